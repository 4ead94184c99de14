import * as v from 'valibot'
import { isSaid } from '../../../src/core/format/said.ts'
import { NewOrderSchema, OrderSchema } from '../../../src/core/orders/order.ts'
import { rafflePaths } from '../../../src/core/raffles/raffle-paths.ts'
import { ok } from '../http/answers.ts'
import { defineCall, patternOf } from '../http/call.ts'
import { once } from '../http/idempotency.ts'
import { Refusal } from '../http/refusal.ts'
import { isUuid } from '../http/uuid.ts'
import { raffleOf, requireRaffle } from '../raffles/reach.ts'
import { reaches } from '../session/guard.ts'
import { actorOf } from '../session/session.ts'
import { createOrder } from './create.ts'
import { unpaidCalls } from './unpaid-calls.ts'
import { voidOrder } from './void.ts'

const answer = v.object({ data: OrderSchema })

const enterOrder = defineCall(
  {
    method: 'post',
    path: rafflePaths.orders,
    summary: 'Enters an order, paid: it gets the raffle’s next ticket numbers.',
    chosenHere: true,
    access: { action: 'orders:create', embed: 'never' },
    body: NewOrderSchema,
    answer,
  },
  async incoming => {
    const { api, session, body, header, digest } = incoming
    const lane = await raffleOf(incoming, 'raffles', body.eventId, 'orders:create')
    return once(incoming, lane, async transaction => {
      const raffle = await transaction
        .selectFrom('raffles')
        .select('organizationId')
        .where('id', '=', body.eventId.toLowerCase())
        .executeTakeFirst()
      if (!raffle || !reaches(session, 'orders:create', raffle.organizationId))
        throw new Refusal(404, 'not-found')
      const idempotencyKey = `${session.user.id} ${header('idempotency-key')}`
      const by = { actor: actorOf(session), idempotencyKey, requestDigest: digest(), at: api.now() }
      return { status: 201, json: { data: await createOrder(transaction, body, by) } }
    })
  },
)

const voidOne = defineCall(
  {
    method: 'delete',
    path: patternOf(rafflePaths.voidOrder),
    summary: 'Voids an order with a comment. Refused for a ticket in a locked list.',
    chosenHere: false,
    access: { action: 'orders:void', embed: 'never' },
    body: v.strictObject({
      voidedComment: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1000), v.check(isSaid)),
    }),
    answer,
  },
  async incoming => {
    const { api, session, param, body } = incoming
    const lane = await raffleOf(incoming, 'orders', param('id'))
    return once(incoming, lane, async transaction => {
      const id = param('id')
      const order = isUuid(id)
        ? await transaction
            .selectFrom('orders')
            .select(['id', 'raffleId', 'organizationId'])
            .where('id', '=', id)
            .executeTakeFirst()
        : undefined
      if (!order) throw new Refusal(404, 'not-found')
      await requireRaffle(transaction, session, order.raffleId, 'orders:void')
      const by = { actor: actorOf(session), at: api.now(), comment: body.voidedComment }
      return ok(await voidOrder(transaction, order, by))
    })
  },
)

export const orderCalls = [enterOrder, voidOne, ...unpaidCalls]
