import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import * as v from 'valibot'
import { addressOf } from '../../src/core/contract.ts'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { UnpaidOrderSchema } from '../../src/core/orders/unpaid-order.ts'
import { rafflePaths } from '../support/paths.ts'
import { strayMarks, voidOrder } from './customers/support.ts'
import {
  addRaffle,
  dataOf,
  drawNow,
  embedToken,
  endSales,
  openApi,
  sell,
  step,
  type TestRaffle,
} from './draws/support.ts'
import { entered, purchaseOf } from './order-entry/support.ts'

const api = await openApi()
after(() => api.close())

const ClearedSchema = v.object({ cleared: v.number() })

const clear = (raffle: TestRaffle, orderIds: string[], more = {}) =>
  raffle.post(rafflePaths.clearCheques, { eventId: raffle.raffleId, orderIds, ...more })

async function unpaid(raffle: TestRaffle, kind: string, token = raffle.token) {
  const path = `${rafflePaths.drawUnpaidOrders(raffle.drawId)}?kind=${kind}`
  return dataOf(v.array(UnpaidOrderSchema), await api.ask('GET', path, { token }))
}

const uncleared = async (raffle: TestRaffle) =>
  (await drawNow(raffle)).readiness.find(({ code }) => code === 'cheques-uncleared')?.count

test('a cheque takes part once it is recorded as cleared, and the log says who did it', async () => {
  const raffle = await addRaffle(api)
  await sell(raffle)
  const first = await sell(raffle, 0, { type: 'cheque' })
  api.now = new Date(api.now.getTime() + 1000)
  const second = await sell(raffle, 0, { type: 'cheque', donationCents: 1500 })
  assert.deepEqual(
    (await unpaid(raffle, 'cheque')).map(({ id, buyerName, amountPaidCents, ticketCount }) => [
      id,
      buyerName,
      amountPaidCents,
      ticketCount,
    ]),
    [
      [first.id, 'Eva Tremblay', 500, 1],
      [second.id, 'Eva Tremblay', 2000, 1],
    ],
  )
  await endSales(raffle)
  assert.equal(await uncleared(raffle), 2)
  const answer = await clear(raffle, [first.id])
  assert.equal(dataOf(ClearedSchema, answer).cleared, 1)
  const versions = await api.db
    .selectFrom('orders')
    .select('version')
    .where('id', 'in', [first.id, second.id])
    .orderBy('createdAt')
    .execute()
  assert.deepEqual(versions, [{ version: 2 }, { version: 1 }], 'whoever looked before is told')
  assert.equal(await uncleared(raffle), 1)
  assert.equal((await step(raffle, 'lock', { leaveOut: [] })).status, 409)
  assert.equal(dataOf(ClearedSchema, await clear(raffle, [first.id, second.id])).cleared, 1)
  assert.deepEqual(await unpaid(raffle, 'cheque'), [])
  assert.equal((await step(raffle, 'lock', { leaveOut: [] })).status, 200)
  assert.equal((await drawNow(raffle)).locks.at(-1)?.ticketCount, 3)
  const entries = await api.db
    .selectFrom('activity')
    .select(['subjectId', 'action'])
    .where('raffleId', '=', raffle.raffleId)
    .where('action', '=', 'cheque-cleared')
    .execute()
  assert.deepEqual(new Set(entries.map(entry => entry.subjectId)), new Set([first.id, second.id]))
})

test('a repeat with the same key clears once, and 10 calls at once clear each cheque once', async () => {
  const raffle = await addRaffle(api)
  const { id } = await sell(raffle, 0, { type: 'cheque' })
  const headers = { 'idempotency-key': randomUUID() }
  const body = { eventId: raffle.raffleId, orderIds: [id] }
  const twice = [1, 2].map(() => raffle.post(rafflePaths.clearCheques, body, { headers }))
  const answers = await Promise.all(twice)
  assert.deepEqual(
    answers.map(answer => dataOf(ClearedSchema, answer).cleared),
    [1, 1],
  )
  const other = await sell(raffle, 0, { type: 'cheque' })
  const many = await Promise.all(Array.from({ length: 10 }, () => clear(raffle, [other.id])))
  const total = many.reduce((sum, answer) => sum + dataOf(ClearedSchema, answer).cleared, 0)
  assert.equal(total, 1)
})

