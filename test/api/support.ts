import { createHash, randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type KyselyPlugin, sql } from 'kysely'
import * as v from 'valibot'
import { createApp } from '../../demo/api/app.ts'
import { calls } from '../../demo/api/calls.ts'
import type { ApiContext } from '../../demo/api/context.ts'
import type { LimitChanges } from '../../demo/api/database/limits.ts'
import type { OpenDatabase } from '../../demo/api/database.ts'
import { changeOrigins } from '../../demo/api/embed-keys/manage-keys.ts'
import { createAfterwards } from '../../demo/api/http/afterwards.ts'
import type { Call } from '../../demo/api/http/call.ts'
import type { LaneOptions } from '../../demo/api/http/lanes.ts'
import type { LogEntry } from '../../demo/api/http/log.ts'
import { createTurns } from '../../demo/api/http/turns.ts'
import { createWrites } from '../../demo/api/http/writes.ts'
import { jobSteps } from '../../demo/api/jobs/kinds.ts'
import { startJobWorker } from '../../demo/api/jobs/worker.ts'
import { startConfirmationWorker } from '../../demo/api/orders/confirmations.ts'
import { startRefundWorker } from '../../demo/api/orders/settle-refunds.ts'
import type { PaymentProvider } from '../../demo/api/payments/provider.ts'
import { startCardWorker } from '../../demo/api/payments/worker.ts'
import { startPickWorker } from '../../demo/api/raffles/winners/pick-worker.ts'
import { demoEmbedKey, demoPassword, seedPeople } from '../../demo/api/seed/people.ts'
import { findEmbedKey } from '../../demo/api/session/embed-key.ts'
import { hashSecret } from '../../demo/api/session/token.ts'
import { paymentStandIn } from '../../demo/api/stand-ins/payments.ts'
import { noServices } from '../../demo/api/static/page-services.ts'
import { startSubscriptionWorker } from '../../demo/api/subscriptions/worker.ts'
import { ErrorListSchema, type FieldError } from '../../src/core/errors.ts'
import type { Role } from '../../src/core/session/role.ts'
import { staffReasonCalls } from '../../src/core/staff-reasons/calls.ts'
import { throwawayDatabase } from '../database/throwaway.ts'
import { paths } from '../support/paths.ts'
import { testCost } from '../support/quick-password.ts'

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
  /** The test's own connections, beside the product's. */
  db: OpenDatabase['db']
  pool: OpenDatabase['pool']
  /** Of its database, for other processes. */
  url: string
  log: LogEntry[]
  now: Date
  /** How long the product meant to wait each time, in milliseconds. */
  pauses: number[]
  /** What is due of subscriptions is charged, and answered. */
  charge(): Promise<void>
  /** Cards are charged for what stands, and let go of the rest. */
  capture(): Promise<void>
  /** In `after`, at the top of a file. */
  close(): Promise<void>
  ask(method: string, path: string, asked?: Asked): Promise<Answered>
  /** The token of the seed's person of a role. */
  signIn(role?: Role, email?: string): Promise<string>
}

