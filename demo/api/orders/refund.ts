import type { Transaction } from 'kysely'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { type NewRefund, refundableCents } from '../../../src/core/orders/refund.ts'
import { recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { writes } from '../http/routes.ts'
import { raffleOf } from '../raffles/reach.ts'
import { entryOf, holdOrder, requireDecided } from './change.ts'
import type { ReadOrder } from './detail.ts'
import type { OrderReader } from './facts.ts'
import { readRefunds } from './money.ts'
import { type FoundOrder, findOrder } from './reach.ts'

export const refundOrder = writes(
  orderCalls.refund,
  'Gives money of an order back: to the card by the payment provider, or by hand, which is recorded.',
  at => raffleOf(at, 'orders', at.params.id, 'orders:read'),
  async ({ session, params, body, transaction, api }) => {
    const reader = { session, now: api.now() }
    const found = await findOrder(transaction, session, params.id)
    const order = await holdOrder(transaction, found, reader)
    requireDecided('refund', order, reader)
    if (body.amountCents > refundableCents(order))
      throw new Refusal(422, [{ code: 'refund-too-large', field: 'amountCents' }])
    const id = await addRefund(transaction, { found, order }, body, reader)
    const made = (await readRefunds(transaction, found.id)).find(refund => refund.id === id)
    if (!made) throw new Error('A refund that was just made is gone.')
    return made
  },
  ({ api }) => api.refunds.wake(),
)

async function addRefund(
  transaction: Transaction<Database>,
  { found, order }: { found: FoundOrder; order: ReadOrder },
  { amountCents, reason, comment }: NewRefund,
  reader: OrderReader,
): Promise<string> {
  const at = reader.now
  // A card's money goes back by the provider, who is asked once this stands.
  const way = order.cardEnding === null ? 'by-hand' : 'card'
  const { id } = await transaction
    .insertInto('refunds')
    .values({
      orderId: found.id,
      amountCents,
      reason,
      comment: comment ?? null,
      way,
      requestedBy: reader.session.user.id,
      requestedAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (way === 'by-hand')
    await transaction
      .insertInto('refundOutcomes')
      .values({ refundId: id, state: 'returned', failure: null, settledAt: at })
      .execute()
  await transaction
    .updateTable('orders')
    .set(({ eb }) => ({
      version: eb('version', '+', 1),
      changedAt: at,
      changedBy: reader.session.user.id,
    }))
    .where('id', '=', found.id)
    .execute()
  await recordActivity(transaction, {
    ...entryOf(found, reader),
    action: way === 'card' ? 'refund-requested' : 'refunded',
    before: null,
    after: { amountCents, reason },
    comment: comment ?? null,
  })
  return id
}