test('what is no cheque, of another raffle or of a closed one is refused, and nothing is cleared', async () => {
  const raffle = await addRaffle(api)
  const cheque = await sell(raffle, 0, { type: 'cheque' })
  const cash = await sell(raffle)
  const refused = await clear(raffle, [cheque.id, cash.id])
  assert.deepEqual([refused.status, refused.errors[0]?.code], [409, 'not-a-cheque'])
  const elsewhere = await addRaffle(api)
  assert.equal((await clear(elsewhere, [cheque.id])).status, 404)
  assert.equal((await clear(raffle, [])).status, 422)
  assert.equal((await unpaid(raffle, 'cheque')).length, 1)
  const token = await api.signIn('RB finance')
  const asked = { token, headers: { 'idempotency-key': randomUUID() } }
  const body = { eventId: raffle.raffleId, orderIds: [cheque.id] }
  assert.equal((await api.ask('POST', rafflePaths.clearCheques, { ...asked, body })).status, 403)
  // The second person of a confirmation sees buyers; a page with a token for reading doesn't. Agents see no others' orders.
  const agent = await api.signIn('Contact Center Agent')
  const reading = await embedToken(api, ['raffles:read'])
  const drawing = await embedToken(api, ['raffles:read', 'raffles:draw'])
  for (const [reader, name] of [
    [token, 'Eva Tremblay'],
    [drawing, 'Eva Tremblay'],
    [reading, null],
  ] as const)
    assert.equal((await unpaid(raffle, 'cheque', reader))[0]?.buyerName, name)
  const list = `${rafflePaths.drawUnpaidOrders(raffle.drawId)}?kind=cheque`
  assert.equal((await api.ask('GET', list, { token: agent })).status, 403)
  await api.db
    .updateTable('raffles')
    .set({ status: 'closed', closedAt: api.now })
    .where('id', '=', raffle.raffleId)
    .execute()
  const late = await clear(raffle, [cheque.id])
  assert.deepEqual([late.status, late.errors[0]?.code], [409, 'raffle-closed'])
})

test('a cheque that the bank pays after its order was voided is owed, and can be given back, in a closed raffle too', async () => {
  const raffle = await addRaffle(api)
  const { id } = await sell(raffle, 0, { type: 'cheque' })
  await voidOrder(raffle, id)
  const refund = () =>
    raffle.post(addressOf(orderCalls.refund.path, { id }), {
      amountCents: 500,
      reason: 'asked-for',
    })
  assert.equal((await refund()).errors[0]?.code, 'nothing-received')
  await api.db
    .updateTable('raffles')
    .set({ status: 'closed', closedAt: api.now })
    .where('id', '=', raffle.raffleId)
    .execute()
  assert.equal(dataOf(ClearedSchema, await clear(raffle, [id])).cleared, 1)
  assert.deepEqual(await strayMarks(raffle), [])
  const order = await api.db
    .selectFrom('orders')
    .select(sql<boolean>`owes_refund`.as('isOwed'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assert.equal(order.isOwed, true)
  assert.equal((await refund()).status, 201)
})

test('the ticket email tells of the donation, and of the cheque until it is cleared', async () => {
  const raffle = await addRaffle(api)
  const { id } = await sell(raffle, 0, { type: 'cheque', donationCents: 1500 })
  const { id: ofCash } = await sell(raffle)
  const mailed = async (orderId: string) => {
    const asked = { headers: { 'idempotency-key': randomUUID() } }
    const path = addressOf(orderCalls.email.path, { id: orderId })
    await raffle.post(path, { email: 'eva@example.org' }, asked)
    const { rows } = await sql<{ textBody: string }>`
      select text_body from emails where order_id = ${orderId} order by sent_at desc, id desc limit 1
    `.execute(api.db)
    api.now = new Date(api.now.getTime() + 1000)
    return rows[0]?.textBody ?? ''
  }
  const before = await mailed(id)
  assert.match(
    before,
    /Amount: \$5\.00\nDonation: \$15\.00\nTotal: \$20\.00\nThe tickets take part once/,
  )
  await clear(raffle, [id])
  assert.doesNotMatch(await mailed(id), /cheque/)
  const cash = await mailed(ofCash)
  assert.match(cash, /Amount: \$5\.00/)
  assert.doesNotMatch(cash, /Total|Donation|cheque/)
})

test('pending orders are listed by themselves', async () => {
  const raffle = await addRaffle(api)
  const order = await sell(raffle)
  await api.db
    .insertInto('orderChanges')
    .values({ orderId: order.id, status: 'PENDING', comment: null, changedBy: null })
    .execute()
  const listed = (await unpaid(raffle, 'pending')).map(({ id }) => id)
  assert.deepEqual(listed, [order.id])
  assert.deepEqual(await unpaid(raffle, 'cheque'), [])
})

test('one cheque that paid several orders is cleared for all of them, of whichever raffles', async () => {
  const [one, two] = [await addRaffle(api), await addRaffle(api)]
  const tender = { type: 'cheque', number: '000123', bank: 'RBC', date: '2026-11-20' }
  const { orders } = await entered(one, purchaseOf([one, two], { tender }))
  const { id } = await sell(two, 0, { type: 'cheque' })
  const ofTwo = orders.find(({ eventId }) => eventId === two.raffleId)?.id ?? ''
  assert.deepEqual([await uncleared(one), await uncleared(two)], [1, 2])
  assert.deepEqual(dataOf(ClearedSchema, await clear(two, [ofTwo])), { cleared: 2 })
  assert.deepEqual(
    [await uncleared(one), (await unpaid(two, 'cheque')).map(each => each.id)],
    [0, [id]],
  )
})
