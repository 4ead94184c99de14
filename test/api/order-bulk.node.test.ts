/** One action on many orders: which, what it means before, what became of each, and what other products got wrong. */
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { addressOf } from '../../src/core/contract.ts'
import { jobCalls } from '../../src/core/jobs/calls.ts'
import { isOver } from '../../src/core/jobs/job.ts'
import { BulkJobSchema, type BulkLook, BulkLookSchema } from '../../src/core/orders/bulk.ts'
import { type BulkSet, bulkCalls } from '../../src/core/orders/bulk-calls.ts'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { OrderSchema } from '../../src/core/orders/order.ts'
import { OrderDetailSchema } from '../../src/core/orders/order-detail.ts'
import { excludedCalls } from '../../src/core/raffles/excluded/calls.ts'
import { soak } from '../support/soak.ts'
import {
  addRaffle,
  dataOf,
  endSales,
  openApi,
  sell,
  sellMany,
  step,
  type TestRaffle,
} from './draws/support.ts'
import { newKey } from './raffles/support.ts'

const rounds = soak ? 1000 : 12

const api = await openApi()
after(() => api.close())

type Action = BulkLook['action']

const lookAt = (raffle: TestRaffle, set: BulkSet, action: Action = 'void') =>
  raffle.post(bulkCalls.look.path, { action, set })
const looked = async (raffle: TestRaffle, set: BulkSet, action: Action = 'void') =>
  dataOf(BulkLookSchema, await lookAt(raffle, set, action), 201)
const begin = (raffle: TestRaffle, id: string, comment: string | null = 'Paid twice') =>
  raffle.post(addressOf(bulkCalls.begin.path, { id }), {
    ...(comment !== null && { comment }),
    timeZone: 'America/Halifax',
  })
const bulkOf = async (raffle: TestRaffle, id: string) =>
  dataOf(BulkJobSchema, await raffle.get(addressOf(bulkCalls.get.path, { id })))
const all = ({ raffleId }: TestRaffle): BulkSet => ({
  of: 'matching',
  query: { eventId: raffleId },
})
const detail = async (raffle: TestRaffle, id: string) =>
  dataOf(OrderDetailSchema, await raffle.get(addressOf(orderCalls.get.path, { id })))

interface Standing {
  id: string
  status: string
  cents: number
}

