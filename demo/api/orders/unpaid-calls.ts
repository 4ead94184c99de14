import { orderCalls } from '../../../src/core/orders/calls.ts'
import { mayForAll } from '../../../src/core/permissions.ts'
import { Refusal } from '../http/refusal.ts'
import { answers, writes } from '../http/routes.ts'
import { findDraw } from '../raffles/draws/context.ts'
import { raffleOf, requireRaffle } from '../raffles/reach.ts'
import { seesBuyer } from '../raffles/winners/read.ts'
import { actorOf } from '../session/session.ts'
import { clearCheques } from './clear-cheques.ts'
import { readUnpaid } from './unpaid.ts'

const listUnpaid = answers(
  orderCalls.unpaid,
  'The orders before a draw’s cut-off that nobody has paid yet, the oldest first.',
  async ({ api, session, params, query }) => {
    // They are everybody's orders: whoever reads only some reads none here.
    if (!mayForAll('orders:read', session.roles)) throw new Refusal(403, 'not-allowed')
    const draw = await findDraw(api.db, session, params.id)
    const reader = { kind: query.kind, seesBuyers: seesBuyer(session) }
    const data = await readUnpaid(api.db, draw, reader)
    return { json: { data }, store: false }
  },
)

const recordCleared = writes(
  orderCalls.clearCheques,
  'Records that the bank paid cheques: from then on their tickets take part in draws.',
  at => raffleOf(at, 'raffles', at.body.eventId),
  async ({ session, body, transaction, api }) => {
    const raffle = await requireRaffle(transaction, session, body.eventId, 'raffles:draw')
    const by = { actor: actorOf(session), at: api.now() }
    return { cleared: await clearCheques(transaction, raffle, body.orderIds, by) }
  },
)

export const unpaidRoutes = [listUnpaid, recordCleared]
