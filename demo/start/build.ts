import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { type FolderLock, lockFolder } from '../api/database/lock.ts'
import { Problem } from '../api/database/problem.ts'
import type { Lifecycle } from './lifecycle.ts'

/** The project's folder. */
export const project = fileURLToPath(new URL('../../', import.meta.url))

/** Where `vite build` puts the dashboard and the embeddable entry. */
export const distFolder = join(project, 'dist')

/** What the build reads. A change anywhere in it makes the build stale. */
const inputs = [
  'src',
  'demo/standalone',
  'demo/portal',
  'demo/verify',
  'package-lock.json',
  'tsconfig.json',
  ...readdirSync(project).filter(file => /^vite\.[\w.-]+\.(ts|json)$/.test(file)),
]
const stampFile = join(distFolder, '.inputs')

/**
 * Runs `vite build` unless `dist/` was built from the very same inputs.
 *
 * @throws Problem `buildFailed`.
 */
export async function buildIfStale(life: Lifecycle): Promise<void> {
  if (isFresh(hashInputs())) return
  const lock = await takeTurn()
  life.onStop(async () => lock.release())
  try {
    const hash = hashInputs()
    if (isFresh(hash)) return
    life.print(life.texts.notices.building)
    const startedAt = Date.now()
    await build(life)
    writeFileSync(stampFile, hash)
    life.print(life.texts.notices.built(((Date.now() - startedAt) / 1000).toFixed(1)))
  } finally {
    lock.release()
  }
}

function isFresh(hash: string): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash
}

/** Two starts from one clone would build over each other. */
async function takeTurn(): Promise<FolderLock> {
  const folder = join(project, '.cache/build')
  mkdirSync(folder, { recursive: true })
  for (;;) {
    try {
      return lockFolder(folder)
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'folderInUse') throw error
      await setTimeout(300)
    }
  }
}

function hashInputs(): string {
  const hash = createHash('sha256').update(process.env.RAFFLE_DESK_BASE_PATH ?? '/')
  for (const file of inputs.flatMap(input => filesIn(join(project, input)))) {
    hash
      .update(`${relative(project, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  const entries = statEntries(path)
  return entries ? entries.flatMap(name => filesIn(join(path, name))) : [path]
}

function statEntries(path: string): string[] | null {
  try {
    return readdirSync(path).sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return null
    throw error
  }
}

/** In a process of its own: the bundler's memory goes with it. */
function build(life: Lifecycle): Promise<void> {
  const vite = join(project, 'node_modules/vite/bin/vite.js')
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    life.onStop(async () => child.kill())
    let words = ''
    child.stdout.on('data', chunk => {
      words += chunk
    })
    child.stderr.on('data', chunk => {
      words += chunk
    })
    child.once('error', reject)
    child.once('close', code => {
      if (code === 0) resolve()
      else reject(new Problem('buildFailed', { detail: firstError(words) }))
    })
  })
}

/** Vite's heading says only that it failed; the line after it says why. */
function firstError(words: string): string {
  const lines = stripVTControlCharacters(words).split('\n')
  const start = lines.findIndex(line => /error/i.test(line))
  const reason = lines
    .slice(Math.max(start, 0))
    .find(line => line.trim() !== '' && !/^error during build|^Build failed/i.test(line))
  return (reason ?? words).trim()
}