async function ordersOf({ raffleId }: TestRaffle): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select id, status, amount_cents + donation_cents as cents from orders
    where raffle_id = ${raffleId} order by created_at, id
  `.execute(api.db)
  return rows
}

async function statuses(raffle: TestRaffle): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { status } of await ordersOf(raffle)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

async function fileOf(raffle: TestRaffle, id: string): Promise<string[]> {
  const ticket = await raffle.post(addressOf(jobCalls.ticket.path, { id }))
  const { url } = dataOf(jobCalls.ticket.answer, ticket)
  const { text, status } = await raffle.get(new URL(url).pathname)
  assert.equal(status, 200)
  return text.trim().split('\r\n')
}

const codes = ({ status, errors }: { status: number; errors: { code?: unknown }[] }) => [
  status,
  ...errors.map(({ code }) => code),
]

test('it does to every order what was looked at, and pot, tickets and money are as it said (pretix: a bulk refund made only the first)', async () => {
  const raffle = await addRaffle(api, { packages: [{ ticketCount: 3, priceCents: 1000 }] })
  for (let made = 0; made < 60; made += 1) await sell(raffle, 0, { donationCents: made })
  const look = await looked(raffle, all(raffle))
  const donations = (59 * 60) / 2
  assert.deepEqual(
    [look.count, look.ticketCount, look.amountCents, look.leftOut, look.currency],
    [60, 180, 60_000 + donations, [], 'CAD'],
  )
  assert.deepEqual(look.owed, [{ type: 'cash', amountCents: 60_000 + donations }])
  assert.deepEqual(
    look.pots.map(({ nowCents, afterCents }) => [nowCents, afterCents]),
    [[30_000, 0]],
  )
  assert.deepEqual(await statuses(raffle), { ACTIVE: 60 }, 'a look changes nothing')
  dataOf(BulkJobSchema, await begin(raffle, look.id), 201)
  const job = await bulkOf(raffle, look.id)
  assert.deepEqual([job.state, job.done, job.total, job.failedCount], ['finished', 60, 60, 0])
  assert.deepEqual(await statuses(raffle), { VOID: 60 })
  const [first] = await ordersOf(raffle)
  assert.deepEqual((await detail(raffle, first?.id ?? '')).pot, { nowCents: 0, afterCents: 500 })
})

test('it leaves an entry in the log for each order, with who and why (pretix: a bulk refund left no log entry)', async () => {
  const raffle = await addRaffle(api)
  await sellMany(raffle, 30)
  const look = await looked(raffle, all(raffle))
  await begin(raffle, look.id, 'Printed twice')
  for (const { id } of await ordersOf(raffle)) {
    const { entries, voidedComment } = await detail(raffle, id)
    assert.deepEqual(
      [entries.map(({ action, comment }) => [action, comment]), voidedComment],
      [[['voided', 'Printed twice']], 'Printed twice'],
    )
  }
})

test('“all” is all that the filters let through, and a filter that nobody knows is refused (pretix: “all” acted on all instead of all filtered)', async () => {
  const raffle = await addRaffle(api)
  const other = await addRaffle(api)
  await sellMany(raffle, 5)
  await sellMany(other, 4)
  await sell(raffle, 0, { type: 'cheque' })
  const cash: BulkSet = { of: 'matching', query: { eventId: raffle.raffleId, type: ['cash'] } }
  const look = await looked(raffle, cash)
  assert.equal(look.count, 5)
  await begin(raffle, look.id)
  assert.deepEqual(await statuses(raffle), { VOID: 5, ACTIVE: 1 })
  assert.deepEqual(await statuses(other), { ACTIVE: 4 })
  const mistyped: BulkSet = { of: 'matching', query: { raffleId: raffle.raffleId } }
  assert.deepEqual(codes(await lookAt(raffle, mistyped)), [422, 'not-writable'])
  const wrong: BulkSet = { of: 'matching', query: { status: 'active' } }
  assert.equal((await lookAt(raffle, wrong)).status, 422)
})

test('it tells beforehand what can’t be done and why, and leaves it alone', async () => {
  const raffle = await addRaffle(api)
  await sellMany(raffle, 4)
  const [first, second] = await ordersOf(raffle)
  const ids = [first?.id ?? '', second?.id ?? '']
  await begin(raffle, (await looked(raffle, { of: 'ids', ids })).id)
  const unknown = '00000000-0000-4000-8000-000000000000'
  const look = await looked(raffle, {
    of: 'ids',
    ids: [...(await ordersOf(raffle)).map(({ id }) => id), unknown],
  })
  assert.equal(look.count, 2)
  assert.deepEqual(
    look.leftOut.map(({ reason, count }) => [reason, count]),
    [
      ['already-void', 2],
      ['order-gone', 1],
    ],
  )
  assert.deepEqual(look.leftOut[1]?.orderIds, [unknown])
  const none = await looked(raffle, { of: 'ids', ids })
  assert.deepEqual(codes(await begin(raffle, none.id)), [409, 'bulk-empty'])
})

test('it leaves out and names what was changed since, and the rest can be tried again', async () => {
  const raffle = await addRaffle(api)
  await sellMany(raffle, 3)
  const look = await looked(raffle, all(raffle))
  const [, changed] = await ordersOf(raffle)
  const { id, version } = await detail(raffle, changed?.id ?? '')
  const address = addressOf(orderCalls.change.path, { id })
  assert.equal((await raffle.patch(address, { version, followUpOn: '2027-01-04' })).status, 200)
  await begin(raffle, look.id)
  const job = await bulkOf(raffle, look.id)
  assert.deepEqual([job.state, job.done, job.failedCount], ['finished', 3, 1])
  assert.deepEqual(
    job.failures.map(failure => [failure.id, failure.label, failure.message]),
    [[id, id.slice(0, 6).toUpperCase(), 'This order was changed since it was looked at.']],
  )
  assert.deepEqual(await statuses(raffle), { VOID: 2, ACTIVE: 1 })
  const rest = await looked(raffle, { of: 'rest', bulkId: look.id })
  assert.deepEqual([rest.count, rest.comment], [1, 'Paid twice'])
  await begin(raffle, rest.id, null)
  assert.deepEqual(await statuses(raffle), { VOID: 3 })
  assert.equal((await detail(raffle, id)).voidedComment, 'Paid twice')
})

test('each order has one line in the file of what became of it, in the reader’s language', async () => {
  const raffle = await addRaffle(api)
  await sellMany(raffle, 51)
  const look = await looked(raffle, all(raffle))
  const [first] = await ordersOf(raffle)
  await raffle.post(addressOf(orderCalls.refund.path, { id: first?.id ?? '' }), {})
  await begin(raffle, look.id)
  const [head, ...lines] = await fileOf(raffle, look.id)
  assert.equal(head, 'Order,Raffle,Buyer,Result,Reason,Whole order id')
  assert.deepEqual(
    lines.map(line => line.split(',').at(-1)).sort(),
    (await ordersOf(raffle)).map(({ id }) => id).sort(),
  )
  assert.ok(lines.every(line => line.includes('Eva Tremblay,Done,,')))
})

test('cancelled, what is done stays done and is receipted, and the rest can go on', async () => {
  const raffle = await addRaffle(api)
  await sellMany(raffle, 60)
  const look = await looked(raffle, all(raffle))
  const holder = await api.pool.connect()
  await holder.query('begin')
  await holder.query('select from raffles where id = $1 for update', [raffle.raffleId])
  const begun = begin(raffle, look.id)
  await waitsFor('no key update')
  const address = addressOf(jobCalls.cancel.path, { id: look.id })
  const cancelled = api.ask('DELETE', address, { token: raffle.token, headers: newKey() })
  await waitsFor('update "jobs"')
  await holder.query('commit')
  holder.release()
  assert.deepEqual([(await begun).status, (await cancelled).status], [201, 204])
  const job = await bulkOf(raffle, look.id)
  assert.deepEqual([job.state, job.done, job.total], ['cancelled', 25, 60])
  assert.deepEqual(await statuses(raffle), { VOID: 25, ACTIVE: 35 })
  assert.equal((await fileOf(raffle, look.id)).length, 26)
  const rest = await looked(raffle, { of: 'rest', bulkId: look.id })
  assert.equal(rest.count, 35)
  await begin(raffle, rest.id)
  assert.deepEqual(await statuses(raffle), { VOID: 60 })
})

/** Until a statement waits for a lock. */
async function waitsFor(statement: string): Promise<void> {
  for (;;) {
    const { rows } = await api.pool.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and query ilike $1`,
      [`%${statement}%`],
    )
    if (rows.length > 0) return
  }
}

