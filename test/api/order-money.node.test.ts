/** What becomes of an order's money: void, refund and restore, by card and by hand, with the pot before and after. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { paymentStandIn } from '../../demo/api/stand-ins/payments.ts'
import { addressOf } from '../../src/core/contract.ts'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { OrderSchema } from '../../src/core/orders/order.ts'
import {
  type OrderDetail,
  OrderDetailSchema,
  OrderNoteSchema,
} from '../../src/core/orders/order-detail.ts'
import { potWithout } from '../../src/core/orders/pot.ts'
import { owedCents, RefundSchema } from '../../src/core/orders/refund.ts'
import { inFull } from '../support/full.ts'
import {
  addRaffle,
  dataOf,
  endSales,
  hour,
  openApi,
  sell,
  step,
  type TestRaffle,
} from './draws/support.ts'
import { newKey } from './raffles/support.ts'

/** What the provider does next; without it, it gives the money back. */
const provider: { fails: number; asked: string[] } = { fails: 0, asked: [] }
const api = await openApi({
  payments: {
    ...paymentStandIn,
    async refund({ idempotencyKey, cardEnding }) {
      provider.asked.push(idempotencyKey)
      if (cardEnding === '0009') throw new Error('Nobody knows this card.')
      if (provider.fails > 0) {
        provider.fails -= 1
        throw new Error('The line is down.')
      }
      return cardEnding === '0002'
        ? { state: 'refused', failure: 'card-closed' }
        : { state: 'returned' }
    },
  },
})
after(() => api.close())

const read = async (raffle: TestRaffle, id: string): Promise<OrderDetail> =>
  dataOf(OrderDetailSchema, await raffle.get(addressOf(orderCalls.get.path, { id })))
const voided = (raffle: TestRaffle, id: string) =>
  api.ask('DELETE', addressOf(orderCalls.void.path, { id }), {
    token: raffle.token,
    body: { voidedComment: 'Paid twice' },
    headers: newKey(),
  })
const refund = (raffle: TestRaffle, id: string, body: object, key = newKey()) =>
  raffle.post(addressOf(orderCalls.refund.path, { id }), body, { headers: key })
const restore = (raffle: TestRaffle, id: string) =>
  raffle.post(addressOf(orderCalls.restore.path, { id }), { comment: 'Voided by mistake' })
const codes = ({ status, errors }: { status: number; errors: { code?: unknown }[] }) => [
  status,
  ...errors.map(({ code }) => code),
]

/** Online by card: no call of ours makes such an order. */
async function byCard(raffle: TestRaffle, cardEnding: string): Promise<string> {
  const { id } = await sell(raffle, 0, { donationCents: 200, type: 'credit' })
  await sql`
    update orders set card_brand = 'VISA', card_ending = ${cardEnding}, source = null where id = ${id}
  `.execute(api.db)
  return id
}

test('a void owes the buyer all that was received, and a refund by hand settles it once', async () => {
  const raffle = await addRaffle(api)
  const { id } = await sell(raffle, 0, { donationCents: 250 })
  assert.equal(owedCents(await read(raffle, id)), 0)
  assert.equal((await voided(raffle, id)).status, 200)
  const owed = await read(raffle, id)
  assert.deepEqual([owedCents(owed), owed.marks], [750, ['refund-owed']])
  const key = newKey()
  const body = { amountCents: 300, reason: 'duplicate', comment: 'Cash at the desk' }
  const made = dataOf(RefundSchema, await refund(raffle, id, body, key), 201)
  assert.deepEqual([made.way, made.state, made.amountCents], ['by-hand', 'returned', 300])
  assert.equal(dataOf(RefundSchema, await refund(raffle, id, body, key), 201).id, made.id)
  assert.equal(owedCents(await read(raffle, id)), 450)
  const tooMuch = await refund(raffle, id, { amountCents: 451, reason: 'other' })
  assert.deepEqual(codes(tooMuch), [422, 'refund-too-large'])
  assert.equal((await refund(raffle, id, { amountCents: 450, reason: 'other' })).status, 201)
  const settled = await read(raffle, id)
  assert.deepEqual([owedCents(settled), settled.marks, settled.refundedCents], [0, [], 750])
  const none = await refund(raffle, id, { amountCents: 1, reason: 'other' })
  assert.deepEqual(codes(none), [409, 'nothing-to-refund'])
})

