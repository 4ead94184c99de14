import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { DrawContext } from './context.ts'

type DrawDates = Pick<DrawContext, 'id' | 'raffleId' | 'cutoffAt'>

/**
 * What makes an order's tickets take part (docs/domain.md, section 1, "Eligibility"): of this raffle, not void, bought
 * before the cut-off, paid; a cheque is paid once it is cleared. Unpaid ones are left out explicitly by the lock.
 */
export function takesPart({ raffleId, cutoffAt }: DrawDates): RawBuilder<boolean> {
  return sql`(
    orders.raffle_id = ${raffleId} and orders.status = 'ACTIVE' and ${bought(cutoffAt)}
    and (orders.type is distinct from 'cheque'
      or exists (select from cheque_clearings where cheque_clearings.order_id = orders.id))
  )`
}

/**
 * The tickets that take part, as runs of numbers, without those that are void. Orders lead to their tickets, and nothing else does: a raffle that is
 * younger than the database's figures passes for a single row, and a plan that may begin with its tickets as well reads
 * all of its orders for each of them.
 */
export function ticketsTakingPart(draw: DrawDates): RawBuilder<TicketRange> {
  return sql`(
    select tickets.order_id, tickets.first_number, tickets.last_number
    from (
      select id from orders where ${takesPart(draw)} and voided_tickets = 0 offset 0
    ) as taking_part join tickets on tickets.order_id = taking_part.id
    union all
    select taking_part.id, standing.first_number, standing.last_number
    from (
      select id from orders where ${takesPart(draw)} and voided_tickets > 0 offset 0
    ) as taking_part cross join lateral standing_numbers(taking_part.id) as standing
  )`
}

/** The order with an id, for a join whose rows are few: found by the id alone, whatever else is asked of it. */
export function orderWithId(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`lateral (select * from orders where orders.id = ${id} offset 0) as orders`
}

/** Before the cut-off of a draw; without one, all. */
export function bought(cutoffAt: Date | null): RawBuilder<boolean> {
  return cutoffAt === null ? sql`true` : sql`orders.created_at < ${cutoffAt}::timestamptz`
}

/** Tickets that won in another draw of the raffle and don't go back into the pool. */
export function wonElsewhere({ id, raffleId }: DrawDates): RawBuilder<unknown> {
  return sql`(
    select winners.ticket_number, winners.order_id
    from winners join prizes on prizes.id = winners.prize_id
    where winners.raffle_id = ${raffleId} and winners.draw_id <> ${id}
      and winners.status <> 'rejected' and not prizes.winners_stay_in
  )`
}

/**
 * How many tickets would take part if the draw were locked now. The sums of sales are kept: only what was bought after
 * the cut-off, cheques that nobody cleared and tickets that won elsewhere are looked up and taken off.
 */
export async function countEligible(db: Kysely<Database>, draw: DrawDates): Promise<number> {
  const { raffleId, cutoffAt } = draw
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(ticket_count * (sold - coalesce(apart.orders, 0))
        - (package_sales.voided_tickets - coalesce(apart.voided_tickets, 0))), 0) - (
        select count(distinct won.ticket_number) from ${wonElsewhere(draw)} as won
        join ${orderWithId(sql`won.order_id`)} on ${takesPart(draw)}
      ) as count
    from package_sales join packages on packages.id = package_sales.package_id
    left join (
      select package_id, count(*) as orders, sum(voided_tickets) as voided_tickets from (
        select package_id, voided_tickets from orders
        where raffle_id = ${raffleId} and status = 'ACTIVE' and not ${bought(cutoffAt)}
        union all
        select package_id, voided_tickets from orders
        where ${isUnclearedCheque} and raffle_id = ${raffleId} and ${bought(cutoffAt)}
      ) as each group by package_id
    ) as apart on apart.package_id = packages.id
    where package_sales.raffle_id = ${raffleId}
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** Entered as paid, and the bank hasn't said so yet. */
export const isUnclearedCheque: RawBuilder<boolean> = sql`(
  orders.status = 'ACTIVE' and orders.type = 'cheque'
  and not exists (select from cheque_clearings where cheque_clearings.order_id = orders.id)
)`

/** Entered by staff with a card that is still to be charged: it may yet be declined, and the order void. */
const isWaitingCard: RawBuilder<boolean> = sql`(
  orders.status = 'ACTIVE' and orders.card_payment_id in (
    select id from card_payments where state in ('authorized', 'capturing') and try_at is not null
  )
)`

/** Orders that a lock waits for, since nobody has paid them yet. All but cards it may leave out. */
export async function countUnpaid(
  db: Kysely<Database>,
  { raffleId, cutoffAt }: DrawDates,
): Promise<{ pending: number; cheques: number; cards: number }> {
  const counted = (unpaid: RawBuilder<boolean>) => sql`(
    select count(*) from orders where raffle_id = ${raffleId} and ${bought(cutoffAt)} and ${unpaid}
  )`
  const { rows } = await sql<{ pending: number; cheques: number; cards: number }>`
    select ${counted(sql`status = 'PENDING'`)} as pending, ${counted(isUnclearedCheque)} as cheques,
      ${counted(isWaitingCard)} as cards
  `.execute(db)
  return rows[0] ?? { pending: 0, cheques: 0, cards: 0 }
}

/**
 * Batches of mail that were received before the cut-off, while the raffle was sold, and haven't been balanced: whatever is
 * entered of them by now, an envelope that is still closed may hold an order of the draw.
 */
export async function countOpenBatches(
  db: Kysely<Database>,
  { raffleId, cutoffAt }: DrawDates,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from raffles join mail_batches on mail_batches.organization_id = raffles.organization_id
    where raffles.id = ${raffleId} and mail_batches.closed_at is null
      and (start_at is null or received_on >= (start_at at time zone raffles.time_zone)::date)
      and (${cutoffAt}::timestamptz is null
        or received_on <= (${cutoffAt}::timestamptz at time zone raffles.time_zone)::date)
  `.execute(db)
  return rows[0]?.count ?? 0
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
    select * from ${ticketsTakingPart(draw)} as listed order by first_number
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
