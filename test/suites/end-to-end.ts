import { runInNode } from '../config/node-tests.ts'
import { environmentOf } from '../support/product.ts'
import { installZbar, readsCodes } from '../support/zbar.ts'
import { filesIn } from './files-in.ts'
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
    const files = longestFirst(filesIn('test/e2e', /\.e2e\.ts$/)).filter(file =>
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

/** Each takes as long as five others: begun last, one would run alone at the end. */
const long = [
  'raffle-journey',
  'outbox-lives',
  'offline',
  'portal-host',
  'orders-journey',
  'people-journey',
]

function longestFirst(files: readonly string[]): string[] {
  const placeOf = (file: string) => {
    const place = long.findIndex(name => file.endsWith(`/${name}.e2e.ts`))
    return place < 0 ? long.length : place
  }
  return files.toSorted((one, other) => placeOf(one) - placeOf(other))
}
