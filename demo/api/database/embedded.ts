import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { prepareBinaries } from './binaries.ts'
import {
  type Cluster,
  databaseName,
  ensureCluster,
  startCluster,
  stopCluster,
  superuser,
} from './cluster.ts'
import { eraseFolder, outsideHome, prepareFolder, readPassword } from './folder.ts'
import { type FolderLock, lockFolder } from './lock.ts'
import { databaseOwner } from './owner.ts'
import { runningServer } from './pid-file.ts'
import { keepRunning } from './supervisor.ts'

/** A running PostgreSQL of ours on a data folder that this process holds. */
export interface EmbeddedServer {
  url: string
  /** Where PostgreSQL's own files are. */
  folder: string
  /** The same, when its user can't reach the data folder; else null. */
  movedTo: string | null
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL of a data folder, making it on first use, and again when it dies.
 *
 * @param options.reset Erases what is there, once the folder is ours alone.
 * @param options.onRestart It had died, and runs again.
 * @throws Problem when the folder is in use, unusable, of another PostgreSQL, or the disk is full.
 */
export async function startEmbedded(
  dataDir: string,
  options: { reset: boolean; onRestart: () => void },
): Promise<EmbeddedServer> {
  const owner = databaseOwner(dataDir)
  const folder = prepareFolder(dataDir, owner)
  const lock = lockFolder(folder.root)
  try {
    const cluster: Cluster = { owner, folder, binaries: prepareBinaries(owner, folder.home) }
    if (options.reset) {
      await stopCluster(cluster)
      eraseFolder(folder)
      return await startHeld(await afresh(cluster), lock, options.onRestart)
    }
    return await startHeld(cluster, lock, options.onRestart)
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The erased folder, prepared again: what was outside may fit inside now. */
async function afresh(cluster: Cluster): Promise<Cluster> {
  const folder = prepareFolder(cluster.folder.root, cluster.owner)
  return { owner: cluster.owner, folder, binaries: prepareBinaries(cluster.owner, folder.home) }
}

async function startHeld(
  cluster: Cluster,
  lock: FolderLock,
  onRestart: () => void,
): Promise<EmbeddedServer> {
  await ensureCluster(cluster)
  const password = readPassword(cluster.folder)
  const port = await startCluster(cluster)
  const lastResort = () => signalStop(cluster)
  process.once('exit', lastResort)
  const letStop = keepRunning(cluster, port, onRestart)
  const stop = async () => {
    await letStop()
    process.off('exit', lastResort)
    await stopCluster(cluster)
    lock.release()
  }
  try {
    const url = address(port, password)
    await ensureDatabase(url)
    const { home, root } = cluster.folder
    return { url, folder: home, movedTo: home === root ? null : home, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Whether a data folder has a database, running or not. Makes nothing. */
export function hasCluster(dataDir: string): boolean {
  return [dataDir, outsideHome(dataDir)].some(home => existsSync(join(home, 'postgres')))
}

/** The database that another living process of ours serves from this folder, or null. */
export function addressOfRunning(dataDir: string): string | null {
  const folder = prepareFolder(dataDir, databaseOwner(dataDir))
  const server = runningServer(folder.cluster)
  return server ? address(server.port, readPassword(folder)) : null
}

function address(port: number, password: string): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${databaseName}`
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.replace(/\/[^/]*$/, '/postgres') })
  await client.connect()
  try {
    const found = await client.query('select from pg_database where datname = $1', [databaseName])
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`)
  } finally {
    await client.end()
  }
}

/** On a sudden exit nothing can be awaited: PostgreSQL is asked to stop, and does so by itself. */
function signalStop(cluster: Cluster): void {
  const server = runningServer(cluster.folder.cluster)
  if (!server || process.platform === 'win32') return
  try {
    process.kill(server.pid, 'SIGINT')
  } catch {
    // Gone already.
  }
}
