/** The kit's parts, as stories show them: where each stands, and what its docblock says first. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from '../config/root.ts'

const kit = 'src/screens/kit'

/** Every part that a story draws itself, by its path; pieces of parts are left to their folders. */
function partFiles(): string[] {
  const stories = readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' })
  const drawn = stories
    .filter(file => file.endsWith('.tsx'))
    .flatMap(file => {
      const text = readFileSync(join(root, 'stories', file), 'utf8')
      return [...text.matchAll(/from '(\.{1,2}\/[^']+\.tsx)'/g)].map(([, target]) =>
        posix.join('stories', posix.dirname(file), target ?? ''),
      )
    })
  return [...new Set(drawn)].filter(isPart).sort()
}

const isPart = (file: string) => file.startsWith(`${kit}/`) && file !== `${kit}/language.tsx`

/** The first sentence of the docblock before the exported component that the file is named after. */
function summaryOf(file: string): string | null {
  const name = posix.basename(file, '.tsx').replaceAll('-', '')
  const source = readFileSync(join(root, file), 'utf8')
  const found = [
    ...source.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export (?:default )?function (\w+)/g),
  ]
  const block = found.find(([, , exported]) => exported?.toLowerCase() === name) ?? found[0]
  const words = block?.[1]?.replace(/\n\s*\* ?/g, ' ').trim()
  return words ? (/^.*?[.:](?=\s|$)/.exec(words)?.[0] ?? words).replace(/:$/, '.') : null
}

/** A row for each part, in the order of folders. */
export function kitTable(): string {
  const rows = partFiles().flatMap(file => {
    const summary = summaryOf(file)
    return summary ? [`| \`${file.slice(kit.length + 1)}\` | ${summary} |`] : []
  })
  return ['| file | part |', '|---|---|', ...rows].join('\n')
}
