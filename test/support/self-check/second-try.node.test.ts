import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Timed } from '../../suites/report.ts'
import { mostFiles, secondTry } from '../../suites/second-try.ts'
import type { Failure, Outcome, Run, Suite } from '../../suites/suite.ts'

const run: Run = {
  matrix: false,
  words: false,
  soak: false,
  full: false,
  only: [],
  chromium: async () => '',
  product: () => Promise.reject(new Error('not asked for')),
}

const failure = (file: string): Failure => ({ name: `${file}: it holds`, message: 'late', file })

/** A suite that failed in these files, and what it finds when it is asked again. */
function failedIn(files: string[], again: Outcome, mayTryAgain = true) {
  const asked: (readonly string[])[] = []
  const suite: Suite = {
    name: 'browser',
    about: '',
    quick: false,
    mayTryAgain,
    async run({ only }) {
      asked.push(only)
      return again
    },
  }
  const first: Timed = {
    suite,
    outcome: { passed: 10, failures: files.map(failure) },
    seconds: 1,
  }
  return { first, asked }
}

test('it runs what failed again, that file alone, and names it', async () => {
  const { first, asked } = failedIn(['a.test.ts'], { passed: 4, failures: [] })
  const [second] = await secondTry([first], run, true)
  assert.deepEqual(asked, [['a.test.ts']])
  assert.deepEqual(second?.outcome, { passed: 11, failures: [] })
  assert.deepEqual(second?.secondTries, ['a.test.ts: it holds'])
})

test('it stays with a failure that comes again', async () => {
  const { first } = failedIn(['a.test.ts'], { passed: 3, failures: [failure('a.test.ts')] })
  const [second] = await secondTry([first], run, true)
  assert.deepEqual(second?.outcome, { passed: 10, failures: [failure('a.test.ts')] })
  assert.deepEqual(second?.secondTries, [])
})

test('it does not try again where many files failed, or a suite that waits for no page', async () => {
  const passes: Outcome = { passed: 1, failures: [] }
  const many = Array.from({ length: mostFiles + 1 }, (_, index) => `${index}.test.ts`)
  for (const { first, asked } of [failedIn(many, passes), failedIn(['a'], passes, false)]) {
    assert.deepEqual(await secondTry([first], run, true), [first])
    assert.deepEqual(asked, [])
  }
})

test('it does not try again where somebody waits: only on a build machine', async () => {
  const { first, asked } = failedIn(['a.test.ts'], { passed: 4, failures: [] })
  assert.deepEqual(await secondTry([first], run, false), [first])
  assert.deepEqual(asked, [])
})
