/** Where tickets stand, in SQL: the same as `drawAnswer` (src/core/orders/in-the-draw.ts) says of their order. */
import { type RawBuilder, sql } from 'kysely'
import type { TicketState } from '../../../src/core/tickets/ticket-list.ts'
import { isUnclearedCheque } from '../raffles/draws/eligible.ts'

const hasWon = sql<boolean>`(orders.id in (select order_id from winners where status = 'confirmed'))`

const hasDraws = sql<boolean>`
  (exists (select from draws where draws.raffle_id = orders.raffle_id))
`

/** Bought before the cut-off of a draw that is as said. */
const isInTime = (of: RawBuilder<boolean>) => sql<boolean>`(exists (
  select from draws where draws.raffle_id = orders.raffle_id and ${of}
    and orders.created_at < coalesce(
      least(coalesce(draws.cutoff_at, raffles.end_at), raffles.ended_at), 'infinity')
))`

const isInAny = isInTime(sql`true`)
const isInComing = isInTime(sql`draws.completed_at is null`)
const isPaid = sql<boolean>`(orders.status = 'ACTIVE' and not ${hasWon})`

const isIn: Readonly<Record<TicketState, RawBuilder<boolean>>> = {
  won: hasWon,
  void: sql`(orders.status = 'VOID' and not ${hasWon})`,
  'no-draws': sql`(orders.status in ('ACTIVE', 'PENDING') and not ${hasDraws})`,
  unpaid: sql`(orders.status = 'PENDING' and not ${hasWon} and ${hasDraws})`,
  in: sql`(${isPaid} and not ${isUnclearedCheque} and ${isInComing})`,
  'cheque-uncleared': sql`(${isPaid} and ${isUnclearedCheque} and ${isInAny})`,
  'was-in': sql`(${isPaid} and not ${isUnclearedCheque} and ${isInAny} and not ${isInComing})`,
  'too-late': sql`(${isPaid} and ${hasDraws} and not ${isInAny})`,
}

export function ticketsIn(states: readonly TicketState[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(
    states.map(state => isIn[state]),
    sql` or `,
  )})`
}
