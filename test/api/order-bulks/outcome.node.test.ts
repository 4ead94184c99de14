/** What becomes of a bulk: each order once, with its receipt, whatever happens between. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { addressOf } from '../../../src/core/contract.ts'
import { jobCalls } from '../../../src/core/jobs/calls.ts'
import { BulkJobSchema } from '../../../src/core/orders/bulk.ts'
import { bulkCalls } from '../../../src/core/orders/bulk-calls.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { potWithout } from '../../../src/core/orders/pot.ts'
import { untilWaiting } from '../../database/waiting.ts'
import { addRaffle, dataOf, openApi, sell, sellMany } from '../draws/support.ts'
import { newKey } from '../raffles/support.ts'
import { all, begin, bulkOf, codes, detail, fileOf, looked, ordersOf, statuses } from './support.ts'

const api = await openApi()
after(() => api.close())

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
  assert.deepEqual(potWithout(await detail(raffle, first?.id ?? '')), {
    nowCents: 0,
    afterCents: 500,
    by: 'sales',
  })
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
  await untilWaiting(api.db, { statement: 'no key update' })
  const address = addressOf(jobCalls.cancel.path, { id: look.id })
  const cancelled = api.ask('DELETE', address, { token: raffle.token, headers: newKey() })
  await untilWaiting(api.db, { statement: 'pg_advisory_xact_lock(hashtext($1), 7)' })
  await holder.query('commit')
  holder.release()
  assert.deepEqual([(await begun).status, (await cancelled).status], [201, 204])
  const job = await bulkOf(raffle, look.id)
  assert.deepEqual([job.state, job.done, job.total], ['cancelled', 25, 60])
  assert.deepEqual(await statuses(raffle), { VOID: 25, ACTIVE: 35 })
  const told = await fileOf(raffle, look.id)
  assert.deepEqual(
    [told.length, told.filter(line => line.includes('stopped before its turn')).length],
    [61, 35],
    'each of them, and which were never reached',
  )
  const rest = await looked(raffle, { of: 'rest', bulkId: look.id })
  assert.deepEqual([rest.count, rest.leftOut], [35, []], 'nothing of what is done')
  await begin(raffle, rest.id)
  assert.deepEqual(await statuses(raffle), { VOID: 60 })
})

test('of looks that nobody begins, the newest are kept', async () => {
  const raffle = await addRaffle(api)
  await sellMany(raffle, 1)
  const ids: string[] = []
  for (let time = 0; time < 7; time += 1) {
    api.now = new Date(api.now.getTime() + 1000)
    ids.push((await looked(raffle, all(raffle))).id)
  }
  const [first = '', ...others] = ids
  assert.equal((await begin(raffle, first)).status, 404)
  assert.equal((await begin(raffle, others.at(-5) ?? '')).status, 201)
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
