import { fork } from 'node:child_process'
import type { Outcome } from '../suites/suite.ts'
import type { BrowserWork } from './browser-process.ts'
import { root } from './root.ts'

/**
 * Runs test files in Chromium through web-test-runner, in a process of its own: the runner draws on
 * the terminal, and bundling shouldn't wait for other suites.
 */
export function runInBrowser(work: BrowserWork): Promise<Outcome> {
  const isDevelopment = work.name !== 'browser' && work.full
  return new Promise((resolve, reject) => {
    const child = fork(`${root}/test/config/browser-process.ts`, {
      cwd: root,
      // React as people get it; in `npm run full` stories have its development build, whose messages are whole sentences.
      env: { ...process.env, NODE_ENV: isDevelopment ? 'development' : 'production' },
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    let output = ''
    child.stdout?.on('data', (text: Buffer) => {
      output += text.toString()
    })
    child.stderr?.on('data', (text: Buffer) => {
      output += text.toString()
    })
    child.once('message', (outcome: Outcome) => resolve(outcome))
    child.once('error', reject)
    child.once('exit', code =>
      reject(new Error(`The browser tests ended with code ${code}.\n${output.trim()}`)),
    )
    child.send(work)
  })
}
