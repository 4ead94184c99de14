import type { Transaction } from 'kysely'
import type { NewOrder, Order } from '../../../src/core/orders/order.ts'
import { type ActivityEntry, type Actor, recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import {
  addCustomer,
  buyerOf,
  contactOf,
  findCustomer,
  holdSale,
  requireWithinLimit,
} from './customer.ts'
import { readOrder } from './read.ts'
import { countedFrom, readSale, requireMember, requireOnSale } from './sale.ts'
import { sell } from './sold.ts'

export interface OrderBy {
  actor: Actor
  /** Unique for ever: the same order is never entered twice, and no other under its key. */
  idempotencyKey: string
  requestDigest: Buffer
  at: Date
}

/** Enters an order: its ticket numbers are the raffle's next ones, given once and never again. */
export async function createOrder(
  transaction: Transaction<Database>,
  order: NewOrder,
  by: OrderBy & { organizationId: string },
): Promise<Order> {
  // Nobody else enters anything under the key meanwhile: the call holds it.
  const earlier = await findEarlier(transaction, order, by)
  if (earlier !== null) return readOrder(transaction, earlier)
  const sale = { organizationId: by.organizationId, raffleId: order.eventId }
  await holdSale(transaction, sale, contactOf(order.customer))
  const { entered, entry } = await enterNew(transaction, order, {
    ...by,
    action: 'created',
    tells: true,
  })
  await recordActivity(transaction, entry)
  return entered
}

/**
 * The same where the raffle's sales and the buyer are held.
 *
 * @returns the order, and the entry that the caller records last; null where it was entered before
 */
export async function enterHeld(
  transaction: Transaction<Database>,
  order: NewOrder,
  by: EnteredBy,
): Promise<{ entered: Order; entry: ActivityEntry | null }> {
  const earlier = await findEarlier(transaction, order, by)
  if (earlier !== null) return { entered: await readOrder(transaction, earlier), entry: null }
  return enterNew(transaction, order, by)
}

interface EnteredBy extends OrderBy {
  action: 'created' | 'order-imported'
  /** The buyer gets an email. */
  tells: boolean
}

/** All that refuses an order comes before the first write. */
async function enterNew(transaction: Transaction<Database>, order: NewOrder, by: EnteredBy) {
  const sale = await readSale(transaction, order.eventId, order.packageId)
  const buyer = buyerOf(sale, order.customer)
  const known = await findCustomer(transaction, sale.organizationId, buyer)
  const { boughtAt, takenAt } =
    order.boughtAt === undefined
      ? { boughtAt: by.at, takenAt: null }
      : countedFrom(sale, new Date(order.boughtAt))
  await requireMember(transaction, order)
  requireOnSale(sale, { boughtAt, now: by.at })
  await requireWithinLimit(transaction, sale, buyer)
  const customerId = known ?? (await addCustomer(transaction, sale, buyer, order.customer.locale))
  const [entered] = await sell(transaction, [
    { order, sale, by: { ...by, boughtAt, takenAt, customerId }, isTold: by.tells },
  ])
  if (!entered) throw new Error('Nothing was sold')
  const { id } = entered
  const entry: ActivityEntry = {
    organizationId: sale.organizationId,
    raffleId: sale.raffleId,
    subject: { type: 'order', id },
    action: by.action,
    actor: by.actor,
    at: by.at,
    before: null,
    after: entered,
    about: [{ type: 'customer', id: customerId }],
  }
  return { entered, entry }
}

/**
 * The order that was entered under this key, however long ago.
 *
 * @throws Refusal 422: the key was used for another order
 */
async function findEarlier(
  transaction: Transaction<Database>,
  { packageId, type, source, donationCents }: NewOrder,
  { idempotencyKey, requestDigest }: OrderBy,
): Promise<string | null> {
  const earlier = await transaction
    .selectFrom('orders')
    .select(['id', 'requestDigest', 'packageId', 'type', 'source', 'donationCents'])
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst()
  if (!earlier) return null
  // Of an order from before digests were kept, what it holds must do.
  const isSame =
    earlier.requestDigest?.equals(requestDigest) ??
    (earlier.packageId === packageId.toLowerCase() &&
      earlier.type === type &&
      earlier.source === source &&
      earlier.donationCents === donationCents)
  if (!isSame) throw new Refusal(422, 'idempotency-key-reused')
  return earlier.id
}
