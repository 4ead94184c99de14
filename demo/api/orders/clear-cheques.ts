import type { Transaction } from 'kysely'
import { shortId } from '../../../src/core/format/short-id.ts'
import { againstClearing } from '../../../src/core/orders/clearing.ts'
import { type Actor, recordActivities } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { holdRaffle } from '../raffles/draws/context.ts'
import { renewOrders } from './held.ts'

/**
 * Records that the bank paid these cheques: their tickets take part in every draw that is not locked yet, and the money
 * of void orders is owed. One that is recorded already stays as it is.
 *
 * @returns how many are cleared by this call
 * @throws Refusal 404: an order of another raffle; 409: neither an active nor a void order paid by cheque, or the raffle of one
 *   that stands is closed
 */
export async function clearCheques(
  transaction: Transaction<Database>,
  raffle: { id: string; organizationId: string },
  orderIds: readonly string[],
  { actor, at }: { actor: Actor; at: Date },
): Promise<number> {
  await holdRaffle(transaction, raffle.id, 'sales')
  const wanted = [...new Set(orderIds.map(id => id.toLowerCase()))]
  const orders = await transaction
    .selectFrom('orders')
    .innerJoin('raffles', 'raffles.id', 'orders.raffleId')
    .leftJoin('chequeClearings', 'chequeClearings.orderId', 'orders.id')
    .select(['orders.id', 'orders.type', 'orders.status', 'orders.customerId'])
    .select(['chequeClearings.clearedAt', 'raffles.status as raffleStatus'])
    .where('orders.id', 'in', wanted)
    .where('orders.raffleId', '=', raffle.id)
    .orderBy('orders.createdAt')
    .execute()
  if (orders.length < wanted.length) throw new Refusal(404, 'not-found')
  for (const order of orders) {
    // One that is cleared already isn't refused: a colleague may have been quicker.
    const code = againstClearing({ ...order, chequeClearedAt: null })
    if (code) throw new Refusal(409, [{ code, params: { order: shortId(order.id) } }])
  }
  const uncleared = orders.filter(({ clearedAt }) => clearedAt === null)
  if (uncleared.length === 0) return 0
  await transaction
    .insertInto('chequeClearings')
    .values(uncleared.map(({ id }) => ({ orderId: id, clearedAt: at, clearedBy: actor.userId })))
    .execute()
  await renewOrders(transaction, uncleared, { actor, at })
  await recordActivities(
    transaction,
    uncleared.map(({ id, customerId }) => ({
      organizationId: raffle.organizationId,
      raffleId: raffle.id,
      subject: { type: 'order' as const, id },
      action: 'cheque-cleared' as const,
      actor,
      at,
      before: null,
      after: null,
      about: [{ type: 'customer' as const, id: customerId }],
    })),
  )
  return uncleared.length
}
