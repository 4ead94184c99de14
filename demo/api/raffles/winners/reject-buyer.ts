import { sql, type Transaction } from 'kysely'
import { winnerCalls } from '../../../../src/core/raffles/winners/calls.ts'
import type { Database } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import { writes } from '../../http/routes.ts'
import { type DrawContext, findDraw, holdDraw } from '../draws/context.ts'
import { raffleOf } from '../reach.ts'
import { marksOf } from './buyer-marks.ts'
import { lastChange } from './calls.ts'
import { changeWinner } from './decide.ts'
import { findWinner, readWinner, readWinners } from './read.ts'

const rejectBuyer = writes(
  winnerCalls.rejectBuyer,
  'Rejects every ticket of the winner’s buyer that is picked in the raffle and not decided on, for one reason: all or none, each as if it were rejected alone.',
  at => raffleOf(at, 'winners', at.params.id),
  async ({ session, language, params, body, transaction, api }) => {
    const found = await findWinner(transaction, session, params.id)
    const its = await findDraw(transaction, session, found.drawId, 'raffles:second-person')
    const draws = await holdOpenDraws(transaction, its)
    const row = await findWinner(transaction, session, found.id)
    const { version, reason, note } = body
    if (row.version !== version)
      throw lastChange(row, await readWinner(transaction, row.id, { session, language }))
    const { sameBuyer } = (await marksOf(transaction, [row]))(row.id)
    const ids = await inOrderDrawn(transaction, [row.id, ...sameBuyer.map(({ id }) => id)])
    const by = { session, at: api.now() }
    for (const id of ids) {
      const each = await findWinner(transaction, session, id)
      const draw = draws.get(each.drawId)
      if (!draw) throw new Refusal(409, 'already-confirmed')
      const change = { status: 'rejected', reason, note } as const
      await changeWinner(transaction, draw, each, change, by)
    }
    return readWinners(transaction, ids, { session, language })
  },
)

/** Those of the raffle that aren't complete, always in one order: whoever holds several never waits for another. */
async function holdOpenDraws(
  transaction: Transaction<Database>,
  its: DrawContext,
): Promise<ReadonlyMap<string, DrawContext>> {
  const { rows } = await sql<{ id: string }>`
    select id from draws where raffle_id = ${its.raffleId} and completed_at is null order by id
  `.execute(transaction)
  const draws = new Map<string, DrawContext>()
  for (const { id } of rows)
    draws.set(id, await holdDraw(transaction, { id, raffleId: its.raffleId }))
  return draws
}

async function inOrderDrawn(
  transaction: Transaction<Database>,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('winners')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('sequence')
    .execute()
  return rows.map(({ id }) => id)
}

export const buyerRejectionRoutes = [rejectBuyer]
