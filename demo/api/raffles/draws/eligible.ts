import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { DrawContext } from './context.ts'

type DrawDates = Pick<DrawContext, 'id' | 'raffleId' | 'cutoffAt'>

/**
 * What makes an order's tickets take part (domain.md, section 1, "Eligibility"): of this raffle, not void, bought
 * before the cut-off, paid; a cheque is paid once it is cleared. Unpaid ones are left out explicitly by the lock.
 */
export function takesPart({ raffleId, cutoffAt }: DrawDates): RawBuilder<boolean> {
  return sql`(
    orders.raffle_id = ${raffleId} and orders.status = 'ACTIVE' and ${bought(cutoffAt)}
    and (orders.type <> 'cheque'
      or exists (select from cheque_clearings where cheque_clearings.order_id = orders.id))
  )`
}

/** Before the cut-off of a draw; without one, all. */
export function bought(cutoffAt: Date | null): RawBuilder<boolean> {
  return cutoffAt === null ? sql`true` : sql`orders.created_at < ${cutoffAt}::timestamptz`
}

/** Tickets that won in another draw of the raffle and don't go back into the pool. */
export function wonElsewhere({ id, raffleId }: DrawDates): RawBuilder<unknown> {
  return sql`(
    select winners.ticket_number from winners join prizes on prizes.id = winners.prize_id
    where winners.raffle_id = ${raffleId} and winners.draw_id <> ${id}
      and winners.status <> 'rejected' and not prizes.winners_stay_in
  )`
}

/** How many tickets would take part if the draw were locked now. */
export async function countEligible(db: Kysely<Database>, draw: DrawDates): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(tickets.last_number - tickets.first_number + 1), 0) - (
        select count(distinct won.ticket_number) from ${wonElsewhere(draw)} as won
        join tickets on tickets.raffle_id = ${draw.raffleId}
          and won.ticket_number between tickets.first_number and tickets.last_number
        join orders on orders.id = tickets.order_id
        where ${takesPart(draw)}
      ) as count
    from tickets join orders on orders.id = tickets.order_id
    where tickets.raffle_id = ${draw.raffleId} and ${takesPart(draw)}
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Orders that a lock may leave out: nobody has paid them yet. */
export async function countUnpaid(
  db: Kysely<Database>,
  draw: DrawDates,
): Promise<{ pending: number; cheques: number }> {
  const { rows } = await sql<{ pending: number; cheques: number }>`
    select count(*) filter (where status = 'PENDING') as pending,
      count(*) filter (where status = 'ACTIVE' and type = 'cheque' and not exists (
        select from cheque_clearings where cheque_clearings.order_id = orders.id)) as cheques
    from orders
    where raffle_id = ${draw.raffleId} and ${bought(draw.cutoffAt)}
      and (status = 'PENDING' or (status = 'ACTIVE' and type = 'cheque'))
  `.execute(db)
  return rows[0] ?? { pending: 0, cheques: 0 }
}

/** A run of consecutive numbers of one order. */
export interface TicketRange {
  orderId: string
  firstNumber: number
  lastNumber: number
}

/** The eligible tickets in the order of their numbers, and those numbers among them that are out after all. */
export async function readEligible(
  db: Kysely<Database>,
  draw: DrawDates,
): Promise<{ ranges: TicketRange[]; out: Set<number> }> {
  const { rows: ranges } = await sql<TicketRange>`
    select tickets.order_id, tickets.first_number, tickets.last_number
    from tickets join orders on orders.id = tickets.order_id
    where tickets.raffle_id = ${draw.raffleId} and ${takesPart(draw)}
    order by tickets.first_number
  `.execute(db)
  const { rows: won } = await sql<{ ticketNumber: number }>`
    select won.ticket_number from ${wonElsewhere(draw)} as won
  `.execute(db)
  return { ranges, out: new Set(won.map(({ ticketNumber }) => ticketNumber)) }
}

/**
 * Earlier draws of the raffle whose winning tickets leave the pool, while they aren't complete: a list that is locked
 * before then would hold tickets that are out. Draws are in one order, so that two never wait for each other.
 */
export async function countUndecided(
  db: Kysely<Database>,
  { id, raffleId, drawAt, cutoffAt }: DrawDates & Pick<DrawContext, 'drawAt'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from draws join raffles on raffles.id = draws.raffle_id
    where draws.raffle_id = ${raffleId} and draws.completed_at is null
      and exists (select from prizes where draw_id = draws.id and not winners_stay_in)
      and (coalesce(draws.draw_at, raffles.draw_at),
          coalesce(draws.cutoff_at, raffles.end_at, 'infinity'), draws.id)
        < (${drawAt}::timestamptz, coalesce(${cutoffAt}::timestamptz, 'infinity'), ${id}::uuid)
  `.execute(db)
  return rows[0]?.count ?? 0
}
