/** What is kept with an order for the list's filters is what its rows say, whatever was done. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { addressOf } from '../../src/core/contract.ts'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { inFull } from '../support/full.ts'
import { rafflePaths } from '../support/paths.ts'
import { wrongSales } from '../support/standing.ts'
import { asking, buyerOf, sellTo, somebody, strayMarks, wrongFigures } from './customers/support.ts'
import { addRaffle, hour, openApi, sell, sellMany, type TestRaffle } from './draws/support.ts'

const api = await openApi()
after(() => api.close())

const buyersOf = async (raffle: TestRaffle, ids: string[], at: number) =>
  [
    await buyerOf(raffle.api, ids[at % ids.length] ?? ''),
    await buyerOf(raffle.api, ids[(at + 1) % ids.length] ?? ''),
  ] as const

let addresses = 0
/** Both are given one email at once: by their own pages, and by an order of the second. */
async function correctAtOnce(
  { token, post }: TestRaffle,
  [one, other]: readonly [string, string],
  orderOfOther?: string,
) {
  const email = `both-${++addresses}@marks.example`
  const ask = asking(api, token)
  const [{ version }, { version: otherVersion }] = [await ask.read(one), await ask.read(other)]
  return Promise.all([
    ask.change(one, { version, email }),
    orderOfOther === undefined
      ? ask.change(other, { version: otherVersion, email })
      : post(addressOf(orderCalls.email.path, { id: orderOfOther }), { email, correct: true }),
  ])
}

/** One thing that somebody does; the number chooses what with. */
const acts: Record<string, (raffle: TestRaffle, ids: string[], at: number) => Promise<unknown>> = {
  async order(raffle, ids, at) {
    const customer = {
      firstName: 'Eva',
      // Of this raffle alone, so that no merge reaches the next one's.
      lastName: `${['Tremblay', 'Landry'][at % 2]} ${raffle.raffleId}`,
      email: `eva-${at % 3}@marks.example`,
      ...(at % 4 === 0 && { phone: '902 555 0147' }),
    }
    const type = at % 5 === 0 ? 'cheque' : 'cash'
    ids.push((await sell(raffle, 0, { customer, type, source: 'mail' })).id)
  },
  async later(_, __, at) {
    api.now = new Date(api.now.getTime() + (at % 8) * 60_000)
  },
  void: ({ token }, ids, at) =>
    api.ask('DELETE', addressOf(orderCalls.void.path, { id: ids[at % ids.length] ?? '' }), {
      token,
      body: { voidedComment: 'Sent twice' },
    }),
  voidPart: async ({ token }, ids, at) => {
    const id = ids[at % ids.length] ?? ''
    const { rows } = await sql<{ first: number }>`
      select first_number as first from tickets where order_id = ${id}
    `.execute(api.db)
    const first = Number(rows[0]?.first ?? 0) + (at % 3)
    await api.ask('DELETE', addressOf(orderCalls.void.path, { id }), {
      token,
      body: { voidedComment: 'One too many', tickets: { firstNumber: first, lastNumber: first } },
    })
  },
  refund: ({ post }, ids, at) =>
    post(addressOf(orderCalls.refund.path, { id: ids[at % ids.length] ?? '' }), {
      amountCents: [500, 166, 167][at % 3],
      reason: 'duplicate',
    }),
  restore: ({ post }, ids, at) =>
    post(addressOf(orderCalls.restore.path, { id: ids[at % ids.length] ?? '' }), {
      comment: 'Not so',
    }),
  correct: ({ post }, ids, at) =>
    post(addressOf(orderCalls.email.path, { id: ids[at % ids.length] ?? '' }), {
      email: `eva-${(at + 1) % 3}@marks.example`,
      correct: true,
    }),
  async merge(raffle, ids, at) {
    const [kept, merged] = await buyersOf(raffle, ids, at)
    if (kept !== merged)
      await asking(api, raffle.token).mergeNow(kept, merged, at % 2 ? ['email', 'phone'] : [])
  },
  correctTwo: async (raffle, ids, at) =>
    correctAtOnce(raffle, await buyersOf(raffle, ids, at), ids[(at + 1) % ids.length] ?? ''),
  clear: ({ post, raffleId }, ids, at) =>
    post(rafflePaths.clearCheques, { eventId: raffleId, orderIds: [ids[at % ids.length]] }),
}

test('cheques, late mail and duplicates are marked, and sales kept, as the rows say, in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...Object.keys(acts), 'order', 'order'), fc.nat(99)), {
        minLength: 6,
        maxLength: 18,
      }),
      async events => {
        const raffle = await addRaffle(api, { packages: [{ ticketCount: 3, priceCents: 500 }] })
        const ids: string[] = []
        for (const [act, at] of events)
          if (act === 'order' || act === 'later' || ids.length > 0)
            await acts[act]?.(raffle, ids, at)
        // Sales turn out to have ended before the last orders were entered.
        const endedAt = new Date(api.now.getTime() - 5 * 60_000)
        await api.db
          .updateTable('raffles')
          .set({ endedAt })
          .where('id', '=', raffle.raffleId)
          .execute()
        assert.deepEqual(await strayMarks(raffle), [])
        assert.deepEqual(await wrongSales(api.db), [], 'what is sold in time')
      },
    ),
    { numRuns: 8 },
  )
})

test('a load of orders is marked as orders that come one by one', async () => {
  const raffle = await addRaffle(api)
  await sellMany(raffle, 600)
  api.now = new Date(api.now.getTime() + hour / 2)
  await sellMany(raffle, 3)
  assert.deepEqual(await strayMarks(raffle), [])
})

inFull(
  'two buyers of one package who are given one email at once are marked, by page or by order',
  async () => {
    for (let round = 0; round < 12; round += 1) {
      const raffle = await addRaffle(api)
      const { firstName, email } = somebody()
      const buyer = { firstName, lastName: 'Landry' }
      const one = await sellTo(raffle, { ...buyer, email: `one-${email}` })
      const other = await sellTo(raffle, { ...buyer, email: `other-${email}` })
      const answers = await correctAtOnce(
        raffle,
        [one.customerId, other.customerId],
        round % 2 ? other.id : undefined,
      )
      for (const { status, text } of answers) assert.ok(status < 300, text)
      const { rows } = await sql`
      select from orders join customer_figures using (customer_id)
      where raffle_id = ${raffle.raffleId} and is_duplicate and has_twin
    `.execute(api.db)
      assert.equal(rows.length, 2, `round ${round}`)
    }
    assert.deepEqual(await wrongFigures(api), [])
  },
)

test('who bought with somebody that is merged away is no longer marked by what was theirs', async () => {
  const raffle = await addRaffle(api)
  const phone = { phone: '9025550163' }
  await sellTo(raffle, { firstName: 'Xavier', lastName: 'Landry', ...phone })
  const merged = await sellTo(raffle, { firstName: 'Mona', lastName: 'Boudreau', ...phone })
  const elsewhere = await addRaffle(api)
  const kept = await sellTo(elsewhere, somebody({ phone: '9025550164' }))
  const marked = () =>
    sql`select from orders where raffle_id = ${raffle.raffleId} and is_duplicate`.execute(api.db)
  assert.equal((await marked()).rows.length, 2)
  const answer = await asking(api, raffle.token).mergeNow(kept.customerId, merged.customerId)
  assert.equal(answer.status, 200, answer.text)
  assert.equal((await marked()).rows.length, 0)
})
