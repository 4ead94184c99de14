import { readFileSync } from 'node:fs'
import { runInNode } from '../config/node-tests.ts'
import { root } from '../config/root.ts'
import { startThrowawayServer, throwawayVariable } from '../database/throwaway.ts'
import { soakVariable } from '../support/soak.ts'
import { filesIn } from './files-in.ts'
import { isChosen, type Suite } from './suite.ts'

/** Folders of test/ whose tests start a database or a server. */
const starting = /^test\/(api|database|server|start)\//

const testFiles = () => filesIn('test', /\.node\.test\.ts$/)

export const node: Suite = {
  name: 'node',
  about: '*.node.test.ts: pure functions, in Node (node:test)',
  quick: true,
  async run(run) {
    const files = testFiles().filter(path => !starting.test(path) && isChosen(run, path))
    return files.length === 0 ? { passed: 0, failures: [] } : runInNode(files)
  },
}

export const server: Suite = {
  name: 'server',
  about: '*.node.test.ts below test/database, start, api and server: they start what they test',
  quick: false,
  mayBeEmpty: true,
  async run(run) {
    const files = testFiles().filter(
      path => starting.test(path) && isChosen(run, path) && (!run.soak || provesByQuantity(path)),
    )
    if (files.length === 0) return { passed: 0, failures: [] }
    const database = await startThrowawayServer()
    try {
      const env = { [throwawayVariable]: database.url, ...(run.soak && { [soakVariable]: '1' }) }
      return await runInNode(files, { env })
    } finally {
      await database.close()
    }
  },
}

/** Whether a file's numbers depend on `npm run soak`. */
function provesByQuantity(path: string): boolean {
  return readFileSync(`${root}/${path}`, 'utf8').includes('/support/soak.ts')
}
