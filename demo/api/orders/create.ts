import { randomUUID } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import type { NewOrder, Order } from '../../../src/core/orders/order.ts'
import { type ActivityEntry, type Actor, recordActivity } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { holdRaffle } from '../raffles/draws/context.ts'
import { confirmLater } from './confirmations.ts'
import { addCustomer, buyerOf, findCustomer, holdBuyer, requireWithinLimit } from './customer.ts'
import { readOrder } from './read.ts'
import { readSale, requireMember, requireOnSale, type Sale } from './sale.ts'
import type { OrderTable } from './tables.ts'

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
  by: OrderBy,
): Promise<Order> {
  await holdRaffle(transaction, order.eventId, 'sales')
  const { entered, entry } = await enterHeld(transaction, order, {
    ...by,
    action: 'created',
    tells: true,
  })
  if (entry) await recordActivity(transaction, entry)
  return entered
}

/**
 * The same where the raffle's sales are held. All that refuses an order comes before the first write.
 *
 * @returns the order, and the entry that the caller records last; null where it was entered before
 */
export async function enterHeld(
  transaction: Transaction<Database>,
  order: NewOrder,
  by: OrderBy & { action: 'created' | 'order-imported'; tells: boolean },
): Promise<{ entered: Order; entry: ActivityEntry | null }> {
  const earlier = await findEarlier(transaction, order, by)
  if (earlier !== null) return { entered: await readOrder(transaction, earlier), entry: null }
  const sale = await readSale(transaction, order.eventId, order.packageId)
  const buyer = buyerOf(sale, order.customer)
  await holdBuyer(transaction, sale.organizationId, buyer)
  const known = await findCustomer(transaction, sale.organizationId, buyer)
  const boughtAt = order.boughtAt === undefined ? by.at : new Date(order.boughtAt)
  await requireMember(transaction, order)
  await requireOnSale(transaction, sale, { boughtAt, now: by.at })
  await requireWithinLimit(transaction, sale, buyer)
  const customerId = known ?? (await addCustomer(transaction, sale, buyer, order.customer.locale))
  const id = await insertOrder(transaction, order, sale, { ...by, boughtAt, customerId })
  await insertTickets(transaction, sale, id)
  const entered = await readOrder(transaction, id)
  if (by.tells) await confirmLater(transaction, [id], by.at)
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

/** An order as it is kept: entered by staff, or of a subscription. */
type SoldOrder = Pick<
  NewOrder,
  'donationCents' | 'donationAnonymous' | 'receiptRequested' | 'memberId'
> & { type: NewOrder['type'] | null; source: NewOrder['source'] | null } & Partial<
    Pick<
      Insertable<OrderTable>,
      | 'status'
      | 'cardBrand'
      | 'cardEnding'
      | 'subscriptionId'
      | 'groupId'
      | 'entryId'
      | 'cardPaymentId'
    >
  >

interface SoldBy {
  actor: Actor | null
  idempotencyKey: string
  requestDigest: Buffer | null
  at: Date
  boughtAt: Date
  /** Of one that a device kept: when it was taken, where that may count. */
  takenAt?: Date | null
  customerId: string
}

/** One of several that are written at once. */
export interface Sold {
  order: SoldOrder
  sale: Sale
  by: SoldBy
}

export async function insertOrder(
  transaction: Transaction<Database>,
  order: SoldOrder,
  sale: Sale,
  by: SoldBy,
): Promise<string> {
  const [id = ''] = await insertOrders(transaction, [{ order, sale, by }])
  return id
}

/** Each with its donation. @returns their ids */
export async function insertOrders(
  transaction: Transaction<Database>,
  sold: readonly Sold[],
): Promise<string[]> {
  const rows = sold.map(each => ({ ...each, id: randomUUID() }))
  await transaction
    .insertInto('orders')
    .values(
      rows.map(({ id, order, sale, by }) => ({
        id,
        organizationId: sale.organizationId,
        raffleId: sale.raffleId,
        packageId: sale.packageId,
        customerId: by.customerId,
        amountCents: sale.priceCents,
        donationCents: order.donationCents,
        initialStatus: order.status ?? 'ACTIVE',
        status: order.status ?? 'ACTIVE',
        failureReason: null,
        type: order.type,
        source: order.source,
        cardBrand: order.cardBrand ?? null,
        cardEnding: order.cardEnding ?? null,
        subscriptionId: order.subscriptionId ?? null,
        groupId: order.groupId ?? null,
        entryId: order.entryId ?? null,
        ...(order.cardPaymentId && { cardPaymentId: order.cardPaymentId }),
        createdBy: by.actor?.userId ?? null,
        memberId: order.memberId ?? null,
        idempotencyKey: by.idempotencyKey,
        requestDigest: by.requestDigest,
        createdAt: by.boughtAt,
        takenAt: by.takenAt ?? null,
        recordedAt: by.at,
      })),
    )
    .execute()
  const given = rows.filter(({ order }) => order.donationCents > 0)
  if (given.length > 0)
    await transaction
      .insertInto('donations')
      .values(
        given.map(({ id, order, sale, by }) => ({
          organizationId: sale.organizationId,
          orderId: id,
          customerId: by.customerId,
          amountCents: order.donationCents,
          status: order.status ?? 'ACTIVE',
          anonymous: order.donationAnonymous,
          receiptRequested: order.receiptRequested,
          createdAt: by.boughtAt,
          recordedAt: by.at,
        })),
      )
      .execute()
  return rows.map(({ id }) => id)
}

/** The raffle's row is held: nobody else takes these numbers, and a void gives none back. */
export async function insertTickets(
  transaction: Transaction<Database>,
  sale: Sale,
  orderId: string,
): Promise<void> {
  await insertTicketsOf(transaction, sale, [{ orderId, ticketCount: sale.ticketCount }])
}

/** The same for orders of one raffle, one after the other. */
export async function insertTicketsOf(
  transaction: Transaction<Database>,
  {
    raffleId,
    organizationId,
    nextTicketNumber,
  }: Pick<Sale, 'raffleId' | 'organizationId' | 'nextTicketNumber'>,
  orders: readonly { orderId: string; ticketCount: number }[],
): Promise<void> {
  let next = nextTicketNumber
  const rows = orders.map(({ orderId, ticketCount }) => {
    const firstNumber = next
    next += ticketCount
    return { orderId, raffleId, organizationId, firstNumber, lastNumber: next - 1 }
  })
  await transaction
    .updateTable('raffles')
    .set({ nextTicketNumber: next })
    .where('id', '=', raffleId)
    .execute()
  await transaction.insertInto('tickets').values(rows).execute()
}
