/** Which orders a bulk is of: of whom, by which filters, and what is left out. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { isOver } from '../../../src/core/jobs/job.ts'
import { BulkJobSchema } from '../../../src/core/orders/bulk.ts'
import { type BulkSet, bulkCalls } from '../../../src/core/orders/bulk-calls.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { OrderSchema } from '../../../src/core/orders/order.ts'
import { excludedCalls } from '../../../src/core/raffles/excluded/calls.ts'
import { addRaffle, dataOf, endSales, openApi, sell, sellMany, step } from '../draws/support.ts'
import {
  type Action,
  all,
  begin,
  bulkOf,
  codes,
  detail,
  fileOf,
  lookAt,
  looked,
  ordersOf,
  statuses,
} from './support.ts'

const api = await openApi()
after(() => api.close())

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
  const named = await looked(agent, { of: 'ids', ids: [ownId, ...others] }, 'mark-mailed')
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
  await begin(agent, named.id, null)
  const [, , ...lines] = await fileOf(agent, named.id)
  assert.equal(lines.length, others.length)
  for (const line of lines) assert.match(line, /^[\dA-F]{6},,,Not done,/, 'nothing of theirs')
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