test('tickets go to buyers with an address and an order that stands, once each (OFN: mails went to cancelled orders too)', async () => {
  const raffle = await addRaffle(api)
  const customer = { firstName: 'Eva', lastName: 'Tremblay', city: 'Halifax' }
  const mailed = await sell(raffle, 0, { customer: { ...customer, email: 'eva@bulk.example' } })
  const gone = await sell(raffle, 0, { customer: { ...customer, email: 'gone@bulk.example' } })
  await sell(raffle)
  await begin(raffle, (await looked(raffle, { of: 'ids', ids: [gone.id] })).id)
  const look = await looked(raffle, all(raffle), 'email')
  assert.equal(look.count, 1)
  assert.deepEqual(look.leftOut.map(({ reason }) => reason).sort(), ['no-address', 'void-not-sent'])
  assert.deepEqual([look.owed, look.pots], [[], []])
  await begin(raffle, look.id, null)
  const { rows } = await sql<{ orderId: string; recipient: string; count: number }>`
    select order_id, recipient, count(*) from emails where recipient like '%@bulk.example'
    group by 1, 2 order by 2
  `.execute(api.db)
  assert.deepEqual(rows, [
    { orderId: mailed.id, recipient: 'eva@bulk.example', count: 2 },
    { orderId: gone.id, recipient: 'gone@bulk.example', count: 1 },
  ])
})

