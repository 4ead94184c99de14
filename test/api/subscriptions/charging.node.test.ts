/** What a subscription's charge becomes: an order, a failure that is tried again, or nothing, with its reason. */
import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { holdBuyer } from '../../../demo/api/orders/customer.ts'
import { paymentStandIn } from '../../../demo/api/stand-ins/payments.ts'
import { addressOf } from '../../../src/core/contract.ts'
import { addDays } from '../../../src/core/format/calendar-day.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { subscriptionCalls } from '../../../src/core/subscriptions/calls.ts'
import { nextChargeDay } from '../../../src/core/subscriptions/schedule.ts'
import { SubscriptionSchema } from '../../../src/core/subscriptions/subscription.ts'
import { until } from '../../support/until.ts'
import {
  addRaffle,
  dataOf,
  openApi,
  type RaffleOptions,
  type TestRaffle,
} from '../draws/support.ts'
import { newKey } from '../raffles/support.ts'
import { subscribe } from './support.ts'

const day = 86_400_000
const provider: { asked: string[]; silent: boolean; meanwhile: (() => Promise<unknown>) | null } = {
  asked: [],
  silent: false,
  meanwhile: null,
}
const api = await openApi({
  payments: {
    ...paymentStandIn,
    async charge(asked) {
      provider.asked.push(asked.idempotencyKey)
      await provider.meanwhile?.()
      if (provider.silent) throw new Error('The line is down.')
      return paymentStandIn.charge(asked)
    },
  },
})
after(() => api.close())
const start = api.now
beforeEach(() => {
  api.now = start
  Object.assign(provider, { asked: [], silent: false, meanwhile: null })
})

type Made = Awaited<ReturnType<typeof subscribe>>

const readIt = async ({ id }: { id: string }) =>
  api.db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const ordersOf = async ({ id }: { id: string }) =>
  (
    await sql<{
      id: string
      status: string
      failureReason: string | null
      first: number | null
      raffleId: string
      emails: number
    }>`
      select orders.id, status, failure_reason, tickets.first_number as first, orders.raffle_id,
        (select count(*) from emails where order_id = orders.id) as emails
      from orders left join tickets on tickets.order_id = orders.id
      where subscription_id = ${id} order by orders.created_at, orders.id
    `.execute(api.db)
  ).rows
/** On sale for a year. */
async function raffle(options: RaffleOptions = {}): Promise<TestRaffle> {
  const made = await addRaffle(api, { organization: 'ternCove', ...options })
  const endAt = new Date(start.getTime() + 365 * day)
  await api.db
    .updateTable('raffles')
    .set({ endAt, drawAt: endAt })
    .where('id', '=', made.raffleId)
    .execute()
  return made
}
/** A session of its own each time: the clock is days on by then. */
const take = async (
  step: 'pause' | 'resume' | 'skip' | 'retry' | 'cancel',
  { id, version }: Pick<Made, 'id' | 'version'>,
) => {
  const body = { version, ...(step === 'cancel' && { reason: 'She moved away' }) }
  const path = addressOf(subscriptionCalls[step].path, { id })
  const token = await api.signIn()
  return api.ask('POST', path, { token, body, headers: newKey() })
}

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
  assert.equal((await take('retry', failing)).status, 200)
  await api.charge()
  assert.equal((await ordersOf(made)).at(-1)?.status, 'ACTIVE')
  assert.equal((await readIt(made)).status, 'active')
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
    await until(async () => {
      const { rows } = await sql`
        select from pg_locks join pg_database on pg_database.oid = database
        where datname = current_database() and locktype = 'advisory' and objid = 4 and not granted
      `.execute(api.db)
      return rows.length > 0
    }, 'a correction that waits')
    return { asked }
  })
  const { customer } = dataOf(SubscriptionSchema, await corrected.asked)
  assert.equal(customer.email, email)
})
