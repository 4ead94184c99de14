import * as v from 'valibot'
import { CountSchema, IdSchema } from '../../../src/core/fields/values.ts'
import {
  mostUnpaid,
  UnpaidOrderSchema,
  unpaidKinds,
} from '../../../src/core/orders/unpaid-order.ts'
import { mayForAll } from '../../../src/core/permissions.ts'
import { rafflePaths } from '../../../src/core/raffles/raffle-paths.ts'
import { defineCall, patternOf } from '../http/call.ts'
import { once } from '../http/idempotency.ts'
import { Refusal } from '../http/refusal.ts'
import { findDraw } from '../raffles/draws/context.ts'
import { raffleOf, requireRaffle } from '../raffles/reach.ts'
import { seesBuyer } from '../raffles/winners/read.ts'
import { actorOf } from '../session/session.ts'
import { clearCheques } from './clear-cheques.ts'
import { readUnpaid } from './unpaid.ts'

const listUnpaid = defineCall(
  {
    method: 'get',
    path: patternOf(rafflePaths.drawUnpaidOrders),
    summary: 'The orders before a draw’s cut-off that nobody has paid yet, the oldest first.',
    chosenHere: true,
    access: { action: 'orders:read', embed: 'raffles:read' },
    query: v.object({ kind: v.picklist(unpaidKinds) }),
    answer: v.object({ data: v.array(UnpaidOrderSchema) }),
  },
  async ({ api, session, param, query }) => {
    // They are everybody's orders: whoever reads only some reads none here.
    if (!mayForAll('orders:read', session.roles)) throw new Refusal(403, 'not-allowed')
    const draw = await findDraw(api.db, session, param('id'))
    const reader = { kind: query.kind, seesBuyers: seesBuyer(session) }
    const data = await readUnpaid(api.db, draw, reader)
    return { json: { data }, store: false }
  },
)

const recordCleared = defineCall(
  {
    method: 'post',
    path: rafflePaths.clearCheques,
    summary: 'Records that the bank paid cheques: from then on their tickets take part in draws.',
    chosenHere: true,
    access: { action: 'raffles:draw', embed: 'raffles:draw' },
    body: v.strictObject({
      eventId: IdSchema,
      orderIds: v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(mostUnpaid)),
    }),
    answer: v.object({ data: v.object({ cleared: CountSchema }) }),
  },
  async incoming => {
    const { api, session, body } = incoming
    const lane = await raffleOf(incoming, 'raffles', body.eventId)
    return once(incoming, lane, async transaction => {
      const raffle = await requireRaffle(transaction, session, body.eventId, 'raffles:draw')
      const by = { actor: actorOf(session), at: api.now() }
      const cleared = await clearCheques(transaction, raffle, body.orderIds, by)
      return { json: { data: { cleared } } }
    })
  },
)

export const unpaidCalls = [listUnpaid, recordCleared]
