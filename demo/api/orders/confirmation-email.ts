import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import type { OrderMessage } from '../../../src/core/orders/order-detail.ts'
import {
  areOverlapping,
  type NumberRange,
  standingNumbers,
} from '../../../src/core/orders/part-void.ts'
import { type Country, currencyOf } from '../../../src/core/organizations/organization.ts'
import type { Database } from '../database/schema.ts'
import type { Unwritten } from '../http/routes.ts'
import type { EmailTable } from '../mail/tables.ts'
import { drawsOf } from '../raffles/draws/detail.ts'
import { isUnclearedCheque } from '../raffles/draws/eligible.ts'
import { fieldsOf } from '../raffles/fields.ts'
import { ticketsUrlOf } from '../raffles/public-url.ts'
import { ticketEmail } from '../raffles/ticket-email.ts'
import type { OrderStatus } from './tables.ts'
import { voidNumbers } from './void-numbers.ts'

export interface Bought {
  orderId: string
  status: OrderStatus
  organizationId: string
  organizationName: string
  /** What its own words are written in. */
  ownLocale: Locale
  country: Country
  raffleId: string
  email: string | null
  firstName: string
  lastName: string
  locale: Locale
  /** Of a void order all that was paid; of one that stands, what stands of it. */
  amountCents: number
  /** Of these, its donation. */
  donationCents: number
  /** Paid by a cheque that the bank hasn't paid. */
  isUncleared: boolean
  firstTicketNumber: number
  lastTicketNumber: number
  /** Void while the order stands. */
  voidNumbers: NumberRange[]
}

/**
 * What the buyer gets when they buy, or some of it is void; one without an email address gets nothing.
 * @param voidedNow which of its tickets are void from now on
 */
export async function mailConfirmation(
  transaction: Transaction<Database>,
  orderId: string,
  at: Date,
  voidedNow?: NumberRange,
): Promise<void> {
  const bought = await readBought(transaction, orderId)
  if (bought?.email)
    await mailTickets(transaction, bought, { recipient: bought.email, at, voidedNow })
}

interface Sending {
  recipient: string
  at: Date
  /** This one alone. */
  ticketNumber?: number | undefined
  /** It tells that these are void from now on. */
  voidedNow?: NumberRange | undefined
}

/**
 * An order's tickets in the buyer's language and the organisation's words: numbers, and each draw's date and commitment
 * to compare later. Of void ones it says so.
 *
 * @returns the email that is on its way
 */
export async function mailTickets(
  transaction: Transaction<Database>,
  bought: Bought,
  sending: Sending,
): Promise<Unwritten<OrderMessage>> {
  return transaction
    .insertInto('emails')
    .values(letterOf(bought, await readSold(transaction, bought.raffleId), sending))
    .returning(['id', 'recipient', 'subject', 'sentAt', 'state', 'answer'])
    .executeTakeFirstOrThrow()
}

/** What all letters of a raffle say. */
export async function readSold(db: Kysely<Database>, raffleId: string) {
  const raffle = await db
    .selectFrom('raffles')
    .selectAll()
    .where('id', '=', raffleId)
    .executeTakeFirstOrThrow()
  return { fields: fieldsOf(raffle), draws: await drawsOf(db, raffle.id) }
}

/** The email as it is kept. @param sold what `readSold` said of its raffle */
export function letterOf(
  bought: Bought,
  sold: Awaited<ReturnType<typeof readSold>>,
  { recipient, at, ...about }: Sending,
): Insertable<EmailTable> {
  const { orderId, organizationId, locale, firstName, lastName } = bought
  const email = ticketEmail({
    ...sold,
    locale,
    ownLocale: bought.ownLocale,
    organizationName: bought.organizationName,
    currency: currencyOf(bought),
    buyer: { firstName, lastName },
    ...numbersIn(bought, about),
    amountCents: bought.amountCents,
    donationCents: bought.donationCents,
    isUncleared: bought.isUncleared,
  })
  return { ...email, organizationId, recipient, locale, sentAt: at, orderId }
}

/** Which numbers an email brings, and whether they are void. */
function numbersIn(
  bought: Bought,
  { ticketNumber, voidedNow }: Pick<Sending, 'ticketNumber' | 'voidedNow'>,
) {
  const { status, orderId, firstTicketNumber, lastTicketNumber, voidNumbers } = bought
  const all = { firstNumber: firstTicketNumber, lastNumber: lastTicketNumber }
  const one =
    ticketNumber === undefined ? undefined : { firstNumber: ticketNumber, lastNumber: ticketNumber }
  const ticketsUrl = ticketsUrlOf(orderId)
  const notice = status === 'VOID' ? ('void' as const) : null
  if (one) {
    const isVoid = voidNumbers.some(part => areOverlapping(part, one))
    const alone = all.firstNumber === all.lastNumber ? undefined : ticketNumber
    const tickets = { numbers: [one], voided: [], ticketsUrl, alone }
    return { tickets, notice: notice ?? (isVoid ? ('void-ticket' as const) : null) }
  }
  if (notice) return { tickets: { numbers: [all], voided: [], ticketsUrl }, notice }
  const numbers = standingNumbers(bought)
  return { tickets: { numbers, voided: voidNumbers, ticketsUrl, voidedNow }, notice }
}

/** An order that has tickets, and isn't put aside with its group; undefined of any other. */
export async function readBought(
  db: Kysely<Database>,
  orderId: string,
): Promise<Bought | undefined> {
  const [bought] = await readAllBought(db, [orderId])
  return bought
}

/** The same of many, those alone that there are. */
export async function readAllBought(
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<Bought[]> {
  const { rows } = await sql<Bought>`
    select orders.id as order_id, orders.status, orders.organization_id, organizations.name as organization_name,
      organizations.locale as own_locale, organizations.country,
      orders.raffle_id, customers.email, customers.first_name, customers.last_name,
      customers.locale, orders.donation_cents, orders.donation_cents
        + case when orders.status = 'VOID' then orders.amount_cents else orders.sold_cents end
        as amount_cents,
      coalesce(${isUnclearedCheque}, false) as is_uncleared,
      tickets.first_number as first_ticket_number, tickets.last_number as last_ticket_number,
      ${voidNumbers} as void_numbers
    from orders join organizations on organizations.id = orders.organization_id
    join customers on customers.id = orders.customer_id
    join tickets on tickets.order_id = orders.id
    left join order_groups on order_groups.id = orders.group_id
    where orders.id = any(${[...orderIds]}::uuid[]) and coalesce(order_groups.active, true)
  `.execute(db)
  return rows
}
