/** Orders as they are written: with their tickets in one statement, for a raffle's next buyer waits meanwhile. */
import { randomUUID } from 'node:crypto'
import { type Insertable, sql, type Transaction } from 'kysely'
import type { NewOrder, Order } from '../../../src/core/orders/order.ts'
import type { Actor } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import type { Sale } from './sale.ts'
import type { OrderTable } from './tables.ts'

/** An order as it is kept: entered by staff, or of a subscription. */
type SoldOrder = Pick<NewOrder, 'donationCents' | 'donationAnonymous' | 'receiptRequested'> &
  Partial<Pick<NewOrder, 'memberId'>> & {
    type: NewOrder['type'] | null
    source: NewOrder['source'] | null
  } & Partial<
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

/** Without tickets, until it is paid. @returns its id */
export async function insertOrder(transaction: Transaction<Database>, sold: Sold): Promise<string> {
  const order = orderRow(sold)
  await transaction.insertInto('orders').values(order).execute()
  const gifts = giftRows([sold], [order.id])
  if (gifts.length > 0) await transaction.insertInto('donations').values(gifts).execute()
  return order.id
}

/** The raffle's row is held: nobody else takes these numbers, and a void gives none back. */
export async function insertTickets(
  transaction: Transaction<Database>,
  sale: Sale,
  orderId: string,
): Promise<void> {
  const { numbered, tickets } = numbersOf([{ sale }], [orderId])
  await transaction.insertInto('tickets').values(tickets).execute()
  await giveNumbers(transaction, numbered).execute()
}

/**
 * Paid orders, with their donations and the raffles' next ticket numbers, in the order given. Their raffles are held. Of
 * those that tell it, an email is due: whoever calls this wakes its worker afterwards.
 */
export async function sell(
  transaction: Transaction<Database>,
  all: readonly (Sold & { isTold: boolean })[],
): Promise<Order[]> {
  const orders = all.map(orderRow)
  const ids = orders.map(({ id }) => id)
  const gifts = giftRows(all, ids)
  const { numbered, tickets } = numbersOf(all, ids)
  const due = all.flatMap(({ isTold, by }, at) =>
    isTold ? [{ orderId: ids[at] ?? '', enteredAt: by.at }] : [],
  )
  const beside = [
    sql`numbered as (${giveNumbers(transaction, numbered)})`,
    sql`sold as (${transaction.insertInto('orders').values(orders)})`,
    ...(gifts.length > 0
      ? [sql`given as (${transaction.insertInto('donations').values(gifts)})`]
      : []),
    ...(due.length > 0
      ? [sql`told as (${transaction.insertInto('confirmationsDue').values(due)})`]
      : []),
  ]
  await sql`
    with ${sql.join(beside)} ${transaction.insertInto('tickets').values(tickets)}
  `.execute(transaction)
  return orders.map((order, at) => ({
    id: order.id,
    eventId: order.raffleId,
    packageId: order.packageId,
    status: order.status,
    type: order.type,
    source: order.source,
    amountPaidCents: order.amountCents + order.donationCents,
    donationCents: order.donationCents,
    voidedTickets: 0,
    voidedCents: 0,
    firstTicketNumber: tickets[at]?.firstNumber ?? null,
    lastTicketNumber: tickets[at]?.lastNumber ?? null,
    boughtAt: order.createdAt.toISOString(),
    voidedComment: null,
  }))
}

function orderRow({ order, sale, by }: Sold) {
  const status = order.status ?? 'ACTIVE'
  return {
    id: randomUUID() as string,
    organizationId: sale.organizationId,
    raffleId: sale.raffleId,
    packageId: sale.packageId,
    customerId: by.customerId,
    amountCents: sale.priceCents,
    donationCents: order.donationCents,
    initialStatus: status,
    status,
    failureReason: null,
    type: order.type,
    source: order.source,
    cardBrand: order.cardBrand ?? null,
    cardEnding: order.cardEnding ?? null,
    subscriptionId: order.subscriptionId ?? null,
    groupId: order.groupId ?? null,
    entryId: order.entryId ?? null,
    cardPaymentId: order.cardPaymentId ?? null,
    createdBy: by.actor?.userId ?? null,
    memberId: order.memberId ?? null,
    idempotencyKey: by.idempotencyKey,
    requestDigest: by.requestDigest,
    createdAt: by.boughtAt,
    takenAt: by.takenAt ?? null,
    recordedAt: by.at,
  } satisfies Insertable<OrderTable>
}

function giftRows(all: readonly Sold[], ids: readonly string[]) {
  return all.flatMap(({ order, sale, by }, at) =>
    order.donationCents === 0
      ? []
      : [
          {
            organizationId: sale.organizationId,
            orderId: ids[at] ?? null,
            customerId: by.customerId,
            amountCents: order.donationCents,
            status: order.status ?? 'ACTIVE',
            anonymous: order.donationAnonymous,
            receiptRequested: order.receiptRequested,
            createdAt: by.boughtAt,
            recordedAt: by.at,
          },
        ],
  )
}

/** The numbers of each order, one after the other, and which are each raffle's next ones then. */
function numbersOf(all: readonly Pick<Sold, 'sale'>[], ids: readonly string[]) {
  const numbered = new Map<string, number>()
  const tickets = all.map(({ sale }, at) => {
    const { raffleId, organizationId, ticketCount } = sale
    const firstNumber = numbered.get(raffleId) ?? sale.nextTicketNumber
    numbered.set(raffleId, firstNumber + ticketCount)
    const lastNumber = firstNumber + ticketCount - 1
    return { orderId: ids[at] ?? '', raffleId, organizationId, firstNumber, lastNumber }
  })
  return { numbered, tickets }
}

function giveNumbers(transaction: Transaction<Database>, numbered: ReadonlyMap<string, number>) {
  const next = sql<{ raffleId: string; number: number }>`
    (select unnest(${[...numbered.keys()]}::uuid[]) as raffle_id,
      unnest(${[...numbered.values()]}::bigint[]) as number)
  `.as<'next'>(sql`next`)
  return transaction
    .updateTable('raffles')
    .from(next)
    .set(({ ref }) => ({ nextTicketNumber: ref('next.number') }))
    .whereRef('raffles.id', '=', 'next.raffleId')
}
