import { runInNode } from '../config/node-tests.ts'
import { environmentOf } from '../support/product.ts'
import { installZbar, readsCodes } from '../support/zbar.ts'
import { filesIn, longestFirst } from './files-in.ts'
import { depthEnvironment, isChosen, type Suite } from './suite.ts'

export const endToEnd: Suite = {
  name: 'e2e',
  about: 'test/e2e/*.e2e.ts: journeys and size budgets on the production build (playwright-core)',
  quick: false,
  mayBeEmpty: true,
  runsAlone: true,
  mayTryAgain: true,
  async run(run) {
    const { product, chromium } = run
    const files = longestFirst(filesIn('test/e2e', /\.e2e\.ts$/), long).filter(file =>
      isChosen(run, file),
    )
    if (files.length === 0) return { passed: 0, failures: [] }
    if (files.some(readsCodes)) installZbar()
    const env = {
      ...environmentOf(await product()),
      CHROME_PATH: await chromium(),
      ...depthEnvironment(run),
    }
    return runInNode(files, { env, timeoutSeconds: run.soak ? 3_600 : 900 })
  },
}

/** Each takes as long as five others. */
const long = [
  '/raffle-journey.',
  '/offline.',
  '/people-journey.',
  '/outbox-lives.',
  '/portal-policy.',
  '/orders-journey.',
]
