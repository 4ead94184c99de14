import { runInBrowser } from '../config/browser-tests.ts'
import { filesIn, longestFirst } from './files-in.ts'
import { isChosen, type Suite } from './suite.ts'

export const browser: Suite = {
  name: 'browser',
  about:
    'test/**/*.test.ts(x): units and components in Chromium (bundled by Vite, run by web-test-runner)',
  quick: false,
  mayBeEmpty: true,
  runsAlone: true,
  mayTryAgain: true,
  async run(run) {
    const { chromium, matrix, full, words } = run
    const files = longestFirst(filesIn('test', /\.test\.tsx?$/), long)
      .filter(file => !file.endsWith('.node.test.ts') && isChosen(run, file))
      .filter(file => full || !matrix || file.startsWith('test/elements/'))
    if (files.length === 0) return { passed: 0, failures: [] }
    return runInBrowser({
      name: 'browser',
      matrix,
      full,
      words,
      files,
      executablePath: await chromium(),
    })
  },
}

/** Each takes as long as ten others. */
const long = [
  'screens/every-screen',
  'order-entry/outbox',
  'order-entry/refusals',
  'orders/order-view',
  'elements/element-contract',
  'i18n/names-isolated',
  'raffles/editor/raffle-editor',
]
