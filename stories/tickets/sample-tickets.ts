/** Tickets as the list shows them; their dates lie around the present. */
import type { TicketRow } from '../../src/core/tickets/ticket-list.ts'
import { orderOf, orderRows, usualOrder, voidRow } from '../orders/sample-orders.ts'
import { fromNow } from '../raffles/sample-raffles.ts'
import { pageOf } from '../support/fake-api.ts'

const [, , cheque = voidRow, single = voidRow] = orderRows
const uncleared = orderOf(cheque)

function ticketsOf(order: typeof usualOrder, state: TicketRow['state'], more = {}): TicketRow {
  const { id, eventId, eventName, timeZone, boughtAt, ticketCount, draws, mailedAt } = order
  const { name, email, phone } = order.buyer
  return {
    id,
    eventId,
    eventName,
    timeZone,
    boughtAt,
    firstTicketNumber: order.firstTicketNumber ?? 0,
    lastTicketNumber: order.lastTicketNumber ?? 0,
    ticketCount,
    voidNumbers: [],
    state,
    draws,
    buyer: { name, email, phone },
    printedAt: null,
    mailedAt,
    ...more,
  }
}

export const ticketRows: readonly TicketRow[] = [
  ticketsOf(usualOrder, 'in', { printedAt: fromNow(-0.5) }),
  ticketsOf(uncleared, 'cheque-uncleared', {
    draws: uncleared.draws.map(draw =>
      draw.standing === 'in' ? { ...draw, standing: 'cheque-uncleared' as const } : draw,
    ),
  }),
  ticketsOf(orderOf(single), 'won', {
    draws: orderOf(single).draws.map((draw, at) =>
      at === 0 ? { ...draw, standing: 'won' } : draw,
    ),
  }),
  ticketsOf(orderOf(voidRow), 'void'),
]

export const ticketPage = (rows: readonly TicketRow[] = ticketRows) => pageOf(rows)
