/** Whoever changes a customer holds what others hold too in one order, so that nobody waits for each other. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../demo/api/database/schema.ts'
import { holdBuyer } from '../../../demo/api/orders/customer.ts'
import { addressOf } from '../../../src/core/contract.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { subscriptionCalls } from '../../../src/core/subscriptions/calls.ts'
import { untilWaiting } from '../../database/waiting.ts'
import { addRaffle, openApi, type TestRaffle } from '../draws/support.ts'
import { subscribe } from '../subscriptions/support.ts'
import type { Answered } from '../support.ts'
import { asking, sellTo, somebody } from './support.ts'

const api = await openApi()
after(() => api.close())
const { firstName } = somebody()

/** Somebody with an order in each of two raffles, and a subscription. */
async function customer(raffles: readonly TestRaffle[]) {
  const [raffle] = raffles
  assert.ok(raffle)
  const made = await subscribe({ api }, raffle, { firstName, tryOn: null })
  const { email } = await api.db
    .selectFrom('customers')
    .select('email')
    .where('id', '=', made.customerId)
    .executeTakeFirstOrThrow()
  let orderId = ''
  for (const each of raffles)
    orderId = (await sellTo(each, { firstName, lastName: 'Tremblay', email })).id
  return { id: made.customerId, email, orderId, subscriptionId: made.id, version: made.version }
}
type Customer = Awaited<ReturnType<typeof customer>>

/** What is held, first to last. */
const holds = {
  raffles: (db: Transaction<Database>, { id }: Customer) =>
    sql`
      select from raffles where id in (select raffle_id from orders where customer_id = ${id})
      order by id for no key update
    `.execute(db),
  subscription: (db: Transaction<Database>, { subscriptionId }: Customer) =>
    sql`select from subscriptions where id = ${subscriptionId} for no key update`.execute(db),
  addresses: (db: Transaction<Database>, { email }: Customer, organizationId: string) =>
    holdBuyer(db, organizationId, { email, phone: null }),
  row: (db: Transaction<Database>, { id }: Customer) =>
    sql`select from customers where id = ${id} for no key update`.execute(db),
} as const
const inOrder = Object.values(holds)

const calls: Record<string, (raffle: TestRaffle, held: Customer) => Promise<Answered>> = {
  'the correction of an order’s email': ({ post }, { orderId, id }) =>
    post(addressOf(orderCalls.email.path, { id: orderId }), {
      email: `${id}@order.example`,
      correct: true,
    }),
  'the correction of a subscription’s email': ({ token }, { subscriptionId, version, id }) =>
    api.ask('PATCH', addressOf(subscriptionCalls.change.path, { id: subscriptionId }), {
      token,
      body: { version, email: `${id}@subscription.example` },
    }),
  async 'a change of how a customer is reached'({ token }, { id }) {
    const { version } = await asking(api, token).read(id)
    return asking(api, token).change(id, { version, phone: '902 555 0167' })
  },
  async 'a merge'(raffle, { id }) {
    const other = await sellTo(raffle, somebody())
    return asking(api, raffle.token).mergeNow(id, other.customerId)
  },
  async 'an erasure'({ token }, { id }) {
    await sql`update raffles set status = 'closed' where id in (
      select raffle_id from orders where customer_id = ${id}
    )`.execute(api.db)
    return asking(api, token).erase(id)
  },
}

/** Somebody holds the first of these, the call waits for it, and they come to the others. */
async function holding(first: number, call: (typeof calls)[string]) {
  const raffles = [await addRaffle(api), await addRaffle(api)]
  const [raffle] = raffles
  assert.ok(raffle)
  const made = await customer(raffles)
  const { organizationId } = await api.db
    .selectFrom('subscriptions')
    .select('organizationId')
    .where('id', '=', made.subscriptionId)
    .executeTakeFirstOrThrow()
  const asked = await api.db.transaction().execute(async transaction => {
    await sql`set local lock_timeout = '2s'`.execute(transaction)
    const [hold, ...others] = inOrder.slice(first)
    await hold?.(transaction, made, organizationId)
    const answer = call(raffle, made)
    await untilWaiting(api.db)
    for (const other of others) await other(transaction, made, organizationId)
    return { answer }
  })
  return asked.answer
}

for (const [name, call] of Object.entries(calls))
  test(`${name} keeps nothing that somebody comes to who holds what it waits for`, async () => {
    const answers = [await holding(0, call), await holding(1, call)]
    for (const { status, text } of answers) assert.ok(status < 300, text)
  })