test('an agent’s “all” is what they entered, today (OFN: bulk not scoped to one’s own orders)', async () => {
  const raffle = await addRaffle(api)
  await sellMany(raffle, 6)
  const token = await api.signIn('Contact Center Agent')
  const own = await raffle.post(
    orderCalls.enter.path,
    {
      eventId: raffle.raffleId,
      packageId: raffle.packageIds[0],
      type: 'cash',
      source: 'phone',
      customer: { firstName: 'Eva', lastName: 'Tremblay' },
    },
    { token },
  )
  const agent = {
    ...raffle,
    token,
    post: (path: string, body: unknown) => raffle.post(path, body, { token }),
  }
  const look = await looked(agent, all(raffle), 'mark-mailed')
  assert.equal(look.count, 1)
  const { id: ownId } = dataOf(OrderSchema, own, 201)
  const ids = (await ordersOf(raffle)).map(({ id }) => id)
  const others = ids.filter(id => id !== ownId).slice(0, 3)
  const named = await looked(agent, { of: 'ids', ids: others }, 'mark-mailed')
  assert.deepEqual(
    named.leftOut.map(({ reason, count }) => [reason, count]),
    [['order-gone', 3]],
  )
  assert.equal((await lookAt(agent, all(raffle), 'void')).status, 403)
  assert.equal((await begin(agent, look.id, null)).status, 201)
  const { rows } = await sql<{ count: number }>`
    select count(*) from orders where raffle_id = ${raffle.raffleId} and mailed_at is not null
  `.execute(api.db)
  assert.deepEqual(rows, [{ count: 1 }])
})

test('what stands in a locked list is told beforehand, and one that is locked meanwhile is a failure', async () => {
  const raffle = await addRaffle(api)
  await sellMany(raffle, 30)
  const before = await looked(raffle, all(raffle))
  assert.equal(before.count, 30)
  await endSales(raffle)
  assert.equal((await step(raffle, 'lock')).status, 200)
  const locked = await looked(raffle, all(raffle))
  assert.deepEqual(
    [locked.count, locked.leftOut[0]?.reason, locked.leftOut[0]?.count],
    [0, 'list-locked', 30],
  )
  await begin(raffle, before.id)
  const job = await bulkOf(raffle, before.id)
  assert.deepEqual([job.state, job.failedCount, job.failures.length], ['finished', 30, 30])
  assert.deepEqual(await statuses(raffle), { ACTIVE: 30 })
})

test('buyers of void orders are written to where somebody says so, and the rest of it says so too', async () => {
  const raffle = await addRaffle(api)
  const customer = { firstName: 'Eva', lastName: 'Tremblay', email: 'told@bulk.example' }
  await sell(raffle, 0, { customer })
  const { id } = await sell(raffle, 0, { customer })
  const look = await looked(raffle, all(raffle))
  await touch(id)
  const body = { comment: 'The raffle was cancelled', tells: true, timeZone: 'UTC' }
  await raffle.post(addressOf(bulkCalls.begin.path, { id: look.id }), body)
  const { rows } = await sql<{ subject: string }>`
    select subject from emails where recipient = 'told@bulk.example'
  `.execute(api.db)
  assert.equal(rows.length, 3, 'two for what was bought')
  assert.equal(rows.filter(({ subject }) => subject.includes('VOID')).length, 1)
  const rest = await looked(raffle, { of: 'rest', bulkId: look.id })
  assert.deepEqual([rest.tells, rest.comment], [true, body.comment])
})

