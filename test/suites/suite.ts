import type { Product } from '../support/product.ts'

/** One thing that didn't hold. */
export interface Failure {
  /** What was tested, as the reader of the summary should find it. */
  name: string
  message: string
}

/** What a suite found. */
export interface Outcome {
  passed: number
  failures: Failure[]
  /** A figure worth keeping beside the counts, such as "412 modules". */
  note?: string
  /** What tests measured, a line each. */
  figures?: string[]
}

/** What suites share in one run, made when the first of them asks. */
export interface Run {
  /** Every variant instead of one of each. */
  matrix: boolean
  /** Only what proves by quantity, with the numbers of `npm run soak`. */
  soak: boolean
  /** Only test files whose path contains this. */
  filter: string
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
  run(run: Run): Promise<Outcome>
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
