import { type ChildProcess, spawn } from 'node:child_process'
import type { Copy } from '../support/project-copy.ts'
import type { Fault } from './fault.ts'

/** What came of a fault: the first test that was red, or why none was. */
export type Finding = { red: string } | { survived: string }

/** A fault by which every test of a file waits in vain is told by another file. */
const longestSeconds = 300

const running = new Set<ChildProcess>()

/** Plants a fault in a copy, runs the file that must see it, and mends the copy. */
export async function tryFault(copy: Copy, fault: Fault): Promise<Finding> {
  const mend = copy.plant(fault)
  try {
    return findingOf(await outputOf(copy, fault), fault)
  } finally {
    mend()
  }
}

/** Ends what is running, with all that it started. */
export function endAll(): void {
  for (const child of running) end(child)
}

function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM')
}

function outputOf({ folder }: Copy, { caughtBy }: Fault): Promise<string> {
  return new Promise((resolve, reject) => {
    const { suite, file } = caughtBy
    const child = spawn(process.execPath, ['test/run.mjs', suite, '--only', file], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: a browser and a database end with it.
      detached: true,
    })
    running.add(child)
    const timer = setTimeout(end, longestSeconds * 1000, child)
    let output = ''
    const keep = (text: Buffer): void => {
      output += text.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', reject)
    child.once('close', () => {
      running.delete(child)
      clearTimeout(timer)
      resolve(output)
    })
  })
}

/** Only a red test is a catch: what crashes, can't be bundled or runs no test would be red for any reason. */
export function findingOf(output: string, { caughtBy: { suite, file } }: Fault): Finding {
  const begin = `  ✗ ${suite}: `
  const [, failed = ''] = output.split('\nFailed:\n')
  const names = failed
    .split('\n')
    .filter(line => line.startsWith(begin))
    .map(line => line.slice(begin.length))
  const red = names.find(name => isTest(name, suite, file))
  if (red !== undefined) return { red: red.replace(`${file}: `, '') }
  if (names.length > 0) return { survived: `no test was red, but: ${names[0]}` }
  const [, passed = '0'] = /(\d+) passed, 0 failed\s*$/.exec(output) ?? []
  if (passed === '0') return { survived: `no test ran to its end: ${output.trim().slice(-300)}` }
  return { survived: `${passed} tests passed` }
}

/** A check of the suite `files` has no file in its name; a file that fails as a whole has nothing behind its name. */
function isTest(name: string, suite: string, file: string): boolean {
  if (suite === 'files') return !['the suite crashed', 'something is missing'].includes(name)
  return name.startsWith(`${file}: `) && !name.endsWith(file)
}
