import { command } from '../suites/command.ts'
import type { Failure, Outcome, Time } from '../suites/suite.ts'
import { root } from './root.ts'

interface TestLine {
  name: string
  file?: string
  seconds: number
  passed: boolean
  message: string
}

/** Runs test files with Node's own test runner, TypeScript through tsx, and counts what passed. */
export async function runInNode(
  files: string[],
  options: { concurrency?: number; env?: Record<string, string>; timeoutSeconds?: number } = {},
): Promise<Outcome> {
  const { concurrency = 2, env = {}, timeoutSeconds = 300 } = options
  const failures: Failure[] = []
  const figures: string[] = []
  const times: Time[] = []
  let passed = 0
  const { code, output } = await command(
    process.execPath,
    [
      '--import',
      'tsx',
      '--test',
      `--test-concurrency=${concurrency}`,
      `--test-timeout=${timeoutSeconds * 1000}`,
      `--test-reporter=${root}/test/config/node-reporter.mjs`,
      '--test-reporter-destination=stdout',
      ...files,
    ],
    {
      env,
      onLine(line) {
        if (line.startsWith('@figure ')) figures.push(JSON.parse(line.slice('@figure '.length)))
        if (!line.startsWith('@test ')) return
        const test = JSON.parse(line.slice('@test '.length)) as TestLine
        const file = test.file?.replace(`${root}/`, '') ?? ''
        times.push({ name: `${file}: ${test.name}`, seconds: test.seconds })
        if (test.passed) passed += 1
        else failures.push({ name: `${file}: ${test.name}`, message: test.message, file })
      },
    },
  )
  if (code !== 0 && failures.length === 0)
    failures.push({ name: 'node --test', message: output.trim() || `Ended with code ${code}.` })
  return { passed, failures, figures, times, note: `${files.length} files` }
}
