/** What a bulk does to buyers and their money, and that it is what was said before. */
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { addressOf } from '../../../src/core/contract.ts'
import { BulkJobSchema } from '../../../src/core/orders/bulk.ts'
import { bulkCalls } from '../../../src/core/orders/bulk-calls.ts'
import { potWithout } from '../../../src/core/orders/pot.ts'
import { soak } from '../../support/soak.ts'
import { addRaffle, dataOf, openApi, sell, type TestRaffle } from '../draws/support.ts'
import {
  all,
  begin,
  bulkOf,
  codes,
  detail,
  fileOf,
  looked,
  ordersOf,
  type Standing,
  touch,
} from './support.ts'

const api = await openApi()
after(() => api.close())

const rounds = soak ? 1000 : 2

test('tickets go to buyers with an address and an order that stands, once each (OFN: mails went to cancelled orders too)', async () => {
  const raffle = await addRaffle(api)
  const customer = { firstName: 'Eva', lastName: 'Tremblay', city: 'Halifax' }
  const mailed = await sell(raffle, 0, { customer: { ...customer, email: 'eva@bulk.example' } })
  const gone = await sell(raffle, 0, { customer: { ...customer, email: 'gone@bulk.example' } })
  await sell(raffle)
  const cheque = { ...customer, email: 'cheque@bulk.example' }
  await sell(raffle, 0, { customer: cheque, type: 'cheque' })
  await begin(raffle, (await looked(raffle, { of: 'ids', ids: [gone.id] })).id)
  const look = await looked(raffle, all(raffle), 'email')
  assert.equal(look.count, 1)
  assert.deepEqual(look.leftOut.map(({ reason }) => reason).sort(), [
    'cheque-uncleared',
    'no-address',
    'void-not-sent',
  ])
  assert.deepEqual(look.noted, [{ reason: 'sent-before', count: 1, orderIds: [mailed.id] }])
  assert.deepEqual([look.owed, look.pots], [[], []])
  await begin(raffle, look.id, null)
  const job = await bulkOf(raffle, look.id)
  assert.deepEqual([job.done, job.failedCount, job.leftOutCount], [1, 0, 3])
  const [, line, ...leftOut] = await fileOf(raffle, look.id)
  assert.match(line ?? '', /,On their way,,/, 'staged: the mail server hasn’t answered yet')
  assert.equal(leftOut.length, 3, 'what was left out stands there, too')
  const why = /Eva Tremblay,Not done,The cheque isn’t cleared\.,/
  assert.ok(
    leftOut.some(each => why.test(each)),
    leftOut.join('\n'),
  )
  const { rows } = await sql<{ orderId: string; recipient: string; count: number }>`
    select order_id, recipient, count(*) from emails where recipient like '%@bulk.example'
    group by 1, 2 order by 2
  `.execute(api.db)
  assert.deepEqual(rows.slice(1), [
    { orderId: mailed.id, recipient: 'eva@bulk.example', count: 2 },
    { orderId: gone.id, recipient: 'gone@bulk.example', count: 1 },
  ])
})

test('buyers of void orders are written to where somebody says so, and the rest of it says so too', async () => {
  const raffle = await addRaffle(api)
  const customer = { firstName: 'Eva', lastName: 'Tremblay', email: 'told@bulk.example' }
  await sell(raffle, 0, { customer })
  const { id } = await sell(raffle, 0, { customer })
  const look = await looked(raffle, all(raffle))
  await touch(raffle, id)
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
    for (const id of changed) await touch(raffle, id)
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
    const now = potWithout(await detail(raffle, before[0]?.id ?? ''))
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
