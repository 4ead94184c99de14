/** What the elements offer, read from the registry and from their screens' docblocks. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { attributesOf, type Row, tagOf } from '../../src/core/screen-row.ts'
import { rows, type ScreenId, screenIds } from '../../src/core/screens.ts'
import { root } from '../config/root.ts'

export interface ElementFacts {
  id: ScreenId
  tag: string
  row: Row
  summary: string
  attributes: { name: string; kind: 'text' | 'flag'; meaning: string }[]
  events: { name: string; meaning: string }[]
  /** Where the screen is, from the project's root. */
  file: string
}

/** Events that every element may raise. */
const commonEvents = [
  { name: 'raffle-desk-ready', meaning: 'it shows; detail.id is its row' },
  {
    name: 'raffle-desk-error',
    meaning: 'it could not be loaded, or broke; detail.message says why',
  },
  {
    name: 'raffle-desk-session-expired',
    meaning:
      'embedded: the token has ended; raised once for all elements of a session; detail.renew() asks for another',
  },
  {
    name: 'raffle-desk-navigate',
    meaning:
      'a link or a button leads to another screen; detail.path; cancelable: else the browser goes there',
  },
]

const screensFolder = 'src/screens'

function fileOf(id: ScreenId): string {
  const index = readFileSync(join(root, screensFolder, 'index.ts'), 'utf8')
  const file = new RegExp(`\\b${id}: \\(\\) => import\\('\\./(.+?)'\\)`).exec(index)?.[1]
  if (!file) throw new Error(`src/screens/index.ts names no file for ${id}`)
  return `${screensFolder}/${file}`
}

/** The docblock right before the default export. */
function docblockOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const block = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export default function/.exec(source)?.[1]
  if (!block) throw new Error(`${file} needs a docblock before its default export`)
  return block.split('\n').map(line => line.replace(/^\s*\*? ?/, '').trimEnd())
}

/** `@attr name meaning`, with the lines that continue it. */
function tagged(lines: string[], name: string): { name: string; meaning: string }[] {
  const joined = lines.join('\n').split(/\n(?=@)/)
  return joined.flatMap(part => {
    const match = new RegExp(`^@${name} (\\S+)\\s*([\\s\\S]*)$`).exec(part.trim())
    return match
      ? [{ name: match[1] ?? '', meaning: (match[2] ?? '').replace(/\s+/g, ' ').trim() }]
      : []
  })
}

function factsOf(id: ScreenId): ElementFacts {
  const file = fileOf(id)
  const lines = docblockOf(file)
  const documented = new Map(tagged(lines, 'attr').map(({ name, meaning }) => [name, meaning]))
  const attributes = Object.entries(attributesOf(rows[id])).map(([name, kind]) => {
    const meaning = documented.get(name)
    if (!meaning) throw new Error(`${file} doesn't document its attribute ${name} (@attr)`)
    return { name, kind, meaning }
  })
  const summary = lines.slice(0, lines.findIndex(line => line.startsWith('@')) >>> 0).join(' ')
  return {
    id,
    tag: tagOf(id),
    row: rows[id],
    summary: summary.replace(/\s+/g, ' ').trim(),
    attributes,
    events: [...tagged(lines, 'fires'), ...commonEvents],
    file,
  }
}

export const elementFacts = (): ElementFacts[] => screenIds.map(factsOf)
