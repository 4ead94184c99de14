import { browser } from './browser.ts'
import { contract } from './contract.ts'
import { endToEnd } from './end-to-end.ts'
import { files } from './files.ts'
import { licences } from './licences.ts'
import { lint } from './lint.ts'
import { node, server } from './node.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import type { Suite } from './suite.ts'
import { types } from './types.ts'
import { unused } from './unused.ts'

/**
 * Every suite, in the order in which they start: first the one that takes as long as all others without a browser, which
 * run beside it, those that tell a fault soonest first; last those of a browser.
 */
export const suites: Suite[] = [
  server,
  types,
  lint,
  files,
  licences,
  rules,
  node,
  unused,
  contract,
  browser,
  stories,
  endToEnd,
]

type Choice =
  | { kind: 'help' }
  | { kind: 'unknown'; name: string }
  | {
      kind: 'run'
      suites: Suite[]
      matrix: boolean
      soak: boolean
      full: boolean
      words: boolean
      only: readonly string[]
    }

/** Reads the command line: names of suites, `check`, `matrix`, `soak`, `full`, `--only <part of a path>`. */
export function choose(args: string[]): Choice {
  if (args.includes('--help') || args.includes('-h')) return { kind: 'help' }
  const only = args.indexOf('--only')
  const parts = only === -1 ? [] : [args[only + 1] ?? '']
  const names = only === -1 ? args : args.toSpliced(only, 2)
  const usual = {
    kind: 'run',
    matrix: false,
    soak: false,
    full: false,
    words: false,
    only: parts,
  } as const
  if (names[0] === 'check') return { ...usual, suites: suites.filter(suite => suite.quick) }
  if (names[0] === 'matrix') return { ...usual, suites: [stories, browser], matrix: true }
  if (names[0] === 'words') return { ...usual, suites: [stories], words: true }
  if (names[0] === 'soak') return { ...usual, suites: [node, server, endToEnd], soak: true }
  if (names[0] === 'full') {
    const named = names.slice(1)
    const chosen = suites.filter(({ name }) => named.length === 0 || named.includes(name))
    return { ...usual, suites: chosen, matrix: true, soak: true, full: true, words: true }
  }

  const unknown = names.find(name => !suites.some(suite => suite.name === name))
  if (unknown !== undefined) return { kind: 'unknown', name: unknown }
  const chosen = names.length === 0 ? suites : suites.filter(suite => names.includes(suite.name))
  return { ...usual, suites: chosen }
}

/** What `node test/run.mjs --help` prints. */
export const help = `node test/run.mjs [suite …] [--only <part of a path>]

Suites (all of them when none is named):
${suites.map(suite => `  ${suite.name.padEnd(10)}${suite.about}`).join('\n')}

  check     the quick suites: ${suites
    .filter(suite => suite.quick)
    .map(suite => suite.name)
    .join(', ')}
  matrix    stories and elements in every scheme, language, width and host
  words     stories in a language whose words are two fifths longer
  soak      what proves by quantity, with all of its rounds
  full      everything, or these suites whole: every combination, place, variant and host, and all rounds`
