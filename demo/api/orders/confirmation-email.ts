import { type Kysely, sql, type Transaction } from 'kysely'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import type { OrderMessage } from '../../../src/core/orders/order-detail.ts'
import { type Country, currencyOf } from '../../../src/core/organizations/organization.ts'
import type { Database } from '../database/schema.ts'
import type { Unwritten } from '../http/routes.ts'
import { drawsOf } from '../raffles/draws/detail.ts'
import { fieldsOf } from '../raffles/fields.ts'
import { ticketsUrlOf } from '../raffles/public-url.ts'
import { ticketEmail } from '../raffles/ticket-email.ts'
import type { OrderStatus } from './tables.ts'

export interface Bought {
  orderId: string
  status: OrderStatus
  organizationId: string
  organizationName: string
  country: Country
  raffleId: string
  email: string | null
  firstName: string
  lastName: string
  locale: Locale
  amountCents: number
  first: number
  last: number
}

/** What the buyer gets when they buy; one without an email address gets nothing. */
export async function mailConfirmation(
  transaction: Transaction<Database>,
  orderId: string,
  at: Date,
): Promise<void> {
  const bought = await readBought(transaction, orderId)
  if (bought?.email) await mailTickets(transaction, bought, { recipient: bought.email, at })
}

/**
 * An order's tickets in the buyer's language and the organisation's words: numbers, and each draw's date and commitment
 * to compare later. Of a void order they say so.
 *
 * @returns the email that is on its way
 */
export async function mailTickets(
  transaction: Transaction<Database>,
  bought: Bought,
  { recipient, at }: { recipient: string; at: Date },
): Promise<Unwritten<OrderMessage>> {
  const { orderId, organizationId, locale, first, last, firstName, lastName } = bought
  const raffle = await transaction
    .selectFrom('raffles')
    .selectAll()
    .where('id', '=', bought.raffleId)
    .executeTakeFirstOrThrow()
  const email = ticketEmail({
    locale,
    organizationName: bought.organizationName,
    currency: currencyOf(bought),
    fields: fieldsOf(raffle),
    draws: await drawsOf(transaction, raffle.id),
    buyer: { firstName, lastName },
    tickets: { first, last, ticketsUrl: ticketsUrlOf(orderId) },
    amountCents: bought.amountCents,
    notice: bought.status === 'VOID' ? 'void' : null,
  })
  return transaction
    .insertInto('emails')
    .values({ ...email, organizationId, recipient, locale, sentAt: at, orderId })
    .returning(['id', 'recipient', 'subject', 'sentAt', 'state', 'answer'])
    .executeTakeFirstOrThrow()
}

/** An order that has tickets; undefined of any other. */
export async function readBought(
  db: Kysely<Database>,
  orderId: string,
): Promise<Bought | undefined> {
  const { rows } = await sql<Bought>`
    select orders.id as order_id, orders.status, orders.organization_id, organizations.name as organization_name, organizations.country,
      orders.raffle_id, customers.email, customers.first_name, customers.last_name,
      customers.locale, orders.amount_cents + orders.donation_cents as amount_cents,
      tickets.first_number as first, tickets.last_number as last
    from orders join organizations on organizations.id = orders.organization_id
    join customers on customers.id = orders.customer_id
    join tickets on tickets.order_id = orders.id
    where orders.id = ${orderId}
  `.execute(db)
  return rows[0]
}
