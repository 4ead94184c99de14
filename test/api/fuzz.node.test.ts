/**
 * Every call with thousands of bodies, queries and path parts that are spoilt: each is answered, and none by a fault of
 * ours. `npm run soak` makes all of them, `npm test` a share; both the same ones each time.
 */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { calls } from '../../demo/api/calls.ts'
import type { Call } from '../../demo/api/http/call.ts'
import { demoPassword } from '../../demo/api/seed/people.ts'
import { paths } from '../support/paths.ts'
import { soak } from '../support/soak.ts'
import { createChance } from './fuzz/chance.ts'
import { type FuzzRequest, type Stock, withBody, withQuery } from './fuzz/request.ts'
import { type Answered, startApi } from './support.ts'

const bodies = soak ? 20_000 : 400
const queries = soak ? 7_000 : 360
/** So many at a time, as a server has them. */
const atOnce = 6
/** Longer than any limit of the database takes to end a statement. */
const patienceMilliseconds = 30_000

const api = await startApi()
after(() => api.close())

/** These end sessions, which all others need: a token of their own for each. */
const ending: readonly string[] = [paths.session, paths.sessionOrganization]

const stock: Stock = {
  ids: await idsInUse(),
  tokens: await Promise.all([
    ...[1, 2, 3, 4, 5].map(() => api.signIn('RB admin')),
    api.signIn('account owner'),
    api.signIn('account owner'),
    api.signIn('raffle admin'),
    api.signIn('Contact Center Agent'),
  ]).then(tokens => [...tokens, undefined]),
  cursors: await cursorsInUse(),
}

async function idsInUse(): Promise<Stock['ids']> {
  const ids = async (table: string) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} order by id limit 40
    `.execute(api.db)
    return rows.map(({ id }) => id)
  }
  const [raffles, prizes, members, orders] = [
    ids('raffles'),
    ids('prizes'),
    ids('members'),
    ids('orders'),
  ]
  return {
    eventId: await raffles,
    parentId: await raffles,
    prizeId: await prizes,
    order: await prizes,
    memberId: await members,
    ids: await members,
    orderId: await orders,
    orderIds: await orders,
    packageId: await ids('packages'),
    drawId: await ids('draws'),
    winnerId: await ids('winners'),
    messageId: await ids('winner_messages'),
    organizationId: await ids('organizations'),
    accountId: await ids('accounts'),
    actor: await ids('users'),
    country: ['CA', 'US'],
    ticketNumber: ['1', '2'],
    token: [`rdl_${'A'.repeat(43)}`],
    password: ['Quiet-Anchor-77'],
    newPassword: ['Quiet-Anchor-77'],
    key: ['0123456789abcdef0123456789abcdef'],
  }
}

/** Real ones, of each list and each of its orders. */
async function cursorsInUse(): Promise<Stock['cursors']> {
  const token = await api.signIn('RB admin')
  const { eventId = [] } = await idsInUse()
  const found = new Map<string, string[]>()
  const lists = calls.filter(({ method, query }) => method === 'get' && query)
  for (const { path, query } of lists) {
    const { entries = {} } = query as {
      entries?: Record<string, { wrapped?: { options?: string[] } }>
    }
    if (!('cursor' in entries)) continue
    for (const sortBy of entries.sortBy?.wrapped?.options ?? ['']) {
      for (const event of 'eventId' in entries ? eventId.slice(0, 8) : ['']) {
        const asked = { pageSize: '1', ...(sortBy && { sortBy }), ...(event && { eventId: event }) }
        const { json } = await api.ask('GET', `${path}?${new URLSearchParams(asked)}`, { token })
        const cursor = (json as { paging?: { nextCursor?: string } } | null)?.paging?.nextCursor
        if (cursor) found.set(path, [...(found.get(path) ?? []), cursor])
      }
    }
  }
  return found
}

async function answerOf({ call, path, asked }: FuzzRequest): Promise<Answered | 'hangs'> {
  const token =
    ending.includes(call.path) && asked.token ? await api.signIn('RB finance') : asked.token
  const sent = { ...asked, ...(token && { token }) }
  const answer = api.ask(call.method.toUpperCase(), path, sent)
  return Promise.race([answer, setTimeout(patienceMilliseconds, 'hangs' as const, { ref: false })])
}

/** Makes so many requests and tells those that were answered by a fault; counts answers by call and status. */
async function faultsOf(count: number, make: (at: number) => FuzzRequest) {
  const faults = new Map<string, string>()
  const statuses = new Map<number, number>()
  const reached = new Map<string, Set<number>>()
  let next = 0
  async function lane(): Promise<void> {
    while (next < count) {
      const at = next
      next += 1
      const request = make(at)
      const { call, path, asked } = request
      const answer = await answerOf(request)
      const status = answer === 'hangs' ? 0 : answer.status
      const name = `${call.method} ${call.path}`
      reached.set(name, (reached.get(name) ?? new Set()).add(status))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status > 0 && status < 500) continue
      const body = asked.text ?? (asked.body === undefined ? '' : JSON.stringify(asked.body))
      const fault = api.log.findLast(({ event }) => event === 'fault')
      // One of each place is enough to mend it.
      faults.set(
        `${name} ${status} ${fault?.code} ${fault?.where}`,
        `#${at} ${path.slice(0, 300)} ${String(body).slice(0, 600)}`,
      )
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return { faults: Object.fromEntries(faults), statuses, reached }
}

