import type { Transaction } from 'kysely'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import {
  type NewRefund,
  ofTicketsCents,
  type RefundFacts,
  refundableCents,
} from '../../../src/core/orders/refund.ts'
import { recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { writes } from '../http/routes.ts'
import { raffleOf } from '../raffles/reach.ts'
import { entryOf, type HeldOrder, holdOrder, renewOrders } from './held.ts'
import { readRefunds } from './money.ts'

export const refundOrder = writes(
  orderCalls.refund,
  'Gives money of an order back: to the card by the payment provider, or by hand, which is recorded.',
  at => raffleOf(at, 'orders', at.params.id, 'orders:read'),
  async at => {
    const { transaction, body } = at
    const held = await holdOrder(at, 'refund')
    if (body.amountCents > refundableCents(held.order))
      throw new Refusal(422, [{ code: 'refund-too-large', field: 'amountCents' }])
    const { found } = held
    const id = await addRefund(transaction, held, body)
    const refund = (await readRefunds(transaction, found.id)).find(each => each.id === id)
    if (!refund) throw new Error('A refund that was just made is gone.')
    return refund
  },
  ({ api }) => api.refunds.wake(),
)

interface Refunded extends Pick<HeldOrder, 'found' | 'by'> {
  /** No card paid it where there is no ending. */
  order: RefundFacts & Pick<HeldOrder['order'], 'cardEnding'>
}

/** Asks for money to go back that was found to be owed. */
export async function addRefund(
  transaction: Transaction<Database>,
  { found, order, by }: Refunded,
  { amountCents, reason, comment }: NewRefund,
): Promise<string> {
  // A card's money goes back by the provider, who is asked once this stands.
  const way = order.cardEnding === null ? 'by-hand' : 'card'
  const { id } = await transaction
    .insertInto('refunds')
    .values({
      orderId: found.id,
      amountCents,
      ticketsCents: ofTicketsCents(amountCents, order),
      reason,
      comment: comment ?? null,
      way,
      requestedBy: by.actor?.userId ?? null,
      requestedAt: by.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (way === 'by-hand')
    await transaction
      .insertInto('refundOutcomes')
      .values({ refundId: id, state: 'returned', failure: null, settledAt: by.at })
      .execute()
  await renewOrders(transaction, [found], by)
  await recordActivity(transaction, {
    ...entryOf(found, by),
    action: way === 'card' ? 'refund-requested' : 'refunded',
    before: null,
    after: { amountCents, reason },
    comment: comment ?? null,
  })
  return id
}
