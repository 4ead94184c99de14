import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../config/root.ts'
import { filesIn } from '../suites/files-in.ts'

/** Words in backquotes, and the targets of links. */
const quoted = /`([^`\n]+)`/g
const linked = /\]\(([^)\s#]+)(#[^)]*)?\)/g

/** A path of ours: starts with a folder of the project, or ends like one of its files. */
const looksLikePath = /^(\.{0,2}\/)?(src|demo|stories|test|docs|\.ci)(\/[\w.@-]+)*\/?$/

/** The documents whose paths must stay true: a guide that names a missing file has rotted. */
export function documents(): string[] {
  return [
    'README.md',
    'CONTRIBUTING.md',
    ...['src', 'demo', 'stories', 'test', 'docs'].flatMap(folder => filesIn(folder, /\.md$/)),
  ].filter(path => existsSync(`${root}/${path}`))
}

/** Paths that documents name and that aren't there. */
export function missingPaths(base: string = root, names: string[] = documents()): string[] {
  return names.flatMap(document => {
    const text = readFileSync(`${base}/${document}`, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '')
    const inQuotes = [...text.matchAll(quoted)].map(([, path = '']) => path)
    const inLinks = [...text.matchAll(linked)].map(([, path = '']) => path)
    return [
      ...inQuotes.filter(path => looksLikePath.test(path)),
      ...inLinks.filter(path => !/^([a-z]+:|\/)/.test(path)),
    ]
      .filter(path => !isThere(base, document, path))
      .map(path => `${document} names ${path}, which isn't there`)
  })
}

/** Paths are read from the project's folder or from the document's own. */
function isThere(base: string, document: string, path: string): boolean {
  return existsSync(join(base, path)) || existsSync(join(base, dirname(document), path))
}
