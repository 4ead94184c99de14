import ts from 'typescript'
import type { SourceFile } from './source-files.ts'

const allowed = ['src/index.ts', 'src/screens/index.ts']

/** Files that only hand on what others export: they hide where things are and load too much. */
export function barrels(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => /\.tsx?$/.test(path) && !allowed.includes(path))
    .filter(isBarrel)
    .map(({ path }) => `${path} only re-exports; import from the files themselves`)
}

function isBarrel({ path, text }: SourceFile): boolean {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const handsOn = statements.filter(
    statement => ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined,
  )
  const others = statements.filter(
    statement => !ts.isExportDeclaration(statement) && !ts.isImportDeclaration(statement),
  )
  return handsOn.length > 0 && others.length === 0
}