test('of an order that stands only the donation can go back, and its tickets stay in the draw (Medusa: refund refused without an outstanding balance)', async () => {
  const raffle = await addRaffle(api)
  const { id } = await sell(raffle, 0, { donationCents: 250 })
  const tooMuch = await refund(raffle, id, { amountCents: 251, reason: 'asked-for' })
  assert.deepEqual(codes(tooMuch), [422, 'refund-too-large'])
  assert.equal((await refund(raffle, id, { amountCents: 250, reason: 'asked-for' })).status, 201)
  const order = await read(raffle, id)
  assert.equal(order.status, 'ACTIVE')
  assert.deepEqual(
    order.draws.map(({ standing }) => standing),
    ['in'],
  )
  assert.equal((await voided(raffle, id)).status, 200)
  assert.equal(owedCents(await read(raffle, id)), 500, 'the tickets’ money')
})

test('two refunds at the same moment never give back more than was received', async () => {
  const raffle = await addRaffle(api)
  const { id } = await sell(raffle)
  await voided(raffle, id)
  const body = { amountCents: 400, reason: 'duplicate' }
  const answers = await Promise.all([1, 2, 3].map(() => refund(raffle, id, body)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 422, 422])
  assert.equal((await read(raffle, id)).refundedCents, 400)
})

test('a card’s money goes back by the provider; what it refuses is owed still, and may be tried again', async () => {
  const raffle = await addRaffle(api)
  const good = await byCard(raffle, '4242')
  const closed = await byCard(raffle, '0002')
  for (const id of [good, closed]) {
    await voided(raffle, id)
    const made = await refund(raffle, id, { amountCents: 700, reason: 'duplicate' })
    assert.equal(dataOf(RefundSchema, made, 201).way, 'card')
  }
  const [paid, refused] = [await read(raffle, good), await read(raffle, closed)]
  assert.deepEqual([paid.refunds[0]?.state, owedCents(paid)], ['returned', 0])
  assert.deepEqual(
    [refused.refunds[0]?.state, refused.refunds[0]?.failure, owedCents(refused)],
    ['refused', 'card-closed', 700],
  )
  assert.deepEqual(
    refused.entries.map(({ action, actor }) => [action, actor === null]),
    [
      ['refund-refused', true],
      ['refund-requested', false],
      ['voided', false],
      ['created', false],
    ],
  )
})

test('a refund whose answer was lost is under way, counts as gone, and is asked for again by the same key', async () => {
  const raffle = await addRaffle(api)
  const id = await byCard(raffle, '4242')
  await voided(raffle, id)
  provider.fails = 1
  provider.asked.length = 0
  const made = await refund(raffle, id, { amountCents: 700, reason: 'duplicate' })
  const waiting = await read(raffle, id)
  assert.deepEqual([waiting.refunds[0]?.state, owedCents(waiting)], ['under-way', 0])
  const other = await byCard(raffle, '4242')
  await voided(raffle, other)
  // Its refund wakes whoever asks the provider.
  await refund(raffle, other, { amountCents: 700, reason: 'duplicate' })
  assert.equal((await read(raffle, id)).refunds[0]?.state, 'returned')
  const { id: key } = dataOf(RefundSchema, made, 201)
  assert.equal(provider.asked.filter(asked => asked === key).length, 2)
})

inFull('refunds that the provider never answers hold up nobody else’s', async () => {
  const raffle = await addRaffle(api)
  for (let made = 0; made < 25; made += 1) {
    const id = await byCard(raffle, '0009')
    await voided(raffle, id)
    await refund(raffle, id, { amountCents: 700, reason: 'duplicate' })
  }
  // Behind them all.
  api.now = new Date(api.now.getTime() + 1000)
  const id = await byCard(raffle, '4242')
  await voided(raffle, id)
  await refund(raffle, id, { amountCents: 700, reason: 'duplicate' })
  assert.equal((await read(raffle, id)).refunds[0]?.state, 'returned')
})

