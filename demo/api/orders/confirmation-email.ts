import { type Kysely, sql, type Transaction } from 'kysely'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import { type Country, currencyOf } from '../../../src/core/organizations/organization.ts'
import type { Database } from '../database/schema.ts'
import { drawsOf } from '../raffles/draws/detail.ts'
import { fieldsOf } from '../raffles/fields.ts'
import { ticketsUrlOf } from '../raffles/public-url.ts'
import { ticketEmail } from '../raffles/ticket-email.ts'

interface Bought {
  organizationId: string
  organizationName: string
  country: Country
  raffleId: string
  recipient: string
  firstName: string
  lastName: string
  locale: Locale
  amountCents: number
  first: number
  last: number
}

/**
 * What the buyer gets, in their language and the organisation's words: numbers, and each draw's date and commitment
 * to compare later. A buyer without an email gets nothing.
 */
export async function mailConfirmation(
  transaction: Transaction<Database>,
  orderId: string,
  at: Date,
): Promise<void> {
  const bought = await readBought(transaction, orderId)
  if (!bought) return
  const { organizationId, recipient, locale, first, last, firstName, lastName } = bought
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
    isTest: false,
  })
  await transaction
    .insertInto('emails')
    .values({ ...email, organizationId, recipient, locale, sentAt: at })
    .execute()
}

async function readBought(db: Kysely<Database>, orderId: string): Promise<Bought | undefined> {
  const { rows } = await sql<Bought>`
    select orders.organization_id, organizations.name as organization_name, organizations.country,
      orders.raffle_id, customers.email as recipient, customers.first_name, customers.last_name,
      customers.locale, orders.amount_cents + orders.donation_cents as amount_cents,
      tickets.first_number as first, tickets.last_number as last
    from orders join organizations on organizations.id = orders.organization_id
    join customers on customers.id = orders.customer_id
    join tickets on tickets.order_id = orders.id
    where orders.id = ${orderId} and customers.email is not null
  `.execute(db)
  return rows[0]
}
