import { command, tool } from './command.ts'
import type { Suite } from './suite.ts'

export const lint: Suite = {
  name: 'lint',
  about: 'Biome: rules and format',
  quick: true,
  async run() {
    const { code, output } = await command(
      tool('biome'),
      ['check', '--diagnostic-level=error', '--max-diagnostics=60', '--colors=off', '.'],
      { env: { NO_COLOR: '1' } },
    )
    if (code === 0) return { passed: 1, failures: [] }
    return { passed: 0, failures: [{ name: 'biome check', message: output.trim() }] }
  },
}
