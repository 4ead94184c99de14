/** What stands on paper: the orders of a print, and what their raffles share. */
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import { type NumberRange, standingNumbers } from '../../../src/core/orders/part-void.ts'
import { currencyOf } from '../../../src/core/organizations/organization.ts'
import { fillPlaces } from '../../../src/core/raffles/editor/email-places.ts'
import { printedOf } from '../../../src/core/raffles/raffle-fields.ts'
import { mostOnPage } from '../../../src/core/tickets/print-calls.ts'
import type { PrintedOrder, PrintedRaffle } from '../../../src/core/tickets/ticket-print.ts'
import type { Database } from '../database/schema.ts'
import type { Unwritten } from '../http/routes.ts'
import { visibleOrders } from '../orders/reach.ts'
import { voidNumbers } from '../orders/void-numbers.ts'
import { bareText } from '../raffles/bare-text.ts'
import { cleanHtml } from '../raffles/clean-html.ts'
import { fieldsOf } from '../raffles/fields.ts'
import { publicUrlOf, ticketsUrlOf } from '../raffles/public-url.ts'
import type { RaffleTable } from '../raffles/tables.ts'
import { placesOf } from '../raffles/ticket-email.ts'
import type { Caller } from '../session/session.ts'
import { isGroupActive } from './group-active.ts'

export async function readPrintedRaffles(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Unwritten<PrintedRaffle>[]> {
  const raffles = await readRaffles(db, [...new Set(ids)])
  const { rows: draws } = await sql<DrawRow>`
    select draws.id, draws.raffle_id, coalesce(draws.draw_at, raffles.draw_at) as draw_at,
      array(select name from prizes where draw_id = draws.id order by position) as prizes
    from draws join raffles on raffles.id = draws.raffle_id
    where draws.raffle_id = any(${[...new Set(ids)]}::uuid[])
    order by draw_at nulls last, draws.id
  `.execute(db)
  return raffles.map(({ row, organization }) => {
    const fields = fieldsOf(row)
    const { link, ...printed } = printedOf(fields)
    const shown = { status: row.status, shown: fields.show, shortlink: row.shortlink }
    return {
      id: row.id,
      name: fields.name,
      organizationName: organization.name,
      licenseNumber: fields.licenseNumber,
      timeZone: fields.timeZone,
      currency: currencyOf(organization),
      contact: link || publicUrlOf(shown),
      drawLocation: fields.drawLocation,
      compact: fields.settings.compactPrinting,
      ...printed,
      draws: draws
        .filter(({ raffleId, prizes }) => raffleId === row.id && prizes.length > 0)
        .map(({ id, prizes, drawAt }) => ({ id, prizes, drawAt })),
    }
  })
}

interface DrawRow {
  id: string
  raffleId: string
  drawAt: Date | null
  prizes: string[]
}

async function readRaffles(db: Kysely<Database>, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows: Selectable<RaffleTable>[] = await db
    .selectFrom('raffles')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  const organizations = await db
    .selectFrom('organizations')
    .select(['id', 'name', 'country'])
    .where(
      'id',
      'in',
      rows.map(({ organizationId }) => organizationId),
    )
    .execute()
  return rows.flatMap(row => {
    const organization = organizations.find(({ id }) => id === row.organizationId)
    return organization ? [{ row, organization }] : []
  })
}

interface StoredOrder
  extends Omit<PrintedOrder, 'boughtAt' | 'buyer' | 'body' | 'footer' | 'runs'> {
  boughtAt: Date
  firstTicketNumber: number
  lastTicketNumber: number
  /** Void while the order stands. */
  voidNumbers: NumberRange[]
  firstName: string
  lastName: string
  address: string | null
  city: string | null
  province: string | null
  postalCode: string | null
  amountCents: number
}

/** Only what stands: of an order that became void meanwhile, nothing. */
export async function readPrintedOrders(
  db: Kysely<Database>,
  session: Caller,
  { printId, from }: { printId: string; from: number },
): Promise<Unwritten<PrintedOrder>[]> {
  const { rows } = await sql<StoredOrder>`
    select printed.number, orders.id as order_id, orders.raffle_id as event_id, printed.reprint,
      customers.locale as language, customers.first_name, customers.last_name, customers.address,
      customers.city, customers.province, customers.postal_code, orders.created_at as bought_at,
      orders.source, orders.created_by as seller_id, orders.sold_cents as tickets_cents,
      orders.sold_cents + orders.donation_cents as amount_cents,
      tickets.first_number as first_ticket_number, tickets.last_number as last_ticket_number,
      ${voidNumbers} as void_numbers
    from ticket_print_orders as printed
    join orders on orders.id = printed.order_id
    join customers on customers.id = orders.customer_id
    join tickets on tickets.order_id = orders.id
    where printed.print_id = ${printId} and printed.number >= ${from}
      and printed.number < ${from + mostOnPage}
      and orders.status = 'ACTIVE' and ${isGroupActive} and ${visibleOrders(session)}
    order by printed.number
  `.execute(db)
  const raffles = new Map(
    (await readRaffles(db, [...new Set(rows.map(({ eventId }) => eventId))])).map(each => [
      each.row.id,
      each,
    ]),
  )
  return rows.flatMap(row => {
    const its = standingNumbers(row)
    const raffle = raffles.get(row.eventId)
    return its.length === 0 || !raffle ? [] : [printedOrder(row, its, raffle)]
  })
}

function printedOrder(
  stored: StoredOrder,
  runs: PrintedOrder['runs'],
  { row, organization }: Awaited<ReturnType<typeof readRaffles>>[number],
): Unwritten<PrintedOrder> {
  const { firstName, lastName, address, city, province, postalCode, amountCents, ...others } =
    stored
  const { firstTicketNumber: _, lastTicketNumber: __, voidNumbers: voided, ...order } = others
  const fields = fieldsOf(row)
  const places = placesOf({
    locale: order.language as Locale,
    currency: currencyOf(organization),
    fields,
    buyer: { firstName, lastName },
    tickets: {
      numbers: runs,
      voided,
      ticketsUrl: ticketsUrlOf(order.orderId),
    },
    amountCents,
  })
  const said = (html: string) => bareText(cleanHtml(fillPlaces(html, places)))
  return {
    ...order,
    buyer: { name: `${firstName} ${lastName}`.trim(), address, city, province, postalCode },
    runs,
    body: said(fields.emailTicketBody),
    footer: said(fields.emailTicketFooter),
  }
}
