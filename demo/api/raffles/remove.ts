import { raffleCalls } from '../../../src/core/raffles/calls.ts'
import { decide } from '../../../src/core/raffles/rules.ts'
import { recordActivity } from '../activity/record.ts'
import { requireAllowed } from '../http/refusal.ts'
import { writes } from '../http/routes.ts'
import { actorOf } from '../session/session.ts'
import { answering, readDetail } from './detail.ts'
import { lockRaffle } from './find.ts'
import { staleEdit } from './patch.ts'
import { raffleOf } from './reach.ts'

export const removeRaffle = writes(
  raffleCalls.remove,
  'Deletes a draft without an order, for good.',
  at => raffleOf(at, 'raffles', at.params.id),
  async ({ query, session, api, params, origin, transaction }) => {
    const answer = await answering({ db: transaction, now: api.now }, origin)
    const raffle = await lockRaffle(transaction, session, params.id)
    const detail = await readDetail(transaction, raffle, answer)
    requireAllowed(decide('delete', detail, session.roles, answer.now))
    if (query.version !== undefined && query.version !== raffle.version)
      throw await staleEdit(transaction, raffle, detail)
    // What hangs on it goes with it, or refuses: its table says which.
    await transaction.deleteFrom('raffles').where('id', '=', raffle.id).execute()
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
  },
)
