import { command, tool } from './command.ts'
import type { Suite } from './suite.ts'

export const types: Suite = {
  name: 'types',
  about: 'TypeScript finds no error anywhere',
  quick: true,
  async run() {
    const { code, output } = await command(tool('tsc'), [
      '--noEmit',
      '-p',
      '.',
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/types.tsbuildinfo',
    ])
    if (code === 0) return { passed: 1, failures: [] }
    return { passed: 0, failures: [{ name: 'tsc --noEmit', message: output.trim() }] }
  },
}
