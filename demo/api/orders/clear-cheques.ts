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
 * of void orders is owed. One cheque may have paid several orders, also of other raffles: it is cleared for all of them. One
 * that is recorded already stays as it is.
 *
 * @returns how many orders are cleared by this call
 * @throws Refusal 404: an order of another raffle; 409: neither an active nor a void order paid by cheque, or the raffle of one
 *   that stands is closed
 */
export async function clearCheques(
  transaction: Transaction<Database>,
  raffle: { id: string; organizationId: string },
  orderIds: readonly string[],
  { actor, at }: { actor: Actor; at: Date },
): Promise<number> {
  const wanted = [...new Set(orderIds.map(id => id.toLowerCase()))]
  const others = await paidBySame(transaction, raffle.id, wanted)
  const raffleIds = new Set([raffle.id, ...others.map(({ raffleId }) => raffleId)])
  for (const id of [...raffleIds].sort()) await holdRaffle(transaction, id, 'sales')
  const asked = await readOrders(transaction, wanted)
  if (asked.filter(({ raffleId }) => raffleId === raffle.id).length < wanted.length)
    throw new Refusal(404, 'not-found')
  for (const order of asked) {
    // One that is cleared already isn't refused: a colleague may have been quicker.
    const code = codeOf(order)
    if (code) throw new Refusal(409, [{ code, params: { order: shortId(order.id) } }])
  }
  const along = await readOrders(
    transaction,
    others.map(({ id }) => id),
  )
  const uncleared = [...asked, ...along.filter(order => codeOf(order) === null)].filter(
    ({ clearedAt }) => clearedAt === null,
  )
  if (uncleared.length === 0) return 0
  await transaction
    .insertInto('chequeClearings')
    .values(uncleared.map(({ id }) => ({ orderId: id, clearedAt: at, clearedBy: actor.userId })))
    .execute()
  await renewOrders(transaction, uncleared, { actor, at })
  await recordActivities(
    transaction,
    uncleared.map(({ id, customerId, raffleId }) => ({
      organizationId: raffle.organizationId,
      raffleId,
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

type Paid = Awaited<ReturnType<typeof readOrders>>[number]

const codeOf = (order: Paid) => againstClearing({ ...order, chequeClearedAt: null })

/** Orders that the same cheques paid, entered at once with these, beside them. */
async function paidBySame(
  transaction: Transaction<Database>,
  raffleId: string,
  ids: readonly string[],
): Promise<{ id: string; raffleId: string }[]> {
  return transaction
    .selectFrom('orders')
    .select(['id', 'raffleId'])
    .where('type', '=', 'cheque')
    .where('id', 'not in', ids)
    .where('entryId', 'in', ({ selectFrom }) =>
      selectFrom('orders as asked')
        .select('asked.entryId')
        .where('asked.id', 'in', ids)
        .where('asked.raffleId', '=', raffleId),
    )
    .execute()
}

/** As they stand, with whether their cheques are cleared. */
async function readOrders(transaction: Transaction<Database>, ids: readonly string[]) {
  if (ids.length === 0) return []
  return transaction
    .selectFrom('orders')
    .innerJoin('raffles', 'raffles.id', 'orders.raffleId')
    .leftJoin('chequeClearings', 'chequeClearings.orderId', 'orders.id')
    .select(['orders.id', 'orders.type', 'orders.status', 'orders.customerId', 'orders.raffleId'])
    .select(['chequeClearings.clearedAt', 'raffles.status as raffleStatus'])
    .where('orders.id', 'in', ids)
    .orderBy('orders.createdAt')
    .execute()
}
