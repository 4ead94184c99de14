import { sql, type Transaction } from 'kysely'
import type { Database } from './schema.ts'

/**
 * What connections are for. Each has a pool of its own, so that none waits behind another: reading (with signing in and
 * sessions) never behind writers, health behind nobody.
 */
export type Purpose = 'reads' | 'writes' | 'health' | 'jobs'

/** Milliseconds; 0 is without end. */
export interface Limits {
  /** Connections. */
  size: number
  /** To get a connection, from the pool or the server. */
  connect: number
  statement: number
  /** A statement's wait for a row or a lock that somebody else holds. */
  lock: number
  /**
   * A transaction in which nothing happens: a process that was stopped or cut off inside of one would hold its raffle
   * for as long as it sleeps.
   */
  idle: number
}

/**
 * Two of our processes, an old and a new one, fit into the 40 connections of the cluster, with a backup and a check of
 * the log beside them: 2 × 18 + 2. On two cores more of them answer no faster. A statement ends when nobody waits for
 * it any more: browsers give a call 20 seconds.
 */
const limits: Record<Purpose, Limits> = {
  reads: { size: 6, connect: 5_000, statement: 20_000, lock: 5_000, idle: 10_000 },
  writes: { size: 8, connect: 5_000, statement: 20_000, lock: 5_000, idle: 10_000 },
  health: { size: 1, connect: 2_000, statement: 2_000, lock: 2_000, idle: 2_000 },
  // Migrations, the example data, restoring and clearing: as long as they take, but not stopped half-way for ever.
  jobs: { size: 3, connect: 10_000, statement: 0, lock: 0, idle: 300_000 },
}

/** What a test changes, to see in a second what else takes ten. */
export type LimitChanges = Partial<Record<Purpose, Partial<Limits>>>

export function limitsOf(purpose: Purpose, changes: LimitChanges = {}): Limits {
  return { ...limits[purpose], ...changes[purpose] }
}

/** What a connection is told first, in SQL. */
export function sessionSettings({ statement, lock, idle }: Limits): string {
  return `
    set time zone 'UTC';
    set statement_timeout = ${statement};
    set lock_timeout = ${lock};
    set idle_in_transaction_session_timeout = ${idle};
  `
}

/** Without any limit, whatever the server's own defaults are: copying a database takes as long as it takes. */
export const unlimited = `
  set statement_timeout = 0;
  set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0;
`

/**
 * How the server notices that a client is gone without a word (its machine, or the way to it): within a minute, also in
 * the middle of a statement. Of the cluster's settings, and of each connection to another server.
 */
export const clientLiveness: Readonly<Record<string, number>> = {
  tcp_keepalives_idle: 20,
  tcp_keepalives_interval: 10,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 30_000,
  // Windows can't look.
  ...(process.platform === 'win32' ? {} : { client_connection_check_interval: 5_000 }),
}

/**
 * Gives the rest of a transaction more time, for one statement and between two: locking a long list, picking hundreds,
 * reading a file of members. Whoever is stopped inside of it holds what it holds for as long.
 */
export async function allowLong(
  transaction: Transaction<Database>,
  milliseconds: number,
): Promise<void> {
  const most = String(milliseconds)
  await sql`
    select set_config('statement_timeout', ${most}, true),
      set_config('idle_in_transaction_session_timeout', ${most}, true)
  `.execute(transaction)
}
