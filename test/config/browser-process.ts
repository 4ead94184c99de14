import { availableParallelism } from 'node:os'
import {
  startTestRunner,
  type TestResult,
  type TestSession,
  type TestSuiteResult,
} from '@web/test-runner'
import { chromeLauncher } from '@web/test-runner-chrome'
import type { ViteDevServer } from 'vite'
import type { Failure, Outcome } from '../suites/suite.ts'
import { chromiumFlags } from '../support/chromium.ts'
import { freePorts } from '../support/free-ports.ts'
import { uploadTargetPlugin } from '../support/upload-target.ts'
import { root } from './root.ts'
import { startVite, testPage, viteMiddleware } from './vite-middleware.ts'

/** What the parent process asks of this one. */
export interface BrowserWork {
  /** Name of Vite's cache folder: one a suite. */
  cache: string
  /** Every variant of stories and elements, instead of the usual one. */
  matrix: boolean
  files: string[]
  executablePath: string
}

/** Runs test files in Chromium, one page each, and counts what passed. */
async function runInBrowser({
  cache,
  matrix,
  files,
  executablePath,
}: BrowserWork): Promise<Outcome> {
  const viteErrors: string[] = []
  const vite = await startVite({ cache, matrix, onError: error => viteErrors.push(error) })
  try {
    const sessions = await sessionsOf({ files, executablePath, vite, matrix })
    return outcomeOf(sessions, viteErrors)
  } finally {
    await vite.close()
  }
}

interface Pages {
  files: string[]
  executablePath: string
  vite: ViteDevServer
  matrix: boolean
}

async function sessionsOf({ files, executablePath, vite, matrix }: Pages): Promise<TestSession[]> {
  let finished: (sessions: TestSession[]) => void
  const sessions = new Promise<TestSession[]>(resolve => {
    finished = resolve
  })
  const [port = 0] = await freePorts(1)
  const runner = await startTestRunner({
    autoExitProcess: false,
    readCliArgs: false,
    readFileConfig: false,
    config: {
      rootDir: root,
      files,
      nodeResolve: false,
      concurrency: Math.min(2, availableParallelism()),
      browsers: [
        chromeLauncher({
          launchOptions: { executablePath, args: chromiumFlags },
          // A window each: of two tabs in one window, the hidden one paints no frames.
          createPage: async ({ context }) => {
            const page = await (await context.browser().createBrowserContext()).newPage()
            const session = await page.createCDPSession()
            // Of two windows only one has the focus; in the other no element would hear of its own.
            await session.send('Emulation.setFocusEmulationEnabled', { enabled: true })
            // A form with unsaved changes asks before its page goes.
            page.on('dialog', dialog => void dialog.accept())
            return page
          },
        }),
      ],
      plugins: [uploadTargetPlugin()],
      middleware: [viteMiddleware(vite)],
      testRunnerHtml: script => testPage(vite, script),
      port,
      reporters: [{ stop: ({ sessions: all }) => finished([...all]) }],
      browserLogs: true,
      staticLogging: true,
      testFramework: { config: { ui: 'bdd', timeout: '30000' } },
      browserStartTimeout: 60_000,
      testsStartTimeout: 60_000,
      // In the matrix a file runs two dozen times.
      testsFinishTimeout: matrix ? 900_000 : 90_000,
    },
  })
  if (!runner) throw new Error('web-test-runner did not start')
  runner.on('finished', () => void runner.stop())
  return sessions
}

/** A test that was skipped counts as failed: nothing is left out in silence. */
function outcomeOf(sessions: TestSession[], viteErrors: string[]): Outcome {
  let passed = 0
  const failures: Failure[] = []
  for (const session of sessions) {
    const file = (session.testFile ?? '').replace(`${root}/`, '')
    const tests = session.testResults ? testsIn(session.testResults) : []
    for (const { name, result } of tests) {
      if (result.passed && !result.skipped) passed += 1
      else failures.push({ name: `${file}: ${name}`, message: messageOf(result) })
    }
    const logs = [...logsOf(session), ...(tests.length === 0 ? viteErrors : [])]
    for (const { message, stack = '' } of session.errors)
      failures.push({ name: file, message: [message, stack, ...logs].join('\n') })
    if (tests.length === 0 && session.errors.length === 0)
      failures.push({ name: file, message: ['It ran no test.', ...logs].join('\n') })
  }
  return { passed, failures, note: `${sessions.length} files` }
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
      : `\nexpected: ${error.expected}\nactual:   ${error.actual}`
  return `${error.message}${compared}\n${error.stack ?? ''}`
}

function logsOf(session: TestSession): string[] {
  return [...session.logs.flat().map(String), ...session.request404s.map(url => `404 ${url}`)]
}

process.once('message', async (work: BrowserWork) => {
  const outcome = await runInBrowser(work)
  process.send?.(outcome, () => process.exit(0))
})
