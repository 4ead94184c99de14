import { orderCalls } from '../../../src/core/orders/calls.ts'
import { Refusal } from '../http/refusal.ts'
import { writes } from '../http/routes.ts'
import { isUuid } from '../http/uuid.ts'
import { raffleOf, requireRaffle } from '../raffles/reach.ts'
import { reaches } from '../session/guard.ts'
import { actorOf } from '../session/session.ts'
import { createOrder } from './create.ts'
import { unpaidRoutes } from './unpaid-calls.ts'
import { voidOrder } from './void.ts'

const enterOrder = writes(
  orderCalls.enter,
  'Enters an order, paid: it gets the raffle’s next ticket numbers.',
  at => raffleOf(at, 'raffles', at.body.eventId, 'orders:create'),
  async ({ session, body, header, digest, transaction, api }) => {
    const raffle = await transaction
      .selectFrom('raffles')
      .select('organizationId')
      .where('id', '=', body.eventId.toLowerCase())
      .executeTakeFirst()
    if (!raffle || !reaches(session, 'orders:create', raffle.organizationId))
      throw new Refusal(404, 'not-found')
    const idempotencyKey = `${session.user.id} ${header('idempotency-key')}`
    const by = { actor: actorOf(session), idempotencyKey, requestDigest: digest(), at: api.now() }
    return createOrder(transaction, body, by)
  },
)

const voidOne = writes(
  orderCalls.void,
  'Voids an order with a comment. Refused for a ticket in a locked list.',
  at => raffleOf(at, 'orders', at.params.id),
  async ({ session, params: { id }, body, transaction, api }) => {
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
    return voidOrder(transaction, order, by)
  },
)

export const orderRoutes = [enterOrder, voidOne, ...unpaidRoutes]
