/** What a subscription's charge becomes: an order, a failure that is tried again, or nothing, with its reason. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { addressOf } from '../../../src/core/contract.ts'
import { addDays } from '../../../src/core/format/calendar-day.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { subscriptionCalls } from '../../../src/core/subscriptions/calls.ts'
import { nextChargeDay } from '../../../src/core/subscriptions/schedule.ts'
import { SubscriptionSchema } from '../../../src/core/subscriptions/subscription.ts'
import { dataOf } from '../draws/support.ts'
import { day, type Made, openCharging } from './charging.ts'
import { subscribe } from './support.ts'

const { api, provider, readIt, ordersOf, raffle, take } = await openCharging()

test('a charge makes one order with the next numbers and its email, however often it is looked', async () => {
  const on = await raffle()
  const made = await subscribe({ api }, on)
  await api.charge()
  await api.charge()
  const [order, ...others] = await ordersOf(made)
  assert.equal(others.length, 0)
  assert.deepEqual([order?.status, order?.first, order?.emails], ['ACTIVE', 1, 1])
  const now = await readIt(made)
  assert.deepEqual(
    [now.status, now.lastResult, now.nextChargeOn, now.chargingOrderId],
    ['active', 'charged', nextChargeDay(made.startedOn, 'monthly', made.startedOn), null],
  )
  const { path } = orderCalls.get
  const read = dataOf(orderCalls.get.answer, await on.get(addressOf(path, { id: order?.id ?? '' })))
  assert.equal(read.subscriptionId, made.id)
})

test('the amount is SQL’s sum of amountPaidCents of what stands; its orders are asked for by 52', async () => {
  const on = await raffle()
  const made = await subscribe({ api }, on)
  for (let month = 0; month < 4; month += 1) {
    await api.charge()
    api.now = new Date(api.now.getTime() + 31 * day)
  }
  const orders = await ordersOf(made)
  assert.equal(orders.length, 4)
  const path = addressOf(orderCalls.void.path, { id: orders[1]?.id ?? '' })
  const token = await api.signIn()
  await api.ask('DELETE', path, { token, body: { voidedComment: 'Asked for it' } })
  const { rows } = await sql<{ sum: number }>`
    select sum(amount_cents + donation_cents) as sum from orders
    where subscription_id = ${made.id} and status = 'ACTIVE'
  `.execute(api.db)
  const detail = addressOf(subscriptionCalls.get.path, { id: made.id })
  const read = dataOf(SubscriptionSchema, await api.ask('GET', detail, { token }))
  assert.equal(read.amountPaidCents, rows[0]?.sum)
  assert.equal(read.amountPaidCents, 3 * made.priceCents)
  const asked = `${orderCalls.list.path}?subscriptionId=${made.id}&pageSize=52`
  const { json } = await api.ask('GET', asked, { token })
  assert.deepEqual(
    (json as { data: { id: string }[] }).data.map(({ id }) => id),
    orders.map(({ id }) => id).reverse(),
  )
})

test('a declined card is tried again by the policy, each try an order that failed, and then it is failing', async () => {
  const on = await raffle()
  const made = await subscribe({ api }, on, { cardEnding: '0002' })
  for (let at = 0; at <= 15; at += 1) {
    await api.charge()
    api.now = new Date(api.now.getTime() + day)
  }
  const orders = await ordersOf(made)
  assert.deepEqual(
    orders.map(({ status, failureReason, first }) => [status, failureReason, first]),
    Array.from({ length: 4 }, () => ['FAILED', 'declined', null]),
  )
  const failing = await readIt(made)
  assert.deepEqual(
    [failing.status, failing.tryOn, failing.nextChargeOn],
    ['failing', null, made.nextChargeOn],
  )
  // With another card the same charge is made, and its rhythm goes on.
  await api.db
    .updateTable('subscriptions')
    .set({ cardEnding: '4242' })
    .where('id', '=', made.id)
    .execute()
  const asked = dataOf(SubscriptionSchema, await take('retry', failing))
  assert.equal(asked.target?.eventId, on.raffleId)
  await api.charge()
  assert.equal((await ordersOf(made)).at(-1)?.status, 'ACTIVE')
  assert.equal((await readIt(made)).status, 'active')
})

test('where its raffle ended, it goes into the next one of the series, and waits for it until then', async () => {
  const on = await raffle()
  const made = await subscribe({ api }, on)
  await api.db
    .updateTable('raffles')
    .set({ status: 'ended', endedAt: api.now })
    .where('id', '=', on.raffleId)
    .execute()
  await api.charge()
  assert.deepEqual(await ordersOf(made), [])
  const waiting = await readIt(made)
  assert.equal(waiting.lastResult, 'no-raffle')
  assert.equal(waiting.tryOn, addDays(made.startedOn, 1))
  assert.deepEqual(provider.asked, [])
  const next = await raffle()
  await sql`
    update raffles set series_id = ${on.raffleId},
      settings = settings || '{"subscriptionsEnabled": true}'
    where id = ${next.raffleId}
  `.execute(api.db)
  api.now = new Date(api.now.getTime() + day)
  await api.charge()
  assert.deepEqual(
    (await ordersOf(made)).map(({ status, raffleId }) => [status, raffleId]),
    [['ACTIVE', next.raffleId]],
  )
})

test('nothing is taken for what there isn’t: a package that isn’t offered, one that is sold out, a customer’s limit', async () => {
  const on = await raffle()
  const gone = await subscribe({ api }, on, { priceCents: 123 })
  const capped = await raffle({ packages: [{ ticketCount: 1, priceCents: 500, inventory: 1 }] })
  const soldOut = [await subscribe({ api }, capped), await subscribe({ api }, capped)]
  const limited = await raffle()
  await sql`
    update raffles set settings = settings || '{"maxOrdersPerCustomer": 1}'
    where id = ${limited.raffleId}
  `.execute(api.db)
  const first = await subscribe({ api }, limited)
  const second = await subscribe({ api }, limited, { customerId: first.customerId })
  await api.charge()
  const results = async (all: readonly Made[]) =>
    (await Promise.all(all.map(readIt))).map(({ lastResult }) => lastResult).sort()
  assert.deepEqual(await results([gone]), ['no-package'])
  assert.deepEqual(await results(soldOut), ['charged', 'sold-out'])
  assert.deepEqual(await results([first, second]), ['charged', 'customer-limit'])
  assert.equal(provider.asked.length, 2)
})

test('a clock that jumps a month charges once, and the next day lies ahead', async () => {
  const on = await raffle()
  const made = await subscribe({ api }, on, { cadence: 'weekly' })
  api.now = new Date(api.now.getTime() + 33 * day)
  await api.charge()
  await api.charge()
  assert.equal((await ordersOf(made)).length, 1)
  assert.equal((await readIt(made)).nextChargeOn, addDays(made.startedOn, 35))
})
