import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { keepingPlans } from './kept-plans.ts'
import {
  clientLiveness,
  type LimitChanges,
  limitsOf,
  type Purpose,
  sessionSettings,
} from './limits.ts'
import { typeParsers } from './numbers.ts'
import type { Database } from './schema.ts'

/** One pool, and Kysely on top of it. `pool.end()` closes both; Kysely's own `destroy` does nothing before its first query. */
export interface Connection {
  db: Kysely<Database>
  pool: pg.Pool
}

/**
 * A pool on `connectionString` with the limits of its purpose. Sessions speak UTC; nothing is contacted before the first
 * query.
 */
export function connect(
  connectionString: string,
  purpose: Purpose,
  changes?: LimitChanges,
): Connection {
  const limits = limitsOf(purpose, changes)
  const pool = new pg.Pool({
    connectionString,
    max: limits.size,
    types: typeParsers,
    application_name: `raffle-desk ${purpose}`,
    connectionTimeoutMillis: limits.connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: async client => {
      await client.query(sessionSettings(limits))
      for (const setting of livenessSettings) {
        // A server that doesn't know it is used all the same.
        await client.query(setting).catch(() => {})
      }
    },
  })
  // An idle connection that the server drops is replaced at the next query; unheard, it would end us.
  pool.on('error', () => {})
  // Nor may one that is held: whoever holds it hears of it at the next query.
  pool.on('connect', client => client.on('error', () => {}))
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: keepingPlans(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return { db, pool }
}

const livenessSettings = Object.entries(clientLiveness).map(
  ([name, value]) => `set ${name} = ${value}`,
)
