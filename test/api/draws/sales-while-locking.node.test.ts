/** A void or a restore that meets the lock of a list: whoever comes first, the list is what stands, and says so. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { addressOf } from '../../../src/core/contract.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { DrawDetailSchema } from '../../../src/core/raffles/draws/draw.ts'
import { untilWaiting } from '../../database/waiting.ts'
import type { Answered } from '../support.ts'
import { addRaffle, dataOf, endSales, openApi, sell, step, type TestRaffle } from './support.ts'

const api = await openApi()
after(() => api.close())

/** Both wait for the raffle, one behind the other, until it is let go. */
async function oneBehindTheOther(raffle: TestRaffle, calls: readonly (() => Promise<Answered>)[]) {
  const answers: Promise<Answered>[] = []
  await api.db.transaction().execute(async transaction => {
    await sql`select from raffles where id = ${raffle.raffleId} for update`.execute(transaction)
    for (const call of calls) {
      answers.push(call())
      await untilWaiting(api.db, { count: answers.length })
    }
  })
  return Promise.all(answers)
}

const sales = {
  'a void': {
    call: ({ token }: TestRaffle, id: string) =>
      api.ask('DELETE', addressOf(orderCalls.void.path, { id }), {
        token,
        body: { voidedComment: 'Entered twice' },
      }),
    /** Tickets that stand: before it, after it. */
    standing: [2, 1],
  },
  'a restore': {
    call: ({ post }: TestRaffle, id: string) =>
      post(addressOf(orderCalls.restore.path, { id }), { comment: 'Not so' }),
    standing: [1, 2],
  },
} as const

for (const [name, { call, standing }] of Object.entries(sales))
  for (const isFirst of [true, false])
    test(`${name} ${isFirst ? 'before' : 'behind'} the lock`, async () => {
      const raffle = await addRaffle(api)
      await sell(raffle)
      const { id } = await sell(raffle)
      if (name === 'a restore') assert.equal((await sales['a void'].call(raffle, id)).status, 200)
      await endSales(raffle)
      const calls = [() => call(raffle, id), () => step(raffle, 'lock')]
      const answers = await oneBehindTheOther(raffle, isFirst ? calls : calls.toReversed())
      const [sale, lock] = isFirst ? answers : answers.toReversed()
      assert.ok(sale && lock)
      const [list] = dataOf(DrawDetailSchema, lock).locks
      assert.equal(list?.ticketCount, standing[isFirst ? 1 : 0])
      const refused = [sale.status, sale.errors[0]?.code]
      assert.deepEqual(refused, isFirst ? [200, undefined] : [409, 'list-locked'])
      const { rows } = await sql<{ stands: number }>`
        select count(*)::integer as stands from tickets join orders on orders.id = order_id
        where tickets.raffle_id = ${raffle.raffleId} and status = 'ACTIVE'
      `.execute(api.db)
      assert.equal(rows[0]?.stands, list?.ticketCount, 'nothing left or entered behind it')
    })
