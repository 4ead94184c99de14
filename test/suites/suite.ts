import { readFileSync } from 'node:fs'
import { root } from '../config/root.ts'
import { fullVariable } from '../support/full.ts'
import type { Product } from '../support/product.ts'
import { soakVariable } from '../support/soak.ts'

/** One thing that didn't hold. */
export interface Failure {
  /** What was tested, as the reader of the summary should find it. */
  name: string
  message: string
  /** The path of the test file, where a suite has such. */
  file?: string
}

/** How long a test took. */
export interface Time {
  name: string
  seconds: number
}

/** What a suite found. */
export interface Outcome {
  passed: number
  failures: Failure[]
  /** A figure worth keeping beside the counts, such as "412 modules". */
  note?: string
  /** What tests measured, a line each. */
  figures?: string[]
  times?: Time[]
}

/** What suites share in one run, made when the first of them asks. */
export interface Run {
  /** Every variant instead of one of each. */
  matrix: boolean
  /** Only what proves by quantity, with the numbers of `npm run soak`. */
  soak: boolean
  /** Everything, with what another level finds in `npm test`: the work of `npm run full`. */
  full: boolean
  /** Each story in a language of longer words, too. */
  words: boolean
  /** Only test files whose path contains one of these; all of them where there is none. */
  only: readonly string[]
  chromium(): Promise<string>
  product(): Promise<Product>
}

/** A suite of `npm test`. */
export interface Suite {
  name: string
  /** One line for `--help` and for test/README.md. */
  about: string
  /** Part of `npm run check`: quick, and needs neither a browser nor a database. */
  quick: boolean
  /** It may have nothing to run, because what it tests may not exist yet. */
  mayBeEmpty?: boolean
  /** It drives a browser, whose keys and frames wait for nothing: nothing runs beside it. */
  runsAlone?: boolean
  /** A file that failed runs once more, alone (second-try.ts). */
  mayTryAgain?: boolean
  run(run: Run): Promise<Outcome>
}

/** Whether a test file is among those that the run is limited to. */
export function isChosen({ only, soak, full }: Run, file: string): boolean {
  if (!soak && file.includes('.soak.')) return false
  if (!full && (file.includes('.full.') || (soak && !provesByQuantity(file)))) return false
  return only.length === 0 || only.some(part => file.includes(part))
}

/** Whether a file's numbers depend on `npm run soak`, or it belongs to that alone. */
function provesByQuantity(path: string): boolean {
  return (
    path.includes('.soak.') || readFileSync(`${root}/${path}`, 'utf8').includes('/support/soak.ts')
  )
}

/** What tells test files which numbers and combinations are asked for. */
export function depthEnvironment({ soak, full }: Run): Record<string, string> {
  return { ...(soak && { [soakVariable]: '1' }), ...(full && { [fullVariable]: '1' }) }
}

/** Turns checks that list their faults into an outcome: each check is one test. */
export function outcomeOf(checks: { name: string; faults: string[] }[], note?: string): Outcome {
  const failures = checks
    .filter(check => check.faults.length > 0)
    .map(check => ({ name: check.name, message: check.faults.join('\n') }))
  return {
    passed: checks.length - failures.length,
    failures,
    ...(note === undefined ? {} : { note }),
  }
}
