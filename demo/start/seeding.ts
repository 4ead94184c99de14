import { sql } from 'kysely'
import { explain } from '../api/database/explain.ts'
import { Problem } from '../api/database/problem.ts'
import { emptyTables } from '../api/database/tables.ts'
import type { Connection } from '../api/database.ts'

/** The seed's own signature; `fraction` runs from 0 to 1. */
export type Seed = (
  db: Connection['db'],
  options: { orders: number; onProgress: (fraction: number) => void },
) => Promise<void>

/** Instances that start together on one database: the first seeds, the others wait. */
const advisoryLock = 7_233_402

/**
 * Fills a new database with the example data, once. `meta` says when it began and when it was whole, so
 * that a seed cut off on the way starts over from empty tables.
 *
 * @returns Whether it seeded now.
 */
export async function seedOnce(
  connection: Connection,
  seed: Seed,
  options: { orders: number; onProgress: (fraction: number) => void },
): Promise<boolean> {
  const { db } = connection
  return db.connection().execute(async session => {
    await sql`select pg_advisory_lock(${advisoryLock})`.execute(session)
    try {
      const state = await seedState(db)
      if (state === 'done') return false
      if (state === 'begun') await emptyTables(connection.pool, ['schema_version', 'meta'])
      await writeState(db, { state: 'begun', orders: options.orders })
      await seed(db, options)
      await sql`analyze`.execute(db)
      await writeState(db, { state: 'done', orders: options.orders })
      return true
    } catch (error) {
      throw asProblem(error)
    } finally {
      await sql`select pg_advisory_unlock(${advisoryLock})`.execute(session).catch(() => {})
    }
  })
}

async function seedState(db: Connection['db']): Promise<'none' | 'begun' | 'done'> {
  const row = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'seed')
    .executeTakeFirst()
  const state = (row?.value as { state?: unknown } | undefined)?.state
  return state === 'done' || state === 'begun' ? state : 'none'
}

async function writeState(
  db: Connection['db'],
  value: { state: 'begun' | 'done'; orders: number },
): Promise<void> {
  const text = JSON.stringify({ ...value, at: new Date().toISOString() })
  await sql`
    insert into meta (key, value) values ('seed', ${text}::jsonb)
    on conflict (key) do update set value = excluded.value
  `.execute(db)
}

function asProblem(error: unknown): unknown {
  const known = explain(error, 'PostgreSQL')
  if (known instanceof Problem || !(error instanceof Error)) return known
  return new Problem('seedFailed', { detail: error.message }, { cause: error })
}
