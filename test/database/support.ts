import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { outsideHome } from '../../demo/api/database/folder.ts'
import { Problem, type ProblemCode } from '../../demo/api/database/problem.ts'
import { root } from '../config/root.ts'
import { throwawayBase } from '../support/memory-folder.ts'

export const isRoot = process.getuid?.() === 0

/** Not `after`: called inside a hook, that runs as soon as the hook ends. */
const atExit: (() => void)[] = []
process.once('exit', () => {
  for (const clean of atExit) clean()
})

/** A new data folder that PostgreSQL's user can enter, gone after the tests of this file. */
export function temporaryFolder(mode = 0o755): string {
  const folder = mkdtempSync(join(throwawayBase(), 'raffle-desk-database-'))
  chmodSync(folder, mode)
  atExit.push(() => {
    rmSync(outsideHome(folder), { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** The code of the Problem that `work` fails with. */
export async function problemOf(work: () => unknown): Promise<ProblemCode> {
  try {
    await work()
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
  throw new Error('It did not fail')
}

export interface Finished {
  code: number | null
  out: string
  lines: string[]
}

/** Runs a script with Node to its end; `lines` are those of standard error. */
export function runScript(
  args: string[],
  environment: Record<string, string> = {},
): Promise<Finished> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: cleanEnvironment(environment),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let out = ''
    let errors = ''
    child.stdout.on('data', chunk => {
      out += chunk
    })
    child.stderr.on('data', chunk => {
      errors += chunk
    })
    child.once('close', code => resolve({ code, out, lines: errors.trim().split('\n') }))
  })
}

/** Starts a script of this folder; `until` waits for a line that it prints. */
export function startScript(
  args: string[],
): ChildProcess & { until(words: string): Promise<string> } {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: root,
    env: cleanEnvironment({}),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  atExit.push(() => child.kill('SIGKILL'))
  const lines = createInterface({ input: child.stdout })
  const until = (words: string) =>
    new Promise<string>((resolve, reject) => {
      lines.on('line', line => {
        if (line.includes(words)) resolve(line)
      })
      child.once('close', code => reject(new Error(`Ended with ${code} before "${words}"`)))
    })
  return Object.assign(child, { until })
}

function cleanEnvironment(more: Record<string, string>): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, LC_ALL: __, LANG: ___, ...rest } = process.env
  return { ...rest, ...more }
}

/** Whether the PostgreSQL of a data folder has written its pid file. */
export function hasPidFile(folder: string): boolean {
  return existsSync(join(folder, 'postgres/postmaster.pid'))
}
