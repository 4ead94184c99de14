/** Where tickets stand, in SQL: the same as `drawAnswer` (src/core/orders/in-the-draw.ts) says of their order. */
import { type RawBuilder, sql } from 'kysely'
import type { TicketState } from '../../../src/core/tickets/ticket-list.ts'
import { isUnclearedCheque } from '../raffles/draws/eligible.ts'

const hasWon = sql<boolean>`(orders.id in (select order_id from winners where status = 'confirmed'))`

const hasDraws = sql<boolean>`
  (exists (select from draws where draws.raffle_id = orders.raffle_id))
`

/** Of a draw of `raffles`; what has none goes on for ever. */
const cutoff = sql`coalesce(
  least(coalesce(draws.cutoff_at, raffles.end_at), raffles.ended_at), 'infinity')`

/** Bought before the cut-off of a draw that is as said. */
const isInTime = (of: RawBuilder<boolean>) => sql<boolean>`(exists (
  select from draws join raffles on raffles.id = draws.raffle_id
  where draws.raffle_id = orders.raffle_id and ${of}
    and orders.created_at < ${cutoff}
))`

/**
 * Few as a rule, and found raffle by raffle, before anything else: a look at each order would be a long one for nothing,
 * and the database takes them for many.
 */
const isTooLate = (organizationId: string) => sql<boolean>`(orders.id = any(array(
  select late.id from raffles
  cross join lateral (select max(${cutoff}) as at from draws where raffle_id = raffles.id) as last
  join orders as late on late.raffle_id = raffles.id and late.created_at >= last.at
  where raffles.organization_id = ${organizationId}
)))`

/** Taken before the cut-off of a draw whose list isn't locked, arrived after it, and let in by nobody. Few, and found in the same way. */
const isLateArrival = (organizationId: string) => sql<boolean>`(orders.id = any(array(
  select late.id from raffles join draws on draws.raffle_id = raffles.id
  join orders as late on late.raffle_id = raffles.id and late.status = 'ACTIVE'
    and late.created_at >= ${cutoff} and late.taken_at < ${cutoff}
    and not exists (
      select from order_changes where order_id = late.id and counts_from is not null
    )
  where raffles.organization_id = ${organizationId} and completed_at is null and not exists (
    select from draw_locks where draw_id = draws.id and reopened_at is null
  )
)))`

const isInAny = isInTime(sql`true`)
const isInComing = isInTime(sql`draws.completed_at is null`)
const wasDrawn = sql<boolean>`
  (orders.raffle_id in (select raffle_id from draws where completed_at is not null))
`
const isPaid = sql<boolean>`(orders.status = 'ACTIVE' and not ${hasWon})`

const isIn = (organizationId: string): Readonly<Record<TicketState, RawBuilder<boolean>>> => ({
  won: hasWon,
  void: sql`(orders.status = 'VOID' and not ${hasWon})`,
  'no-draws': sql`(orders.status in ('ACTIVE', 'PENDING') and not ${hasDraws})`,
  unpaid: sql`(orders.status = 'PENDING' and not ${hasWon} and ${hasDraws})`,
  in: sql`(${isPaid} and not ${isUnclearedCheque} and ${isInComing})`,
  'cheque-uncleared': sql`(${isPaid} and ${isUnclearedCheque} and ${isInAny})`,
  'was-in': sql`(
    ${wasDrawn} and ${isPaid} and not ${isUnclearedCheque} and ${isInAny} and not ${isInComing}
    and not ${isLateArrival(organizationId)}
  )`,
  'too-late': sql`(
    ${isPaid} and ${isTooLate(organizationId)} and not ${isLateArrival(organizationId)}
  )`,
  'late-arrival': sql`(
    ${isPaid} and ${isLateArrival(organizationId)}
    and not case when ${isUnclearedCheque} then ${isInAny} else ${isInComing} end
  )`,
})

export function ticketsIn(
  states: readonly TicketState[],
  organizationId: string,
): RawBuilder<boolean> {
  const its = isIn(organizationId)
  return sql<boolean>`(${sql.join(
    states.map(state => its[state]),
    sql` or `,
  )})`
}
