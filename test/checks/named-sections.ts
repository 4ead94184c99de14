import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../config/root.ts'
import { filesIn } from '../suites/files-in.ts'

/** A document that a text names, with a section of it or a heading in quotes. A comment's lines may break it. */
const named =
  /(?<document>[\w./-]*[\w-]\.md)\b(?:, section (?<section>\d))?(?:, \\?"(?<heading>[^"\\\n]+)\\?")?/g

/** Who may name documents: everything that people read, code and guides. The checks plant faults of their own. */
function texts(): string[] {
  const folders = ['src', 'demo', 'stories', 'test', 'docs']
  const readable = /\.(?:tsx?|css|md|json)$/
  return [
    'README.md',
    'CONTRIBUTING.md',
    ...folders.flatMap(folder => filesIn(folder, readable)),
  ].filter(path => !path.startsWith('test/checks/'))
}

/** Documents, sections and headings that a text names and that aren't in the repository. */
export function missingSections(base: string = root, paths: string[] = texts()): string[] {
  return paths.flatMap(path => {
    const text = readFileSync(join(base, path), 'utf8').replaceAll(/\n *\*(?!\/) */g, ' ')
    return [...text.matchAll(named)].flatMap(({ groups = {} }) => {
      const { document = '', section, heading } = groups
      const found = [document, join(dirname(path), document)].find(each =>
        existsSync(join(base, each)),
      )
      if (found === undefined) return [`${path} names ${document}, which isn't there`]
      const heads = readFileSync(join(base, found), 'utf8').match(/^#+ .+$|^\*\*[^*]+/gm) ?? []
      const lacks = [
        section && !heads.some(head => head.startsWith(`## ${section}.`)) && `section ${section}`,
        heading &&
          !heads.some(head => head.replace(/^(?:#+ (?:\d\. )?|\*\*)/, '') === heading) &&
          `"${heading}"`,
      ]
      return lacks
        .filter(Boolean)
        .map(lack => `${path} names ${lack} of ${document}, which isn't there`)
    })
  })
}