test('what is owed goes back to the cards of void orders, once each, with who and why; by hand it is left to people', async () => {
  const raffle = await addRaffle(api)
  const byCard = async (ending: string) => {
    const { id } = await sell(raffle, 0, { type: 'credit', donationCents: 250 })
    await sql`
      update orders set card_brand = 'VISA', card_ending = ${ending} where id = ${id}
    `.execute(api.db)
    return id
  }
  const [card, closed] = [await byCard('4242'), await byCard('0002')]
  await byCard('4242')
  const { id: cash } = await sell(raffle)
  const voids = { of: 'ids' as const, ids: [card, closed, cash] }
  await begin(raffle, (await looked(raffle, voids)).id)
  const look = await looked(raffle, all(raffle), 'refund')
  assert.deepEqual([look.count, look.amountCents], [2, 1500])
  assert.deepEqual(look.leftOut.map(({ reason }) => reason).sort(), ['not-void', 'paid-by-hand'])
  const path = addressOf(bulkCalls.begin.path, { id: look.id })
  const body = { timeZone: 'UTC', comment: 'Cancelled by the city' }
  assert.deepEqual(codes(await raffle.post(path, body)), [422, 'required'])
  dataOf(BulkJobSchema, await raffle.post(path, { ...body, reason: 'raffle-cancelled' }), 201)
  const job = await bulkOf(raffle, look.id)
  assert.deepEqual([job.done, job.failedCount], [2, 0])
  const read = await detail(raffle, card)
  const [refund] = read.refunds
  assert.deepEqual(
    [refund?.amountCents, refund?.reason, refund?.comment, refund?.way, refund?.requestedBy],
    [750, 'raffle-cancelled', 'Cancelled by the city', 'card', 'Marguerite Doucette'],
  )
  const again = await looked(raffle, all(raffle), 'refund')
  assert.ok(again.count <= 1, 'what the bank refused may be tried again')
})

test('RB finance refunds many, and voids none', async () => {
  const raffle = await addRaffle(api)
  await sellMany(raffle, 1)
  const token = await api.signIn('RB finance')
  const { organizationId } = await api.db
    .selectFrom('raffles')
    .select('organizationId')
    .where('id', '=', raffle.raffleId)
    .executeTakeFirstOrThrow()
  const query = { eventId: raffle.raffleId, organizationId }
  const ask = (action: Action) =>
    raffle.post(bulkCalls.look.path, { action, set: { of: 'matching', query } }, { token })
  assert.equal((await ask('refund')).status, 201)
  assert.deepEqual(codes(await ask('void')), [403, 'not-allowed'])
})

test('an organization that isn’t there is refused as another’s is', async () => {
  const raffle = await addRaffle(api)
  const token = await api.signIn('RB admin')
  const organizationId = '0b7e2d00-0000-4000-8000-00000000ffff'
  const body = { action: 'void', set: { of: 'matching', query: { organizationId } } }
  const bulk = await raffle.post(bulkCalls.look.path, body, { token })
  assert.deepEqual(codes(bulk), [403, 'other-organization'])
  const person = { organizationId, name: 'Ada Muise', reason: 'underage' }
  const excluded = await raffle.post(excludedCalls.exclude.path, person, { token })
  assert.deepEqual(codes(excluded), [403, 'other-organization'])
})

test('it is begun once, by whoever looked, with a reason', async () => {
  const raffle = await addRaffle(api)
  await sellMany(raffle, 2)
  const look = await looked(raffle, all(raffle))
  assert.deepEqual(codes(await begin(raffle, look.id, null)), [422, 'required'])
  const token = await api.signIn('raffle admin')
  const address = addressOf(bulkCalls.begin.path, { id: look.id })
  const body = { comment: 'Mine now', timeZone: 'America/Halifax' }
  assert.equal((await raffle.post(address, body, { token })).status, 404)
  const answers = await Promise.all([begin(raffle, look.id), begin(raffle, look.id)])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409])
  const { rows } = await sql<{ count: number }>`
    select count(*) from order_changes join orders on orders.id = order_id
    where raffle_id = ${raffle.raffleId}
  `.execute(api.db)
  assert.deepEqual(rows, [{ count: 2 }])
})

