import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import { findChromium } from '../support/chromium.ts'
import { startProduct } from '../support/product.ts'
import { choose, help } from './choose.ts'
import { once } from './once.ts'
import { report, summarize, type Timed } from './report.ts'
import { secondTry } from './second-try.ts'
import type { Outcome, Run, Suite } from './suite.ts'
import { Unmet } from './unmet.ts'

/** Runs the suites that the arguments name and returns the exit code. */
export async function main(args: string[]): Promise<number> {
  const choice = choose(args)
  if (choice.kind === 'help') return tell(help, 0)
  if (choice.kind === 'unknown') return tell(`No suite is called ${choice.name}.\n\n${help}`, 1)

  const product = once(() => startProduct())
  const run: Run = {
    matrix: choice.matrix,
    soak: choice.soak,
    full: choice.full,
    words: choice.words,
    only: choice.only,
    chromium: once(() => findChromium(choice.full)),
    product,
  }
  const results = await secondTry(await runAll(choice.suites, run), run)
  if (product.asked())
    await product()
      .then(running => running.close())
      .catch(() => {})
  return summarize(results)
}

/** Two suites at a time on two cores: the first free lane takes the next suite. Then those that run alone. */
async function runAll(suites: Suite[], run: Run): Promise<Timed[]> {
  const waiting = suites.filter(suite => !suite.runsAlone)
  const results: Timed[] = []
  const lanes = Math.min(2, availableParallelism(), suites.length)
  async function timed(suite: Suite): Promise<void> {
    const start = performance.now()
    const outcome = await runOne(suite, run)
    const done = { suite, outcome, seconds: (performance.now() - start) / 1000 }
    results.push(done)
    report(done)
  }
  async function lane(): Promise<void> {
    for (let suite = waiting.shift(); suite; suite = waiting.shift()) await timed(suite)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  for (const suite of suites) if (suite.runsAlone) await timed(suite)
  return results
}

/** A suite that crashes, or has nothing to run though it should, has failed once. */
async function runOne(suite: Suite, run: Run): Promise<Outcome> {
  try {
    const outcome = await suite.run(run)
    if (outcome.passed + outcome.failures.length > 0 || suite.mayBeEmpty || run.only.length > 0)
      return outcome
    return { passed: 0, failures: [{ name: suite.name, message: 'The suite ran no test.' }] }
  } catch (error) {
    const name = error instanceof Unmet ? 'something is missing' : 'the suite crashed'
    return { passed: 0, failures: [{ name, message: wordsOf(error) }] }
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof Unmet) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function tell(text: string, code: number): number {
  process.stdout.write(`${text}\n`)
  return code
}
