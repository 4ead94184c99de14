import * as v from 'valibot'
import {
  mostUnpaid,
  UnpaidOrderSchema,
  unpaidKinds,
} from '../../../src/core/orders/unpaid-order.ts'
import { CountSchema, IdSchema } from '../../../src/core/raffles/money-and-time.ts'
import { rafflePaths } from '../../../src/core/raffles/raffle-paths.ts'
import { defineCall, patternOf } from '../http/call.ts'
import { once } from '../http/idempotency.ts'
import { findDraw } from '../raffles/draws/context.ts'
import { requireRaffle } from '../raffles/reach.ts'
import { seesBuyer } from '../raffles/winners/read.ts'
import { clearCheques } from './clear-cheques.ts'
import { readUnpaid } from './unpaid.ts'

const listUnpaid = defineCall(
  {
    method: 'get',
    path: patternOf(rafflePaths.drawUnpaidOrders),
    summary: 'The orders before a draw’s cut-off that nobody has paid yet, the oldest first.',
    chosenHere: true,
    access: { action: 'raffles:read', embed: 'raffles:read' },
    query: v.object({ kind: v.picklist(unpaidKinds) }),
    answer: v.object({ data: v.array(UnpaidOrderSchema) }),
  },
  async ({ api, session, param, query }) => {
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
  async ({ api, session, body, header }) => {
    const raffle = await requireRaffle(api.db, session, body.eventId, 'raffles:draw')
    const key = header('idempotency-key')
    const request = { userId: session.user.id, key, call: 'clear-cheques', body }
    return once(api.db, request, async transaction => {
      const by = { userId: session.user.id, at: api.now() }
      const cleared = await clearCheques(transaction, raffle, body.orderIds, by)
      return { json: { data: { cleared } } }
    })
  },
)

export const unpaidCalls = [listUnpaid, recordCleared]
