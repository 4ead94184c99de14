import { runInNode } from '../config/node-tests.ts'
import { dataFolder, madeFolderVariable } from '../database/data-folder.ts'
import { startThrowawayServer, throwawayVariable } from '../database/throwaway.ts'
import { filesIn } from './files-in.ts'
import { depthEnvironment, isChosen, type Suite } from './suite.ts'

/** Folders of test/ whose tests start a database or a server. */
const starting = /^test\/(api|database|server|start)\//

const testFiles = () => filesIn('test', /\.node\.test\.ts$/)

export const node: Suite = {
  name: 'node',
  about: '*.node.test.ts: pure functions, in Node (node:test)',
  quick: false,
  async run(run) {
    const files = testFiles().filter(path => !starting.test(path) && isChosen(run, path))
    return files.length === 0
      ? { passed: 0, failures: [] }
      : runInNode(files, { env: depthEnvironment(run) })
  },
}

export const server: Suite = {
  name: 'server',
  about: '*.node.test.ts below test/database, start, api and server: they start what they test',
  quick: false,
  mayBeEmpty: true,
  async run(run) {
    const files = testFiles().filter(path => starting.test(path) && isChosen(run, path))
    if (files.length === 0) return { passed: 0, failures: [] }
    const made = await dataFolder()
    const database = await startThrowawayServer(await dataFolder(undefined, made))
    try {
      const env = {
        [throwawayVariable]: database.url,
        [madeFolderVariable]: made,
        ...depthEnvironment(run),
      }
      return await runInNode(files, { env, ...(run.soak && { timeoutSeconds: 3_600 }) })
    } finally {
      await database.close()
    }
  },
}
