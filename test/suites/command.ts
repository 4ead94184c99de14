import { spawn } from 'node:child_process'
import { root } from '../config/root.ts'

/** What a command said and how it ended. */
export interface CommandResult {
  code: number
  /** stdout and stderr, in the order they came. */
  output: string
}

/** Runs a tool of node_modules/.bin (or any program) in the project's folder. */
export function command(
  program: string,
  args: string[],
  options: { env?: Record<string, string>; onLine?: (line: string) => void } = {},
): Promise<CommandResult> {
  return new Promise(resolve => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...environment(), ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let rest = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (!options.onLine) return
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) options.onLine(line)
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.on('error', error => resolve({ code: 1, output: `${output}${error.message}` }))
    child.on('close', code => resolve({ code: code ?? 1, output }))
  })
}

/** The path of a tool that npm installed. */
export function tool(name: string): string {
  return `${root}/node_modules/.bin/${name}`
}

/** Without the mark by which Node's test runner knows its children: a run inside a test is its own. */
function environment(): NodeJS.ProcessEnv {
  const { NODE_TEST_CONTEXT: _, ...rest } = process.env
  return rest
}
