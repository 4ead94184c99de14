import { runInNode } from '../config/node-tests.ts'
import { environmentOf } from '../support/product.ts'
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
    const env = {
      ...environmentOf(await product()),
      CHROME_PATH: await chromium(),
      ...depthEnvironment(run),
    }
    return runInNode(files, { batch: 3, env, timeoutSeconds: run.soak ? 3_600 : 900 })
  },
}

/** The journey takes a third of the time: begun last, it would run alone at the end. */
function longestFirst(files: readonly string[]): string[] {
  const isLong = (file: string) => Number(file.includes('raffle-journey'))
  return files.toSorted((one, other) => isLong(other) - isLong(one))
}