test('many are voided or marked without a look before: what can’t be is a failure, and an unknown one changes nothing', async () => {
  const raffle = await addRaffle(api)
  await sellMany(raffle, 3)
  const orderIds = (await ordersOf(raffle)).map(({ id }) => id)
  const unknown = '00000000-0000-4000-8000-000000000000'
  const body = { orderIds, voidedComment: 'Wrong raffle' }
  const missing = await raffle.post(bulkCalls.void.path, {
    ...body,
    orderIds: [...orderIds, unknown],
  })
  assert.equal(missing.status, 404)
  assert.deepEqual(await statuses(raffle), { ACTIVE: 3 })
  const marked = await raffle.patch(bulkCalls.markMailed.path, { orderIds, mailed: true })
  const { id: markedId } = dataOf(BulkJobSchema, marked)
  assert.deepEqual((await bulkOf(raffle, markedId)).failedCount, 0)
  await raffle.post(bulkCalls.void.path, { ...body, orderIds: orderIds.slice(0, 1) })
  const { id } = dataOf(BulkJobSchema, await raffle.post(bulkCalls.void.path, body), 201)
  const job = await bulkOf(raffle, id)
  assert.deepEqual([isOver(job), job.done, job.failedCount], [true, 3, 1])
  assert.deepEqual(await statuses(raffle), { VOID: 3 })
  assert.deepEqual((await detail(raffle, orderIds[0] ?? '')).marks, ['refund-owed', 'mailed-void'])
})

test(`what is looked at is what is done in ${rounds} random sets, whatever happens between: rows, cents and pots`, async () => {
  let raffle = await mixedRaffle()
  for (let round = 0; round < rounds; round += 1) {
    if (round % 10 === 9) raffle = await mixedRaffle()
    const before = await ordersOf(raffle)
    const ids = before.filter(() => randomInt(5) === 0).map(({ id }) => id)
    if (ids.length === 0) continue
    const look = await looked(raffle, { of: 'ids', ids })
    const stood = before.filter(({ id, status }) => ids.includes(id) && status === 'ACTIVE')
    assert.deepEqual([look.count, look.amountCents], [stood.length, sum(stood)])
    const changed = stood.filter(() => randomInt(8) === 0).map(({ id }) => id)
    for (const id of changed) await touch(id)
    if (look.count === 0) continue
    await begin(raffle, look.id)
    const job = await bulkOf(raffle, look.id)
    const fell = stood.filter(({ id }) => !changed.includes(id))
    const standing = before.filter(order => order.status === 'ACTIVE' && !fell.includes(order))
    assert.deepEqual(
      [job.done, job.failures.map(({ id }) => id).sort()],
      [look.count, changed.sort()],
    )
    assert.deepEqual(
      (await ordersOf(raffle)).filter(({ status }) => status === 'ACTIVE'),
      standing,
    )
    const [pot] = look.pots
    const { pot: now } = await detail(raffle, before[0]?.id ?? '')
    if (changed.length === 0) assert.equal(now?.nowCents, pot?.afterCents)
  }
})

const sum = (orders: Standing[]) => orders.reduce((cents, order) => cents + order.cents, 0)

async function mixedRaffle(): Promise<TestRaffle> {
  const raffle = await addRaffle(api, {
    packages: [
      { ticketCount: 1, priceCents: 500 },
      { ticketCount: 10, priceCents: 2_000 },
    ],
  })
  for (let made = 0; made < 40; made += 1) {
    const type = made % 5 === 0 ? 'cheque' : 'cash'
    await sell(raffle, made % 2, { donationCents: made % 3, type })
  }
  return raffle
}

const touch = (id: string) =>
  sql`update orders set version = version + 1 where id = ${id}`.execute(api.db)
