import { runInNode } from '../config/node-tests.ts'
import { filesIn } from './files-in.ts'
import type { Suite } from './suite.ts'

/** Folders of test/ whose tests start a database or a server. */
const starting = /^test\/(api|database|server|start)\//

export const node: Suite = {
  name: 'node',
  about: '*.node.test.ts: pure functions, in Node (node:test)',
  quick: true,
  run: ({ filter }) => runFiles(path => !starting.test(path) && path.includes(filter)),
}

export const server: Suite = {
  name: 'server',
  about: '*.node.test.ts below test/database, start, api and server: they start what they test',
  quick: false,
  mayBeEmpty: true,
  run: ({ filter }) => runFiles(path => starting.test(path) && path.includes(filter)),
}

async function runFiles(wanted: (path: string) => boolean) {
  const files = filesIn('test', /\.node\.test\.ts$/).filter(wanted)
  if (files.length === 0) return { passed: 0, failures: [] }
  return runInNode(files)
}