test('a void taken back gives the same numbers, the pot as before, and the tickets by email once more', async () => {
  const raffle = await addRaffle(api)
  const customer = { firstName: 'Ada', lastName: 'Muise', email: `${randomUUID()}@example.org` }
  const { id, firstTicketNumber } = await sell(raffle, 0, { customer })
  await sell(raffle)
  const before = await read(raffle, id)
  assert.deepEqual(potWithout(before), { nowCents: 500, afterCents: 250, by: 'sales' })
  await voided(raffle, id)
  assert.deepEqual(potWithout(await read(raffle, id)), {
    nowCents: 250,
    afterCents: 500,
    by: 'sales',
  })
  api.now = new Date(api.now.getTime() + 1000)
  const order = dataOf(OrderSchema, await restore(raffle, id))
  assert.deepEqual([order.status, order.firstTicketNumber], ['ACTIVE', firstTicketNumber])
  const after = await read(raffle, id)
  assert.deepEqual(
    [potWithout(after), after.messages.length, after.marks],
    [potWithout(before), 2, []],
  )
  assert.equal(after.entries[0]?.action, 'restored')
  assert.deepEqual(codes(await restore(raffle, id)), [409, 'not-void'])
})

test('a void stays once money went back, once its pack is sold anew, and once a list is locked without it', async () => {
  const raffle = await addRaffle(api, {
    packages: [{ ticketCount: 1, priceCents: 500, inventory: 2 }],
  })
  const [first, second] = [await sell(raffle), await sell(raffle)]
  await voided(raffle, first.id)
  await sell(raffle)
  assert.deepEqual(codes(await restore(raffle, first.id)), [409, 'no-packs-left'])
  await voided(raffle, second.id)
  await refund(raffle, second.id, { amountCents: 100, reason: 'other' })
  assert.deepEqual(codes(await restore(raffle, second.id)), [409, 'money-went-back'])
  const other = await addRaffle(api)
  const away = await sell(other)
  await sell(other)
  await voided(other, away.id)
  await endSales(other)
  assert.equal((await step(other, 'lock', { leaveOut: [] })).status, 200)
  assert.deepEqual(codes(await restore(other, away.id)), [409, 'list-locked'])
})

test('notes stand with the order, by whom; a follow-up marks it from its day on', async () => {
  const raffle = await addRaffle(api)
  const { id } = await sell(raffle)
  const path = addressOf(orderCalls.note.path, { id })
  const note = await raffle.post(path, { text: ' She calls back\non Friday ' })
  assert.equal(dataOf(OrderNoteSchema, note, 201).text, 'She calls back\non Friday')
  const day = (days: number) =>
    new Date(api.now.getTime() + days * 24 * hour).toISOString().slice(0, 10)
  for (const [days, marks] of [
    [2, []],
    [3650, []],
    [-1, ['follow-up-due']],
  ] as const) {
    const { version } = await read(raffle, id)
    const body = { version, followUpOn: day(days) }
    assert.equal((await raffle.patch(addressOf(orderCalls.change.path, { id }), body)).status, 200)
    const order = await read(raffle, id)
    assert.deepEqual([order.followUpOn, order.marks], [day(days), marks])
  }
  for (const followUpOn of ['0000-01-01', '0001-01-01', '2026-02-30', day(3660), '9999-12-31']) {
    const { version } = await read(raffle, id)
    const path = addressOf(orderCalls.change.path, { id })
    assert.equal((await raffle.patch(path, { version, followUpOn })).status, 422, followUpOn)
  }
  const order = await read(raffle, id)
  assert.deepEqual(
    order.notes.map(({ writtenBy }) => writtenBy),
    ['Marguerite Doucette'],
  )
})
