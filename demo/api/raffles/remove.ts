import type { Transaction } from 'kysely'
import * as v from 'valibot'
import { rafflePaths } from '../../../src/core/raffles/raffle-paths.ts'
import { decide } from '../../../src/core/raffles/rules.ts'
import { recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { defineCall, patternOf } from '../http/call.ts'
import { once } from '../http/idempotency.ts'
import { actorOf } from '../session/session.ts'
import { answering, readDetail } from './detail.ts'
import { lockRaffle, requireAllowed } from './find.ts'
import { staleEdit } from './patch.ts'
import { raffleOf } from './reach.ts'
import { versionQuery } from './stale.ts'

export const removeRaffle = defineCall(
  {
    method: 'delete',
    path: patternOf(rafflePaths.event),
    summary: 'Deletes a draft without an order, for good.',
    chosenHere: false,
    access: { action: 'raffles:read', embed: 'raffles:edit' },
    query: v.object(versionQuery),
    answer: null,
  },
  async incoming => {
    const { query, session, api, param, origin } = incoming
    const answer = await answering(api, origin)
    const lane = await raffleOf(incoming, 'raffles', param('id'))
    return once(incoming, lane, async transaction => {
      const raffle = await lockRaffle(transaction, session, param('id'))
      const detail = await readDetail(transaction, raffle, answer)
      requireAllowed(decide('delete', detail, session.roles, answer.now))
      if (query.version !== undefined && query.version !== raffle.version) {
        throw await staleEdit(transaction, raffle, detail)
      }
      await deleteAll(transaction, raffle.id)
      const { name, category, startDate, endDate, drawDate, packages } = detail
      await recordActivity(transaction, {
        organizationId: raffle.organizationId,
        raffleId: raffle.id,
        subject: { type: 'raffle', id: raffle.id },
        action: 'deleted',
        actor: actorOf(session),
        at: answer.now,
        before: { name, category, startDate, endDate, drawDate, packages: packages.length },
        after: null,
      })
      return { json: null }
    })
  },
)

async function deleteAll(transaction: Transaction<Database>, raffleId: string): Promise<void> {
  await transaction
    .updateTable('raffles')
    .set({ parentId: null })
    .where('parentId', '=', raffleId)
    .execute()
  for (const table of ['members', 'prizes', 'draws', 'packages'] as const) {
    await transaction.deleteFrom(table).where('raffleId', '=', raffleId).execute()
  }
  await transaction.deleteFrom('raffles').where('id', '=', raffleId).execute()
}
