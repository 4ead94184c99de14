import { runInNode } from '../config/node-tests.ts'
import { filesIn } from './files-in.ts'
import type { Suite } from './suite.ts'

export const node: Suite = {
  name: 'node',
  about: 'test/**/*.node.test.ts: what runs in Node, the database included (node:test)',
  quick: false,
  async run({ filter }) {
    const files = filesIn('test', /\.node\.test\.ts$/).filter(file => file.includes(filter))
    if (files.length === 0) return { passed: 0, failures: [] }
    return runInNode(files)
  },
}