/** What is answered to a body that isn't one. */
const door = new Set([400, 413, 415, 422])

/** Of a body's shape; what a rule between its fields says is said behind the door. */
const shapes = /^(invalid|required|idempotency-key)/

/** Nothing where one of its whole bodies comes through; else what it says of the last. */
async function saidAtTheDoor(call: Call): Promise<string[]> {
  let said = ''
  for (let at = 0; at < 500; at += 1) {
    const answer = await answerOf(withBody(call, stock, createChance(at + 50_000), true))
    const isIn =
      answer !== 'hangs' &&
      (!door.has(answer.status) || answer.errors.some(({ code }) => !shapes.test(String(code))))
    if (isIn) return []
    said = `${call.method} ${call.path} ${JSON.stringify(answer).slice(0, 1000)}`
  }
  return [said]
}

function figuresOf(statuses: ReadonlyMap<number, number>): string {
  const sorted = [...statuses].sort(([one], [other]) => one - other)
  return sorted.map(([status, count]) => `${count} × ${status}`).join(', ')
}

test(`${bodies} bodies, most of them spoilt: no call answers 5xx or not at all`, async t => {
  const withBodies = calls.filter(({ body, method }) => body || method === 'put')
  const found = await faultsOf(bodies, at => {
    const chance = createChance(at + 5_000)
    // Each call's first is whole.
    const isWhole = at < withBodies.length || chance.below(12) === 0
    return withBody(withBodies[at % withBodies.length] as Call, stock, chance, isWhole)
  })
  assert.deepEqual(found.faults, {})
  t.diagnostic(figuresOf(found.statuses))
  assert.equal(found.reached.size, withBodies.length)
  // What is asked for comes through to where it is done: else the door alone would be tried. Of a call that chance kept out
  // so far, whole bodies are sent until one comes through.
  const isAtTheDoor = ({ method, path }: Call) =>
    [...(found.reached.get(`${method} ${path}`) ?? [])].every(status => door.has(status))
  const keptOut: string[] = []
  for (const call of withBodies.filter(isAtTheDoor)) keptOut.push(...(await saidAtTheDoor(call)))
  assert.deepEqual(keptOut, [])
})

test(`${queries} queries and path parts that are spoilt: no call answers 5xx or not at all`, async t => {
  // Those that take a query have more to spoil.
  const each = calls.flatMap(call => (call.query ? [call, call, call] : [call]))
  const found = await faultsOf(queries, at => {
    const chance = createChance(1_000_000 + at)
    return withQuery(each[at % each.length] as Call, stock, chance)
  })
  assert.deepEqual(found.faults, {})
  t.diagnostic(figuresOf(found.statuses))
  assert.equal(
    found.reached.size,
    new Set(calls.map(({ method, path }) => `${method} ${path}`)).size,
  )
})

test('after all that the product works, and nothing of it is found where objects begin', async () => {
  assert.equal(({} as { polluted?: unknown }).polluted, undefined)
  const health = await api.ask('GET', paths.health)
  assert.equal(health.status, 200)
  const body = { email: 'marguerite.doucette@terncove.example', password: demoPassword }
  assert.equal((await api.ask('POST', paths.session, { body })).status, 201)
})
