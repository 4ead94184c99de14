import { rmSync } from 'node:fs'
import { command } from '../suites/command.ts'
import type { Failure, Outcome, Time } from '../suites/suite.ts'
import { writePrograms } from './node-programs.ts'
import { root } from './root.ts'

interface TestLine {
  name: string
  file?: string
  seconds: number
  passed: boolean
  message: string
}

/**
 * Whether files may share a process. From Node 22 on, no test of a suite runs before the suites after it are read, so that
 * none could wait for the one before it: there each file has a process of its own, as it had before.
 */
const filesShare = Number(process.versions.node.split('.')[0]) < 22

/** How many processes run at once. */
const atOnce = 2

interface NodeOptions {
  env?: Record<string, string>
  /** How long a file may take. */
  timeoutSeconds?: number
}

/** Runs test files with Node's own test runner, TypeScript through tsx, and counts what passed. */
export async function runInNode(
  files: string[],
  { env = {}, timeoutSeconds = 300 }: NodeOptions = {},
): Promise<Outcome> {
  const failures: Failure[] = []
  const figures: string[] = []
  const times: Time[] = []
  let passed = 0
  const ended = new Set<string>()
  const { folder, programs } = writePrograms(
    files,
    filesShare ? atOnce : files.length,
    timeoutSeconds,
  )
  const { code, output } = await command(
    process.execPath,
    [
      '--import',
      'tsx',
      '--test',
      `--test-concurrency=${atOnce}`,
      // What a file left open, having failed before its end could close it, holds nobody up.
      '--test-force-exit',
      // Later than each file's own end, which says more.
      `--test-timeout=${(timeoutSeconds * files.length + 60) * 1000}`,
      `--test-reporter=${root}/test/config/node-reporter.mjs`,
      '--test-reporter-destination=stdout',
      ...programs,
    ],
    {
      env,
      onLine(line) {
        if (line.startsWith('@figure ')) figures.push(JSON.parse(line.slice('@figure '.length)))
        if (!line.startsWith('@test ')) return
        const test = JSON.parse(line.slice('@test '.length)) as TestLine
        const { file = '' } = test
        ended.add(file)
        times.push({ name: `${file}: ${test.name}`, seconds: test.seconds })
        if (test.passed) passed += 1
        else failures.push({ name: `${file}: ${test.name}`, message: test.message, file })
      },
    },
  )
  rmSync(folder, { recursive: true, force: true })
  for (const file of files)
    if (!ended.has(file)) failures.push({ name: file, message: 'It was not run to its end.', file })
  if (code !== 0 && failures.length === 0)
    failures.push({ name: 'node --test', message: output.trim() || `Ended with code ${code}.` })
  return { passed, failures, figures, times, note: `${files.length} files` }
}
