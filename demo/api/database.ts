import { setTimeout } from 'node:timers/promises'
import { type Connection, connect } from './database/connection.ts'
import { type EmbeddedServer, startEmbedded } from './database/embedded.ts'
import { explain } from './database/explain.ts'
import { createHealth, type HealthPart } from './database/health.ts'
import type { LimitChanges, Purpose } from './database/limits.ts'
import { Problem } from './database/problem.ts'

export type { Connection } from './database/connection.ts'
export type { Database } from './database/schema.ts'

/**
 * An open database. `db` and `pool` are what reads, sessions and signing in use. `close` ends the connections, and the
 * server too where it's ours.
 */
export interface OpenDatabase extends Connection {
  /** For transactions that write, behind `http/writes.ts`. */
  writes: Connection
  /** For what takes longer than a request may: migrations, the example data, clearing. */
  jobs: Connection
  health(): Promise<HealthPart[]>
  url: string
  /** Where the data is when it couldn't be in the data folder (root, below a private folder). */
  movedTo: string | null
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** The data folder, for the PostgreSQL that comes from npm. */
  dataDir: string
  /** Any other PostgreSQL (`DATABASE_URL`): the data folder's own isn't started then. */
  url?: string | undefined
  /** Erases the data folder's database first. */
  reset?: boolean
  /** Our own PostgreSQL had died, and was started again. */
  onRestart?: () => void
  limits?: LimitChanges
}

/**
 * Opens the database: the one at `url`, else the data folder's own, started here and stopped by `close`.
 * Not migrated yet: see `migrate`.
 *
 * @throws Problem with a code for every expected failure.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  if (options.url) {
    if (options.reset) throw new Problem('resetNeedsFolder', {})
    return openAt(checkUrl(options.url), null, options.limits)
  }
  const { dataDir, reset = false, onRestart = () => {} } = options
  const server = await startEmbedded(dataDir, { reset, onRestart }).catch(error => {
    throw explain(error, dataDir)
  })
  return openAt(server.url, server, options.limits)
}

/** Opens a database that runs, and makes sure that it answers. */
async function openAt(
  url: string,
  server: EmbeddedServer | null,
  limits: LimitChanges | undefined,
): Promise<OpenDatabase> {
  const open = (purpose: Purpose) => connect(url, purpose, limits)
  const [reads, writes, jobs, probe] = [open('reads'), open('writes'), open('jobs'), open('health')]
  let closed: Promise<void> | null = null
  const close = async () => {
    const ends = Promise.all([reads, writes, jobs, probe].map(({ pool }) => pool.end()))
    // A query that goes on for ever must not keep the server from stopping in good order.
    await Promise.race([ends, setTimeout(5_000, null, { ref: false })])
    await server?.stop()
  }
  const closeOnce = () => {
    closed ??= close()
    return closed
  }
  try {
    await reads.pool.query('select 1')
  } catch (error) {
    await closeOnce()
    throw explain(error, address(url))
  }
  const health = createHealth(probe, server?.folder ?? null)
  const movedTo = server?.movedTo ?? null
  return { ...reads, writes, jobs, health, url, movedTo, close: closeOnce }
}

/**
 * `DATABASE_URL`, if it is an address of PostgreSQL.
 *
 * @throws Problem `badUrl`.
 */
export function checkUrl(url: string): string {
  if (!URL.canParse(url)) throw new Problem('badUrl', { detail: 'postgres://…' })
  const { protocol } = new URL(url)
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') {
    throw new Problem('badUrl', { detail: protocol })
  }
  return url
}

/** The address without user and password, for messages. */
export function address(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
