import { readFileSync } from 'node:fs'
import { root } from '../config/root.ts'
import { filesIn } from '../suites/files-in.ts'

/** A file of the project with its text. */
export interface SourceFile {
  path: string
  text: string
  lines: number
}

const extensions = /\.(tsx?|mjs|css)$/

/** What people wrote in src, demo, stories and test, besides what is generated. */
export function sourceFiles(base: string = root): SourceFile[] {
  return ['src', 'demo', 'stories', 'test']
    .flatMap(folder => filesIn(folder, extensions, base))
    .map(path => {
      const text = readFileSync(`${base}/${path}`, 'utf8')
      return { path, text, lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0) }
    })
}
