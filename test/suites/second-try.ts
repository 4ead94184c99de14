import { report, type Timed } from './report.ts'
import type { Run } from './suite.ts'

/** More failed files than this are no accident of a busy machine. */
export const mostFiles = 1

/**
 * On a build machine alone (`CI` is set), the one file of a browser that failed runs once more: such a machine may do
 * much else at once. What passes then counts as passed and is named at the end as a fault to look for.
 */
export async function secondTry(
  results: Timed[],
  run: Run,
  onBuildMachine = Boolean(process.env.CI),
): Promise<Timed[]> {
  const failed = results.flatMap(({ suite, outcome }) =>
    outcome.failures.map(failure => ({ suite, ...failure })),
  )
  const files = new Set(failed.map(({ file }) => file))
  const isOne = failed.length > 0 && files.size <= mostFiles
  if (
    !onBuildMachine ||
    !isOne ||
    run.matrix ||
    failed.some(({ suite, file }) => !suite.mayTryAgain || !file)
  )
    return results
  const all: Timed[] = []
  for (const timed of results) all.push(await tryAgain(timed, run))
  return all
}

async function tryAgain(first: Timed, run: Run): Promise<Timed> {
  const { suite, outcome, seconds } = first
  const only = [...new Set(outcome.failures.flatMap(({ file }) => file ?? []))]
  if (only.length === 0) return first
  const again = await suite.run({ ...run, only })
  const stillFails = new Set(again.failures.map(({ name }) => name))
  const passed = outcome.failures.filter(({ name }) => !stillFails.has(name))
  const timed: Timed = {
    suite,
    outcome: { ...outcome, passed: outcome.passed + passed.length, failures: again.failures },
    seconds,
    secondTries: passed.map(({ name }) => name),
  }
  report(timed)
  return timed
}
