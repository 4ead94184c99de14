import type { Transaction } from 'kysely'
import type { Order } from '../../../src/core/orders/order.ts'
import { type Actor, recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { holdRaffle } from '../raffles/draws/context.ts'
import { isInLockedList } from '../raffles/draws/locked-orders.ts'
import { readOrder } from './read.ts'

/**
 * Voids an order: its tickets leave draw and pot, its numbers stay burnt. Money is a refund's matter.
 *
 * @throws Refusal 409: not active, its raffle is closed, its tickets stand in a locked list, or one of them was picked
 */
export async function voidOrder(
  transaction: Transaction<Database>,
  found: { id: string; raffleId: string; organizationId: string },
  { actor, at, comment }: { actor: Actor; at: Date; comment: string },
): Promise<Order> {
  await holdRaffle(transaction, found.raffleId, 'sales')
  const { status, raffleStatus, customerId } = await transaction
    .selectFrom('orders')
    .innerJoin('raffles', 'raffles.id', 'orders.raffleId')
    .select(['orders.status', 'raffles.status as raffleStatus', 'orders.customerId'])
    .where('orders.id', '=', found.id)
    .executeTakeFirstOrThrow()
  if (status === 'VOID') throw new Refusal(409, 'already-void')
  if (status === 'FAILED') throw new Refusal(409, 'order-failed')
  if (raffleStatus === 'closed') throw new Refusal(409, 'raffle-closed')
  if (await isInLockedList(transaction, found.id)) throw new Refusal(409, 'list-locked')
  const picked = await transaction
    .selectFrom('winners')
    .select('id')
    .where('orderId', '=', found.id)
    .where('status', '!=', 'rejected')
    .executeTakeFirst()
  if (picked) throw new Refusal(409, 'order-has-winner')
  await transaction
    .insertInto('orderChanges')
    .values({ orderId: found.id, status: 'VOID', comment, changedBy: actor.userId, recordedAt: at })
    .execute()
  await recordActivity(transaction, {
    organizationId: found.organizationId,
    raffleId: found.raffleId,
    subject: { type: 'order', id: found.id },
    action: 'voided',
    actor,
    at,
    before: { status },
    after: { status: 'VOID' },
    comment,
    about: [{ type: 'customer', id: customerId }],
  })
  const order = await readOrder(transaction, found.id)
  if (!order) throw new Refusal(404, 'not-found')
  return order
}
