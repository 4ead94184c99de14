import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type Locale, translated } from '../../../src/core/i18n/texts.ts'
import { drawAnswer } from '../../../src/core/orders/in-the-draw.ts'
import type { ticketCalls } from '../../../src/core/tickets/calls.ts'
import french from '../../../src/core/tickets/texts.fr.ts'
import { ticketTexts } from '../../../src/core/tickets/texts.ts'
import type { TicketRow, ticketList } from '../../../src/core/tickets/ticket-list.ts'
import { calledIn } from '../customers/called.ts'
import type { Database } from '../database/schema.ts'
import type { ListRequested } from '../http/list-query.ts'
import type { OpensList } from '../http/listed.ts'
import { equals, type Source } from '../http/read-list.ts'
import { type OrderOfDraws, readStandings } from '../orders/draw-standings.ts'
import { visibleOrders } from '../orders/reach.ts'
import { voidNumbers } from '../orders/void-numbers.ts'
import { requireReach } from '../session/guard.ts'
import { numbersWithin, soughtTickets } from './sought.ts'
import { ticketsIn } from './states.ts'

const words = { en: ticketTexts.english, fr: translated(ticketTexts.english, french) }

interface StoredTickets
  extends OrderOfDraws,
    Pick<
      TicketRow,
      | 'eventName'
      | 'timeZone'
      | 'firstTicketNumber'
      | 'lastTicketNumber'
      | 'ticketCount'
      | 'voidNumbers'
    > {
  buyerName: string
  email: string | null
  phone: string | null
  printedAt: Date | null
  mailedAt: Date | null
}

const isNotNull = (column: RawBuilder<unknown>) => (wanted: boolean) =>
  wanted ? sql<boolean>`${column} is not null` : sql<boolean>`${column} is null`

const sourceOf = (
  { organizationId, language }: { organizationId: string; language: Locale },
  within: RawBuilder<boolean>,
): Source<typeof ticketList> => ({
  from: sql`
    from tickets
    join orders on orders.id = tickets.order_id
    join raffles on raffles.id = orders.raffle_id
    join customers on customers.id = orders.customer_id
    left join cheque_clearings on cheque_clearings.order_id = orders.id
  `,
  of: sql`from tickets join orders on orders.id = tickets.order_id`,
  columns: sql`
    orders.id, orders.raffle_id as event_id, raffles.name as event_name, raffles.time_zone,
    orders.created_at as bought_at, orders.taken_at, orders.status, orders.type,
    cheque_clearings.cleared_at as cheque_cleared_at,
    tickets.first_number as first_ticket_number, tickets.last_number as last_ticket_number,
    tickets.last_number - tickets.first_number + 1 as ticket_count,
    ${voidNumbers} as void_numbers,
    ${calledIn(language)} as buyer_name, customers.email,
    customers.phone, orders.printed_at, orders.mailed_at
  `,
  id: sql`tickets.order_id`,
  sort: {
    number: { by: sql`tickets.first_number`, type: 'bigint' },
    boughtAt: { by: sql`orders.created_at`, type: 'timestamptz' },
  },
  filters: {
    search: text => soughtTickets(text, organizationId),
    raffle: equals(sql`tickets.raffle_id`),
    number: () => within,
    state: states => ticketsIn(states, organizationId),
    printed: isNotNull(sql`orders.printed_at`),
    mailed: isNotNull(sql`orders.mailed_at`),
  },
})

export const openTickets: OpensList<typeof ticketCalls.list, StoredTickets> = async ({
  query,
  session,
  language,
  api,
}) => {
  const organizationId = query.organizationId ?? session.organization.id
  requireReach(session, 'orders:read', organizationId)
  return {
    source: sourceOf(
      { organizationId, language },
      await withinAsked(api.db, query.filters, organizationId),
    ),
    own: sql<boolean>`tickets.organization_id = ${organizationId}
      and orders.organization_id = ${organizationId} and ${visibleOrders(session)}`,
    async view(rows) {
      const standings = await readStandings(api.db, rows)
      return rows.map(
        ({
          status,
          type: _,
          chequeClearedAt: __,
          takenAt: ___,
          buyerName,
          email,
          phone,
          ...row
        }) => {
          const draws = standings.get(row.id) ?? []
          const state = stateOf(drawAnswer({ status, draws }).code)
          return { ...row, state, draws, buyer: { name: buyerName, email, phone } }
        },
      )
    },
    file: {
      title: words[language].tickets,
      words: words[language],
      timeZone: ({ timeZone }) => timeZone,
    },
  }
}

async function withinAsked(
  db: Kysely<Database>,
  { number }: ListRequested<typeof ticketList>['filters'],
  organizationId: string,
): Promise<RawBuilder<boolean>> {
  return number === undefined ? sql<boolean>`true` : numbersWithin(db, number, organizationId)
}

/** An order whose payment failed has no tickets. */
function stateOf(code: ReturnType<typeof drawAnswer>['code']): TicketRow['state'] {
  return code === 'failed' ? 'unpaid' : code
}
