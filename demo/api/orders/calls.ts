import * as v from 'valibot'
import { NewOrderSchema, OrderSchema } from '../../../src/core/orders/order.ts'
import { rafflePaths } from '../../../src/core/raffles/raffle-paths.ts'
import { ok } from '../http/answers.ts'
import { defineCall, patternOf } from '../http/call.ts'
import { once } from '../http/idempotency.ts'
import { Refusal } from '../http/refusal.ts'
import { isUuid } from '../http/uuid.ts'
import { requireRaffle } from '../raffles/reach.ts'
import { reaches } from '../session/guard.ts'
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
  async ({ api, session, body, header }) => {
    const { userId, key } = { userId: session.user.id, key: header('idempotency-key') }
    const raffle = await api.db
      .selectFrom('raffles')
      .select(['id', 'organizationId'])
      .where('id', '=', body.eventId.toLowerCase())
      .executeTakeFirst()
    if (!raffle || !reaches(session, 'orders:create', raffle.organizationId))
      throw new Refusal(404, 'not-found')
    return once(api.db, { userId, key, call: 'order', body }, async transaction => {
      const by = { userId, idempotencyKey: `${userId} ${key}`, at: api.now() }
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
      voidedComment: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1000)),
    }),
    answer,
  },
  async ({ api, session, param, body }) => {
    const id = param('id')
    const order = isUuid(id)
      ? await api.db
          .selectFrom('orders')
          .select(['id', 'raffleId', 'organizationId'])
          .where('id', '=', id)
          .executeTakeFirst()
      : undefined
    if (!order) throw new Refusal(404, 'not-found')
    await requireRaffle(api.db, session, order.raffleId, 'orders:void')
    const by = { userId: session.user.id, at: api.now(), comment: body.voidedComment }
    const data = await api.db
      .transaction()
      .execute(transaction => voidOrder(transaction, order, by))
    return ok(data)
  },
)

export const orderCalls = [enterOrder, voidOne, ...unpaidCalls]
