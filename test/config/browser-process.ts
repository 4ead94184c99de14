import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import {
  startTestRunner,
  type TestResult,
  type TestSession,
  type TestSuiteResult,
} from '@web/test-runner'
import { chromeLauncher } from '@web/test-runner-chrome'
import type { Failure, Outcome, Time } from '../suites/suite.ts'
import { chromiumFlags } from '../support/chromium.ts'
import { firefox } from '../support/firefox.ts'
import { freePorts } from '../support/free-ports.ts'
import { slowness } from '../support/slowness.ts'
import { uploadTargetPlugin } from '../support/upload-target.ts'
import { bundle } from './bundle.ts'
import { root } from './root.ts'
import { serveBundle, testPage } from './test-page.ts'

/** What the parent process asks of this one. */
export interface BrowserWork {
  /** The suite's name. */
  name: string
  /** Every variant of stories and elements, instead of the usual one. */
  matrix: boolean
  /** Every place of a part, instead of the one that is the harder. */
  full: boolean
  /** Of stories: a language of longer words, too. */
  words: boolean
  files: string[]
  executablePath: string
}

/**
 * A page of tests lives for seconds: what the engine compiles beside it, and collects early, costs more than it saves.
 * `npm run full` has the engine as it is.
 */
const shortLives = `--js-flags=${[
  '--no-opt',
  '--no-sparkplug',
  '--no-concurrent-recompilation',
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
].join(' ')}`

/** Bundles test files, runs them in Chromium, one page each, and counts what passed. */
async function runInBrowser(work: BrowserWork): Promise<Outcome> {
  let folder: string
  try {
    folder = await bundle(work)
  } catch (error) {
    return { passed: 0, failures: [{ name: 'bundling', message: (error as Error).message }] }
  }
  try {
    return outcomeOf(await sessionsOf(work, folder))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function sessionsOf(
  { name, files, executablePath, matrix, full }: BrowserWork,
  folder: string,
): Promise<TestSession[]> {
  let finished: (sessions: TestSession[]) => void
  const sessions = new Promise<TestSession[]>(resolve => {
    finished = resolve
  })
  // Both people have their suite: those who asked for less motion, for whom all comes at once, and the others.
  const motion = name === 'browser' ? ['--force-prefers-reduced-motion'] : []
  const [port = 0] = await freePorts(1)
  const runner = await startTestRunner({
    autoExitProcess: false,
    readCliArgs: false,
    readFileConfig: false,
    config: {
      rootDir: root,
      files: files.map(file => `${root}/${file}`),
      nodeResolve: false,
      // A page waits for frames and keys half of its time: another one runs meanwhile.
      concurrency: Math.min(3, availableParallelism() + 1),
      browsers: [
        chromeLauncher({
          launchOptions: firefox
            ? { browser: 'firefox', executablePath: firefox }
            : {
                executablePath,
                args: [...chromiumFlags, ...motion, ...(full ? [] : [shortLives])],
              },
          // A window each: of two tabs in one window, the hidden one paints no frames.
          createPage: async ({ context }) => {
            // Without the protocol that Chromium alone speaks.
            if (firefox) return context.newPage()
            const page = await (await context.browser().createBrowserContext()).newPage()
            const session = await page.createCDPSession()
            // Of two windows only one has the focus; in the other no element would hear of its own.
            await session.send('Emulation.setFocusEmulationEnabled', { enabled: true })
            if (slowness > 1)
              await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
            // A form with unsaved changes asks before its page goes.
            page.on('dialog', dialog => void dialog.accept())
            return page
          },
        }),
      ],
      plugins: [uploadTargetPlugin()],
      middleware: [serveBundle(folder)],
      testRunnerHtml: testPage,
      port,
      reporters: [{ stop: ({ sessions: all }) => finished([...all]) }],
      browserLogs: true,
      staticLogging: true,
      testFramework: { config: { ui: 'bdd', timeout: '60000' } },
      browserStartTimeout: 120_000,
      testsStartTimeout: 120_000,
      // A file may take minutes on a machine with much else to do; in the matrix it runs two dozen times.
      testsFinishTimeout: matrix ? 1_800_000 : 600_000,
    },
  })
  if (!runner) throw new Error('web-test-runner did not start')
  runner.on('finished', () => void runner.stop())
  return sessions
}

/** A test that was skipped counts as failed: nothing is left out in silence. */
function outcomeOf(sessions: TestSession[]): Outcome {
  let passed = 0
  const failures: Failure[] = []
  const times: Time[] = []
  for (const session of sessions) {
    const file = (session.testFile ?? '').replace(`${root}/`, '')
    const tests = session.testResults ? testsIn(session.testResults) : []
    for (const { name, result } of tests) {
      times.push({ name: `${file}: ${name}`, seconds: (result.duration ?? 0) / 1000 })
      if (result.passed && !result.skipped) passed += 1
      else failures.push({ name: `${file}: ${name}`, message: messageOf(result), file })
    }
    const logs = logsOf(session)
    for (const { message, stack = '' } of session.errors)
      failures.push({ name: file, message: [message, stack, ...logs].join('\n'), file })
    if (tests.length === 0 && session.errors.length === 0)
      failures.push({ name: file, message: ['It ran no test.', ...logs].join('\n'), file })
  }
  return { passed, failures, times, note: `${sessions.length} files` }
}

interface NamedResult {
  name: string
  result: TestResult
}

function testsIn(suite: TestSuiteResult, path: string[] = []): NamedResult[] {
  return [
    ...suite.tests.map(result => ({ name: [...path, result.name].join(' › '), result })),
    ...suite.suites.flatMap(inner => testsIn(inner, [...path, inner.name])),
  ]
}

function messageOf({ skipped, error }: TestResult): string {
  if (skipped) return 'The test was skipped.'
  if (!error) return 'The test failed without a message.'
  const compared =
    error.expected === undefined && error.actual === undefined
      ? ''
      : `\n${difference(String(error.expected ?? ''), String(error.actual ?? ''))}`
  return `${error.message}${compared}\n${error.stack ?? ''}`
}

/** Both values where they are short, else the lines that only one of them has. */
function difference(expected: string, actual: string): string {
  const [wanted, found] = [expected.split('\n'), actual.split('\n')]
  if (wanted.length + found.length < 20) return `expected: ${expected}\nactual:   ${actual}`
  return [
    ...wanted.filter(line => !found.includes(line)).map(line => `only expected: ${line.trim()}`),
    ...found.filter(line => !wanted.includes(line)).map(line => `only actual:   ${line.trim()}`),
  ].join('\n')
}

function logsOf(session: TestSession): string[] {
  return [...session.logs.flat().map(String), ...session.request404s.map(url => `404 ${url}`)]
}

process.once('message', async (work: BrowserWork) => {
  const outcome = await runInBrowser(work)
  process.send?.(outcome, () => process.exit(0))
})
