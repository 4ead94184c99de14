import type { Suite } from './suite.ts'

export const files: Suite = {
  name: 'files',
  about: '',
  quick: true,
  async run() {
    return { passed: 1, failures: [] }
  },
}
