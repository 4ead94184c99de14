/** Whatever is done at once to customers, their orders and subscriptions: nobody waits for each other, and all marks are right. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { addressOf } from '../../../src/core/contract.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { subscriptionCalls } from '../../../src/core/subscriptions/calls.ts'
import { addRaffle, openApi, type TestRaffle } from '../draws/support.ts'
import { subscribe } from '../subscriptions/support.ts'
import type { Answered } from '../support.ts'
import { asking, sellTo, somebody, strayMarks, wrongFigures } from './support.ts'

const api = await openApi()
after(() => api.close())

interface Person {
  customerId: string
  /** In each raffle. */
  orderIds: string[]
  subscriptionId: string
}

/** People who share their names and telephones by turns, with an order in each raffle and a subscription. */
async function people(raffles: readonly TestRaffle[], number: number): Promise<Person[]> {
  const made: Person[] = []
  const { firstName, lastName } = somebody()
  for (let at = 0; at < number; at += 1) {
    const buyer = somebody({ lastName, phone: `902555016${at % 2}`, ...(at % 3 && { firstName }) })
    const orderIds: string[] = []
    let customerId = ''
    for (const raffle of raffles) {
      const sold = await sellTo(raffle, buyer)
      orderIds.push(sold.id)
      customerId = sold.customerId
    }
    const [raffle] = raffles
    assert.ok(raffle)
    const { id: subscriptionId } = await subscribe({ api }, raffle)
    await api.db
      .updateTable('subscriptions')
      .set({ customerId })
      .where('id', '=', subscriptionId)
      .execute()
    made.push({ customerId, orderIds, subscriptionId })
  }
  return made
}

type Act = (raffle: TestRaffle, one: Person, other: Person, at: number) => Promise<Answered>

const email = (at: number) => `storm-${at % 3}@storm.example`
const orderOf = ({ orderIds }: Person, at: number) => ({
  id: orderIds[at % orderIds.length] ?? '',
})

const acts: readonly Act[] = [
  ({ token }, one, _, at) =>
    api.ask('DELETE', addressOf(orderCalls.void.path, orderOf(one, at)), {
      token,
      body: { voidedComment: 'Sent twice' },
    }),
  ({ post }, one, _, at) =>
    post(addressOf(orderCalls.restore.path, orderOf(one, at)), { comment: 'Not so' }),
  ({ post }, one, _, at) =>
    post(addressOf(orderCalls.email.path, orderOf(one, at)), { email: email(at), correct: true }),
  async ({ token }, one, _, at) => {
    const ask = asking(api, token)
    const { version } = await ask.read(one.customerId)
    return ask.change(one.customerId, { version, email: email(at), phone: `902555016${at % 3}` })
  },
  async ({ token }, one, _, at) => {
    const params = { id: one.subscriptionId }
    const { version } = await api.db
      .selectFrom('subscriptions')
      .select('version')
      .where('id', '=', params.id)
      .executeTakeFirstOrThrow()
    const body = { version, email: email(at) }
    return api.ask('PATCH', addressOf(subscriptionCalls.change.path, params), { token, body })
  },
  ({ token }, one, other) => asking(api, token).mergeNow(one.customerId, other.customerId),
  ({ token }, one) => asking(api, token).erase(one.customerId),
]

const rounds = 60

test('corrections, voids, merges, erasures and charges at once end without a deadlock, with the right marks', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const raffles = [await addRaffle(api), await addRaffle(api)]
    const crowd = await people(raffles, 6)
    // Nothing stands against an erasure.
    await sql`update raffles set status = 'closed' where id = ${raffles[1]?.raffleId}`.execute(
      api.db,
    )
    const [raffle] = raffles
    assert.ok(raffle)
    const asked = Array.from({ length: 28 }, async (_, at) => {
      const [one, other] = [crowd[(at * 5 + round) % 6], crowd[(at + 1) % 6]]
      const act = acts[(at + round) % acts.length]
      assert.ok(one && other && act)
      return act(raffle, one, other, at)
    })
    for (const { status, text } of await Promise.all([...asked, api.charge().then(() => fine)]))
      assert.ok(status < 500, text)
    for (const each of raffles) assert.deepEqual(await strayMarks(each), [], `round ${round}`)
  }
  assert.deepEqual(await wrongFigures(api), [])
})

const fine = { status: 200, text: '' }
