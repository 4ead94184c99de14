/** What people do while a subscription is charged, or before: pauses, skips, voids, another email, a bank that is silent. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import * as v from 'valibot'
import { holdBuyer } from '../../../demo/api/orders/customer.ts'
import { addressOf } from '../../../src/core/contract.ts'
import { addDays } from '../../../src/core/format/calendar-day.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { subscriptionCalls } from '../../../src/core/subscriptions/calls.ts'
import { nextChargeDay } from '../../../src/core/subscriptions/schedule.ts'
import { SubscriptionSchema } from '../../../src/core/subscriptions/subscription.ts'
import { untilWaiting } from '../../database/waiting.ts'
import { dataOf } from '../draws/support.ts'
import { newKey } from '../raffles/support.ts'
import { day, openCharging } from './charging.ts'
import { subscribe } from './support.ts'

const { api, provider, readIt, ordersOf, raffle, take } = await openCharging()

test('nobody knows what the bank said: the order waits, holds its tickets, and the same key is asked again', async () => {
  const made = await subscribe({ api }, await raffle())
  provider.silent = true
  await api.charge()
  await api.charge()
  assert.equal((await ordersOf(made))[0]?.status, 'PENDING')
  assert.equal((await readIt(made)).tryOn, null)
  provider.silent = false
  await api.charge()
  const orders = await ordersOf(made)
  assert.deepEqual(
    orders.map(({ status }) => status),
    ['ACTIVE'],
  )
  assert.deepEqual(new Set(provider.asked), new Set([orders[0]?.id]))
  assert.equal(provider.asked.length, 3)
})

test('declined, paused and resumed on its day: the next try is an order of its own', async () => {
  const made = await subscribe({ api }, await raffle(), { cardEnding: '0002' })
  for (let tries = 1; tries <= 3; tries += 1) {
    await api.charge()
    assert.equal((await ordersOf(made)).length, tries)
    const paused = dataOf(SubscriptionSchema, await take('pause', await readIt(made)))
    assert.equal((await take('resume', paused)).status, 200)
  }
  const { version, nextChargeOn } = await readIt(made)
  assert.equal(nextChargeOn, made.nextChargeOn)
  // By the next day its day is over: it is let pass, and the tries begin anew.
  api.now = new Date(api.now.getTime() + day)
  const paused = dataOf(SubscriptionSchema, await take('pause', { ...made, version }))
  assert.equal((await take('resume', paused)).status, 200)
  const { failures, ...ahead } = await readIt(made)
  assert.deepEqual(
    [failures, ahead.nextChargeOn],
    [0, nextChargeDay(made.startedOn, 'monthly', made.startedOn)],
  )
  assert.equal(new Set(provider.asked).size, 3)
})

test('voided while the bank was asked: its money goes back, and it gets no tickets', async () => {
  const on = await raffle()
  const made = await subscribe({ api }, on)
  provider.meanwhile = async () => {
    const [order] = await ordersOf(made)
    const path = addressOf(orderCalls.void.path, { id: order?.id ?? '' })
    const body = { voidedComment: 'She asked for it' }
    const { token } = on
    assert.equal((await api.ask('DELETE', path, { token, body })).status, 200)
  }
  await api.charge()
  const [order] = await ordersOf(made)
  assert.deepEqual([order?.status, order?.first], ['VOID', null])
  const { rows } = await sql<{ cents: number }>`
    select sum(amount_cents) as cents from refunds where order_id = ${order?.id}
  `.execute(api.db)
  assert.equal(rows[0]?.cents, made.priceCents)
  assert.equal((await readIt(made)).lastResult, 'too-late')
})

test('while the bank is asked nobody pauses or skips; who cancels then pays for this one, and for no other', async () => {
  const on = await raffle()
  const made = await subscribe({ api }, on)
  const answers: string[] = []
  provider.meanwhile = async () => {
    for (const step of ['pause', 'skip', 'cancel'] as const) {
      const { status, errors } = await take(step, await readIt(made))
      answers.push(`${step} ${status} ${errors[0]?.code ?? ''}`.trim())
    }
  }
  await api.charge()
  assert.deepEqual(answers, [
    'pause 409 charge-under-way',
    'skip 409 charge-under-way',
    'cancel 200',
  ])
  provider.meanwhile = null
  api.now = new Date(api.now.getTime() + 40 * day)
  await api.charge()
  assert.deepEqual(
    (await ordersOf(made)).map(({ status }) => status),
    ['ACTIVE'],
  )
  assert.equal((await readIt(made)).status, 'cancelled')
})

test('a notice goes out once, days before; who skips or pauses isn’t charged, and who resumes goes on ahead', async () => {
  const on = await raffle()
  const given = { nextChargeOn: '', tryOn: '' }
  const today = (await subscribe({ api }, on, { status: 'paused', tryOn: null })).startedOn
  given.nextChargeOn = given.tryOn = addDays(today, 3)
  const made = await subscribe({ api }, on, given)
  await api.charge()
  await api.charge()
  const { rows } = await sql<{ subject: string }>`
    select subject from emails join customers on customers.email = recipient
    where customers.id = ${made.customerId}
  `.execute(api.db)
  assert.equal(rows.length, 1)
  assert.match(rows[0]?.subject ?? '', /^Your subscription: \$5\.00 on /)
  const skipped = dataOf(SubscriptionSchema, await take('skip', await readIt(made)))
  assert.equal(skipped.skippedOn, given.nextChargeOn)
  assert.equal(skipped.nextChargeOn, nextChargeDay(today, 'monthly', given.nextChargeOn))
  const again = await take('skip', skipped)
  assert.deepEqual([again.status, again.errors[0]?.code], [409, 'already-skipped'])
  const stale = await take('pause', made)
  assert.deepEqual([stale.status, stale.errors[0]?.code], [409, 'stale-edit'])
  const paused = dataOf(SubscriptionSchema, await take('pause', skipped))
  api.now = new Date(api.now.getTime() + 70 * day)
  await api.charge()
  assert.deepEqual(await ordersOf(made), [])
  const resumed = dataOf(SubscriptionSchema, await take('resume', paused))
  assert.ok((resumed.nextChargeOn ?? '') > addDays(today, 69))
  const key = newKey()
  const path = addressOf(subscriptionCalls.cancel.path, { id: made.id })
  const body = { version: resumed.version, reason: 'Enough' }
  const token = await api.signIn()
  const cancel = () => api.ask('POST', path, { token, body, headers: key })
  const [once, twice] = [await cancel(), await cancel()]
  assert.deepEqual([once.status, twice.json], [200, once.json])
  const later = await take('cancel', dataOf(SubscriptionSchema, once))
  assert.deepEqual([later.status, later.errors[0]?.code], [409, 'subscription-cancelled'])
})

test('without the product nothing is told, nothing is charged, and nothing is lost', async () => {
  const on = await raffle()
  const made = await subscribe({ api }, on)
  const remove = () =>
    api.db
      .deleteFrom('organizationProducts')
      .where('organizationId', '=', made.organizationId)
      .where('product', '=', 'subscriptions')
      .execute()
  await remove()
  await api.charge()
  assert.deepEqual(await ordersOf(made), [])
  for (const path of [
    subscriptionCalls.list.path,
    addressOf(subscriptionCalls.get.path, { id: made.id }),
  ]) {
    const { status, errors } = await on.get(path)
    assert.deepEqual([status, errors[0]?.code], [403, 'product-missing'])
  }
  await api.db
    .insertInto('organizationProducts')
    .values({ organizationId: made.organizationId, product: 'subscriptions' })
    .execute()
  await api.charge()
  assert.equal((await ordersOf(made)).length, 1)
})

test('another email waits for whoever orders under it', async () => {
  const made = await subscribe({ api }, await raffle())
  const { organizationId, version } = made
  const email = 'eva-anew@example.org'
  const path = addressOf(subscriptionCalls.change.path, { id: made.id })
  const token = await api.signIn()
  const corrected = await api.db.transaction().execute(async transaction => {
    await holdBuyer(transaction, organizationId, { email, phone: null })
    const asked = api.ask('PATCH', path, {
      token,
      body: { email: 'Eva-Anew@Example.org', version },
    })
    await untilWaiting(api.db, { statement: 'pg_advisory_xact_lock(number, 4)' })
    return { asked }
  })
  const { customer } = dataOf(SubscriptionSchema, await corrected.asked)
  assert.equal(customer.email, email)
})

test('its address is corrected only where it is still the one that was seen; else both sides are answered', async () => {
  const made = await subscribe({ api }, await raffle())
  const path = addressOf(subscriptionCalls.change.path, { id: made.id })
  const token = await api.signIn()
  const { customer } = dataOf(SubscriptionSchema, await api.ask('GET', path, { token }))
  // By an order, or by the customer's page: the subscription's version stays.
  const theirs = 'eva-theirs@example.org'
  await api.db
    .updateTable('customers')
    .set({ email: theirs })
    .where('id', '=', made.customerId)
    .execute()
  const change = (readEmail: string | null) =>
    api.ask('PATCH', path, {
      token,
      body: { email: 'eva-mine@example.org', readEmail, version: made.version },
    })
  for (const readEmail of [customer.email, null]) {
    const { status, errors, json } = await change(readEmail)
    assert.deepEqual([status, errors[0]?.code], [409, 'stale-edit'])
    const { data } = v.parse(v.object({ data: SubscriptionSchema }), json)
    assert.deepEqual([data.customer.email, data.version], [theirs, made.version])
  }
  const corrected = dataOf(SubscriptionSchema, await change('Eva-Theirs@Example.org'))
  assert.equal(corrected.customer.email, 'eva-mine@example.org')
})
