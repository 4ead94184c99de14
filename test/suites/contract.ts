import { runInNode } from '../config/node-tests.ts'
import { environmentOf } from '../support/product.ts'
import { filesIn } from './files-in.ts'
import { depthEnvironment, isChosen, type Suite } from './suite.ts'

export const contract: Suite = {
  name: 'contract',
  about: 'test/contract/*.contract.ts against RAFFLE_DESK_API_URL, or else the local API',
  quick: false,
  mayBeEmpty: true,
  async run(run) {
    const files = filesIn('test/contract', /\.contract\.ts$/).filter(file => isChosen(run, file))
    if (files.length === 0) return { passed: 0, failures: [] }
    const elsewhere = process.env.RAFFLE_DESK_API_URL
    return runInNode(files, {
      env: { ...depthEnvironment(run), ...(elsewhere ? {} : environmentOf(await run.product())) },
    })
  },
}
