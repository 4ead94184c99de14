import { sql } from 'kysely'
import * as v from 'valibot'
import { createApp } from '../../demo/api/app.ts'
import { migrate } from '../../demo/api/database/migrate.ts'
import { type OpenDatabase, openDatabase } from '../../demo/api/database.ts'
import type { LogEntry } from '../../demo/api/http/log.ts'
import { startPickWorker } from '../../demo/api/raffles/winners/pick-worker.ts'
import { demoPassword, seedPeople } from '../../demo/api/seed/people.ts'
import { seed } from '../../demo/api/seed/seed.ts'
import { ErrorListSchema, type FieldError } from '../../src/core/errors.ts'
import { paths } from '../../src/core/paths.ts'
import type { Role } from '../../src/core/session/role.ts'
import { temporaryFolder } from '../database/support.ts'

export interface Asked {
  token?: string
  body?: unknown
  /** A body as it goes over the wire, in place of `body`. */
  text?: string | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
}

export interface Answered {
  status: number
  headers: Headers
  text: string
  json: unknown
  /** Of a refusal; none of another answer. */
  errors: FieldError[]
}

/** The API on a database of its own, with a clock that the test sets and a log that it reads. */
export interface TestApi {
  db: OpenDatabase['db']
  pool: OpenDatabase['pool']
  log: LogEntry[]
  now: Date
  /** In `after`, at the top of a file. */
  close(): Promise<void>
  ask(method: string, path: string, asked?: Asked): Promise<Answered>
  /** The token of the seed's person of a role. */
  signIn(role?: Role, email?: string): Promise<string>
}

/** Starts it with a small seed; `close` ends it. */
export async function startApi(
  options: { orders?: number; distFolder?: string } = {},
): Promise<TestApi> {
  const { orders = 300, distFolder = null } = options
  const database = await openDatabase({ dataDir: temporaryFolder() })
  const { db } = database
  await migrate(db)
  const now = new Date()
  await seed(db, { orders, onProgress: () => {}, now })
  const log: LogEntry[] = []
  const api: TestApi = {
    db,
    pool: database.pool,
    log,
    now,
    async close() {
      await picks.stop()
      await database.close()
    },
    ask: async (method, path, { token, body, text, headers } = {}) => {
      const sent = text ?? (body === undefined ? undefined : JSON.stringify(body))
      const response = await app.request(path, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(sent === undefined ? {} : { body: sent }),
      })
      return read(response)
    },
    async signIn(role = 'account owner', email) {
      const person = seedPeople.find(each => each.roles.includes(role))
      const body = { email: email ?? person?.email, password: demoPassword }
      const answer = await api.ask('POST', paths.session, { body })
      return tokenOf(answer)
    },
  }
  const keep = (entry: LogEntry) => {
    log.push(entry)
  }
  const picks = startPickWorker({ db, now: () => api.now, log: keep })
  const app = createApp({
    db,
    picks,
    now: () => api.now,
    log: keep,
    buildId: 'build-of-the-test',
    distFolder,
    trustedProxies: 1,
    showOutbox: true,
  })
  return api
}

async function read(response: Response): Promise<Answered> {
  const text = await response.text()
  const isJson = (response.headers.get('content-type') ?? '').includes('json')
  const json: unknown = isJson && text !== '' ? JSON.parse(text) : null
  const refused = v.safeParse(ErrorListSchema, json)
  const { status, headers } = response
  return { status, headers, text, json, errors: refused.success ? refused.output.errors : [] }
}

/** The token that a call gave. */
export function tokenOf({ json }: Answered): string {
  return v.parse(v.object({ data: v.object({ token: v.string() }) }), json).data.token
}

/** A digest of everything that a table holds. */
export async function contentOf(db: TestApi['db'], table: string): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as digest
    from ${sql.table(table)} as t
  `.execute(db)
  return rows[0]?.digest ?? ''
}
