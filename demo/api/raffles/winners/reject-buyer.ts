import { sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import { isSaid } from '../../../../src/core/format/said.ts'
import { exclusionReasons } from '../../../../src/core/raffles/excluded/excluded-person.ts'
import { rafflePaths } from '../../../../src/core/raffles/raffle-paths.ts'
import { WinnerSchema } from '../../../../src/core/raffles/winners/winner.ts'
import type { Database } from '../../database/schema.ts'
import { ok } from '../../http/answers.ts'
import { defineCall, patternOf } from '../../http/call.ts'
import { once } from '../../http/idempotency.ts'
import { Refusal } from '../../http/refusal.ts'
import { type DrawContext, findDraw, holdDraw } from '../draws/context.ts'
import { raffleOf } from '../reach.ts'
import { marksOf } from './buyer-marks.ts'
import { lastChange } from './calls.ts'
import { changeWinner } from './decide.ts'
import { findWinner, readWinners } from './read.ts'

const rejectBuyer = defineCall(
  {
    method: 'post',
    path: patternOf(rafflePaths.winnerBuyerRejection),
    summary:
      'Rejects every ticket of the winner’s buyer that is picked in the raffle and not decided on, for one reason: all or none, each as if it were rejected alone.',
    chosenHere: true,
    access: { action: 'raffles:second-person', embed: 'raffles:draw' },
    body: v.strictObject({
      /** Of the winner that is named. */
      version: v.pipe(v.number(), v.integer()),
      reason: v.picklist(exclusionReasons),
      note: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2000), v.check(isSaid)),
    }),
    answer: v.object({ data: v.array(WinnerSchema) }),
  },
  async incoming => {
    const { api, session, language, param, body } = incoming
    const lane = await raffleOf(incoming, 'winners', param('id'))
    return once(incoming, lane, async transaction => {
      const found = await findWinner(transaction, session, param('id'))
      const its = await findDraw(transaction, session, found.drawId, 'raffles:second-person')
      const draws = await holdOpenDraws(transaction, its)
      const row = await findWinner(transaction, session, found.id)
      const [latest] = await readWinners(transaction, [row.id], { session, language })
      if (row.version !== body.version && latest) throw lastChange(row, latest)
      const { sameBuyer } = (await marksOf(transaction, [row]))(row.id)
      const ids = await inOrderDrawn(transaction, [row.id, ...sameBuyer.map(({ id }) => id)])
      const { reason, note } = body
      const by = { session, at: api.now() }
      for (const id of ids) {
        const each = await findWinner(transaction, session, id)
        const draw = draws.get(each.drawId)
        if (!draw) throw new Refusal(409, 'already-confirmed')
        await changeWinner(transaction, draw, each, { status: 'rejected', reason, note }, by)
      }
      return ok(await readWinners(transaction, ids, { session, language }))
    })
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

export const buyerRejectionCalls = [rejectBuyer]
