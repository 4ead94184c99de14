import { setTimeout } from 'node:timers/promises'
import { type Connection, connect } from './database/connection.ts'
import { type EmbeddedServer, startEmbedded } from './database/embedded.ts'
import { explain } from './database/explain.ts'
import { Problem } from './database/problem.ts'

export type { Connection } from './database/connection.ts'
export type { Database } from './database/schema.ts'

/** An open database. `close` ends the connections, and the server too where it's ours. */
export interface OpenDatabase extends Connection {
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
    return openAt(checkUrl(options.url), null)
  }
  const server = await startEmbedded(options.dataDir, { reset: options.reset ?? false }).catch(
    error => {
      throw explain(error, options.dataDir)
    },
  )
  return openAt(server.url, server)
}

/** Opens a database that somebody else runs, and makes sure that it answers. */
export async function openAt(url: string, server: EmbeddedServer | null): Promise<OpenDatabase> {
  const connection = connect(url)
  const close = async () => {
    // A query that goes on for ever must not keep the server from stopping in good order.
    await Promise.race([connection.db.destroy(), setTimeout(5_000, null, { ref: false })])
    await server?.stop()
  }
  try {
    await connection.pool.query('select 1')
  } catch (error) {
    await close()
    throw explain(error, address(url))
  }
  return { ...connection, url, movedTo: server?.movedTo ?? null, close }
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
