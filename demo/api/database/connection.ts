import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { typeParsers } from './numbers.ts'
import type { Database } from './schema.ts'

/** One pool, and Kysely on top of it. Closing Kysely (`db.destroy()`) ends the pool. */
export interface Connection {
  db: Kysely<Database>
  pool: pg.Pool
}

/** Measured on two cores: more than eight connections answer no faster. */
const poolSize = 8

/** A pool on `connectionString`. Sessions speak UTC; nothing is contacted before the first query. */
export function connect(connectionString: string): Connection {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    types: typeParsers,
    application_name: 'raffle-desk',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    onConnect: async client => {
      await client.query(`set time zone 'UTC'`)
    },
  })
  // An idle connection that the server drops is replaced at the next query; unheard, it would end us.
  pool.on('error', () => {})
  // Nor may one that is held: whoever holds it hears of it at the next query.
  pool.on('connect', client => client.on('error', () => {}))
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return { db, pool }
}
