import { createHash, randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { canReach, type Owner } from './owner.ts'
import { Problem } from './problem.ts'

/** Where a data folder keeps what. */
export interface DataFolder {
  /** The folder that `--data` names: our lock, the password, the API's files. */
  root: string
  /** Where PostgreSQL's own files are: `root`, or a place that its user can reach. */
  home: string
  cluster: string
  log: string
  passwordFile: string
}

const systemHome = '/var/lib/raffle-desk'

/** Where the database of a data folder goes when its user can't reach that folder. */
export function outsideHome(root: string): string {
  return join(systemHome, createHash('sha256').update(resolve(root)).digest('hex').slice(0, 12))
}

/** Makes the data folder and decides where the database lives. Existing data is never moved. */
export function prepareFolder(root: string, owner: Owner): DataFolder {
  mkdirSync(root, { recursive: true })
  const outside = outsideHome(root)
  const hidden = !canReach(owner, root)
  if (hidden && existsSync(join(root, 'postgres'))) {
    // Starting an empty database elsewhere would look as if everything were lost.
    throw new Problem('folderUnusable', { folder: root, detail: 'EACCES' })
  }
  const home = hidden || existsSync(join(outside, 'postgres')) ? outside : root
  mkdirSync(home, { recursive: true, mode: 0o755 })
  if (!canReach(owner, home))
    throw new Problem('folderUnusable', { folder: home, detail: 'EACCES' })
  const cluster = join(home, 'postgres')
  return {
    root,
    home,
    cluster,
    log: join(cluster, 'server.log'),
    passwordFile: join(root, 'password'),
  }
}

/**
 * Erases the database and the API's files of a data folder, but not a backup somebody keeps there. Only
 * for the holder of the folder's lock, with the database stopped.
 */
export function eraseFolder(folder: DataFolder): void {
  for (const name of ['postgres', 'postgres.new', 'runtime', 'files', 'api.log', 'password']) {
    rmSync(join(folder.root, name), { recursive: true, force: true })
  }
  rmSync(outsideHome(folder.root), { recursive: true, force: true })
}

/** Gives a new folder to the owner. */
export function makeOwned(folder: string, owner: Owner): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (owner) chownSync(folder, owner.uid, owner.gid)
}

/** The database's password: made at random on first use, kept for this user's eyes only. */
export function readPassword(folder: DataFolder): string {
  if (existsSync(folder.passwordFile)) return readFileSync(folder.passwordFile, 'utf8').trim()
  if (existsSync(folder.cluster))
    throw new Problem('passwordMissing', { file: folder.passwordFile })
  const password = randomBytes(24).toString('base64url')
  mkdirSync(dirname(folder.passwordFile), { recursive: true })
  writeFileSync(folder.passwordFile, `${password}\n`, { mode: 0o600 })
  return password
}
