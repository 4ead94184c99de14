import { statfs } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Connection } from './connection.ts'

/** One part of the database, as a probe of the product sees it. */
export interface HealthPart {
  name: 'database' | 'disk'
  healthy: boolean
}

/** Longer than the connection's own limits take together, for a server that doesn't answer at all. */
const patienceMilliseconds = 5_000
/** Two segments of PostgreSQL's log of changes: with less it stops at the next one. */
const leastFreeBytes = 2 * 16 * 1024 * 1024

/**
 * Asks whether the database takes writes, on a connection of its own, and whether its disk has room, where that disk is
 * ours to see. Probes that come at once share one answer.
 *
 * @param folder of the cluster, null for another server
 */
export function createHealth(
  { db }: Connection,
  folder: string | null,
): () => Promise<HealthPart[]> {
  let asked: Promise<HealthPart[]> | null = null

  async function look(): Promise<HealthPart[]> {
    const [database, disk] = await Promise.all([takesWrites(), hasRoom()])
    return [
      { name: 'database', healthy: database },
      ...(disk === null ? [] : [{ name: 'disk' as const, healthy: disk }]),
    ]
  }

  /** A database that only reads, or whose disk is full, answers a `select 1`. */
  function takesWrites(): Promise<boolean> {
    const written = sql`
      insert into health_checks (name, checked_at) values ('api', now())
      on conflict (name) do update set checked_at = excluded.checked_at
    `.execute(db)
    return Promise.race([
      written.then(
        () => true,
        () => false,
      ),
      setTimeout(patienceMilliseconds, false, { ref: false }),
    ])
  }

  async function hasRoom(): Promise<boolean | null> {
    if (folder === null) return null
    return statfs(folder).then(
      ({ bavail, bsize }) => bavail * bsize >= leastFreeBytes,
      () => false,
    )
  }

  return () => {
    asked ??= look().finally(() => {
      asked = null
    })
    return asked
  }
}
