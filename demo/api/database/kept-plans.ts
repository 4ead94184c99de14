import { createHash } from 'node:crypto'
import {
  type Compilable,
  type CompiledQuery,
  type Kysely,
  type PostgresPool,
  type PostgresPoolClient,
  sql,
} from 'kysely'
import type pg from 'pg'
import type { Database } from './schema.ts'

const mark = '/* kept plan */'

/**
 * Stands in a statement whose plan is the same whatever it is asked with: one that finds by id. A connection then plans
 * it once: with eight tables, planning takes seven times as long as reading twenty rows. Not for what is narrowed by
 * values of which some are rare: its plan depends on them.
 */
export const keptPlan = sql.raw(mark)

/**
 * A query whose text is the same whatever it is asked with is put together once: that of a session takes as long as its answer.
 *
 * @param build from values, which it puts into the query as they come
 * @throws where it does something else with one: the query would be the first caller's for ever
 */
export function compiledOnce<Values extends readonly unknown[], Row>(
  build: (db: Kysely<Database>, ...values: Values) => Compilable<Row>,
): (db: Kysely<Database>, ...values: Values) => Promise<Row[]> {
  // Each stands for a value, and is found again among the parameters.
  const places = Array.from({ length: build.length - 1 }, () => ({}))
  let known: CompiledQuery<Row> | null = null
  return async (db, ...values) => {
    known ??= withAll(places, build(db, ...(places as unknown as Values)).compile())
    const parameters = known.parameters.map(parameter => {
      const place = places.indexOf(parameter as object)
      return place === -1 ? parameter : values[place]
    })
    return (await db.executeQuery<Row>({ ...known, parameters })).rows
  }
}

function withAll<Row>(places: readonly object[], query: CompiledQuery<Row>): CompiledQuery<Row> {
  if (places.some(place => !query.parameters.includes(place)))
    throw new Error('A query that is put together once has to take each of its values as it is.')
  return query
}

/** The pool as Kysely takes it: marked statements are prepared by name, each connection's own. */
export function keepingPlans(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const keeping = known.get(client) ?? keepingClient(client)
      known.set(client, keeping)
      return keeping
    },
  }
}

function keepingClient(client: pg.PoolClient): PostgresPoolClient {
  let generation = 0
  const ask = (text: string, values: readonly unknown[]) => {
    const name = text.includes(mark) ? { name: `${nameOf(text)}${generation}` } : {}
    return client.query({ ...name, text, values: [...values] })
  }
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await ask(text, values)
    } catch (error) {
      if (!isOutdated(error)) throw error
      generation += 1
      // In a transaction nothing more is answered; the connection's next one has a new plan.
      return await ask(text, values).catch(() => Promise.reject(error))
    }
  }
  // Kysely asks for cursors only where it was given a way to make them.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() }
}

/** A newer instance changed a column's type beside us, or somebody between us and PostgreSQL forgot the plan. */
function isOutdated(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['0A000', '26000'].includes(`${error.code}`)
}

const names = new Map<string, string>()

/** PostgreSQL takes 63 bytes of a name. */
function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}