/** Starts it with a small seed, in which passwords cost little to check; `close` ends it. */
export async function startApi(
  options: {
    orders?: number
    distFolder?: string
    limits?: LimitChanges
    lanes?: LaneOptions
    payments?: PaymentProvider
    /** What waiting is, in place of no time at all. */
    pause?: ApiContext['pause']
    /** Stands between the calls and what they read outside of a transaction. */
    reading?: KyselyPlugin
    /** Beside those of the product. */
    moreCalls?: readonly Call[]
    /** An RB admin gives no reason before they change another organization's data; else it is given as it is asked for. */
    withoutReasons?: boolean
    staffNeedsFactor?: boolean
    /** False where a test has workers of its own write the emails of new orders, and no other may write beside them. */
    confirmsOrders?: boolean
  } = {},
): Promise<TestApi> {
  const { orders = 300, distFolder = null, moreCalls = [], withoutReasons = false } = options
  const { database, now } = await throwawayDatabase({ orders }, options.limits)
  const write = createWrites(database.writes.db, { patience: 120_000, ...options.lanes })
  const log: LogEntry[] = []
  const api: TestApi = {
    ...database.jobs,
    url: database.url,
    log,
    now,
    pauses: [],
    async charge() {
      subscriptions.wake()
      await subscriptions.idle()
    },
    async capture() {
      cards.wake()
      await cards.idle()
    },
    async close() {
      await Promise.all(
        [picks, confirmations, refunds, subscriptions, cards, jobs].map(each => each.stop()),
      )
      await database.close()
    },
    ask: async (method, path, { token, body, text, headers } = {}) => {
      const sent = text ?? (body === undefined ? undefined : JSON.stringify(body))
      // As the client does: each change and deletion has a key of its own, unless the test gives one ('' for none).
      const key = ['DELETE', 'PATCH'].includes(method) ? { 'idempotency-key': randomUUID() } : {}
      const request = {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
          ...key,
          ...headers,
        },
        ...(sent === undefined ? {} : { body: sent }),
      }
      let answer = await read(await app.request(path, request))
      const wanted = withoutReasons ? null : reasonWanted(answer)
      if (wanted !== null) {
        const body = { organizationId: wanted, reason: 'A test of something else' }
        const own = {
          ...(token !== undefined && { token }),
          body,
          headers: { ...headers, 'idempotency-key': randomUUID() },
        }
        const given = await api.ask('POST', staffReasonCalls.give.path, own)
        answer = given.status < 300 ? await read(await app.request(path, request)) : given
      }
      await afterwards.idle()
      await jobs.idle()
      await refunds.idle()
      await confirmations.idle()
      return answer
    },
    async signIn(role = 'account owner', email) {
      const person = seedPeople.find(each => each.roles.includes(role))
      const body = { email: email ?? person?.email, password: demoPassword }
      const answer = await api.ask('POST', paths.session, { body })
      return tokenOf(answer)
    },
  }
  const keep = (entry: LogEntry) => void log.push(entry)
  const { db, health } = database
  const picks = startPickWorker({ db, write, now: () => api.now, log: keep })
  const confirmations = startConfirmationWorker({ db, now: () => api.now, log: keep })
  if (options.confirmsOrders === false) await confirmations.stop()
  const refunds = startRefundWorker({
    db,
    write,
    payments: options.payments ?? paymentStandIn,
    now: () => api.now,
    log: keep,
  })
  const subscriptions = startSubscriptionWorker({
    db,
    write,
    payments: options.payments ?? paymentStandIn,
    now: () => api.now,
    log: keep,
    everyMilliseconds: 2 ** 31 - 1,
  })
  const pause = (milliseconds: number, signal?: AbortSignal) => {
    api.pauses.push(milliseconds)
    return options.pause?.(milliseconds, signal) ?? setImmediate(undefined, { signal })
  }
  const cards = startCardWorker({
    db,
    write,
    payments: options.payments ?? paymentStandIn,
    now: () => api.now,
    pause,
    log: keep,
    everyMilliseconds: 2 ** 31 - 1,
  })
  const jobs = startJobWorker({
    db: database.jobs.db,
    steps: jobSteps,
    now: () => api.now,
    log: keep,
  })
  const afterwards = createAfterwards(keep)
  const context: ApiContext = {
    db: options.reading ? db.withPlugin(options.reading) : db,
    write,
    health,
    picks,
    confirmations,
    refunds,
    // Only `charge` wakes it: what a test's clock makes due is no other test's matter.
    subscriptions: { wake() {} },
    // Only `capture` wakes it: what comes between a purchase and its money is what tests look at.
    cards: { wake() {} },
    payments: options.payments ?? paymentStandIn,
    jobs,
    afterwards,
    turns: createTurns(),
    now: () => api.now,
    pause,
    log: keep,
    buildId: 'build-of-the-test',
    builtAt: null,
    pageServices: noServices,
    distFolder,
    passwordCost: testCost,
    trustedProxies: 1,
    hosts: new Set(['localhost', 'desk.example.org']),
    environment: 'production',
    staffNeedsFactor: options.staffNeedsFactor ?? false,
    showOutbox: true,
  }
  const app = createApp(context, [...calls, ...moreCalls])
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

/** For which organization a reason is asked of an RB admin; null: of none. */
function reasonWanted({ errors: [error], json }: Answered): string | null {
  if (error?.code !== 'staff-reason-needed') return null
  const asked = v.object({
    errors: v.tuple([v.object({ params: v.object({ organizationId: v.string() }) })]),
  })
  return v.parse(asked, json).errors[0].params.organizationId
}

/** Lets pages of an origin hold the tokens of a seeded key. */
export async function registerOrigin(
  { db, now }: Pick<TestApi, 'db' | 'now'>,
  origin: string,
  secret = demoEmbedKey,
): Promise<string> {
  const key = await findEmbedKey(db, hashSecret(secret))
  await db
    .transaction()
    .execute(transaction =>
      changeOrigins(transaction, key?.id ?? '', { add: [origin] }, { at: now, actor: null }),
    )
  return key?.id ?? ''
}

/** The token that a call gave. */
export function tokenOf({ json }: Answered): string {
  return v.parse(v.object({ data: v.object({ token: v.string() }) }), json).data.token
}

/**
 * Of each table, which rows stand where in which version: what is asked after every call, and costs less than
 * `contentOf`. Whoever writes a row anew has changed it, though with the same values. The statement has a name, so that a
 * connection plans it once.
 */
export async function rowsOf(
  pool: TestApi['pool'],
  tables: string[],
): Promise<Record<string, string>> {
  const each = tables.map(
    name => `select '${name}' as name, count(*) || ' ' ||
      coalesce(sum(hashtidextended(ctid, xmin::text::bigint)), 0) as digest from ${name}`,
  )
  const text = each.join(' union all ')
  const name = createHash('md5').update(text).digest('hex')
  const { rows } = await pool.query<{ name: string; digest: string }>({ name, text })
  return Object.fromEntries(rows.map(({ name: table, digest }) => [table, digest]))
}

/** Of each table, a digest of everything that it holds. */
export async function contentOf(
  db: TestApi['db'],
  tables: string[],
): Promise<Record<string, string>> {
  const each = tables.map(
    name => sql`
      select ${sql.lit(name)} as name,
        count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as digest
      from ${sql.table(name)} as t`,
  )
  const all = sql<{ name: string; digest: string }>`${sql.join(each, sql` union all `)}`
  const { rows } = await all.execute(db)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
