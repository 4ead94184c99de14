import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isoDay } from '../../../src/core/format/iso-day.ts'
import type { OrderFacts } from '../../../src/core/orders/rules.ts'
import { keptPlan } from '../database/kept-plans.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { waitsForStaff, wouldCountFrom } from '../raffles/draws/late-arrivals.ts'
import { inLockedLists, isInLockedList, isLockedFor } from '../raffles/draws/locked-orders.ts'
import type { Caller } from '../session/session.ts'
import { isWithinLimit } from './customer.ts'
import { cardCents, receivedCents, refundedCents, ticketsRefundedCents } from './money.ts'
import { hasRoom, readSale } from './sale.ts'

/** Who reads an order, and when. */
export interface OrderReader {
  session: Caller
  now: Date
}

/** What decides on an order's actions, but for taking a void back and letting it take part. */
type FactsOfMany = Omit<OrderFacts, 'restoreHindrance' | 'late'>

interface Stored extends Omit<FactsOfMany, 'inLockedList' | 'ownToday'> {
  waitsForStaff: boolean
  id: string
  takenAt: Date | null
  raffleId: string
  packageId: string
  boughtAt: Date
  email: string | null
  phone: string | null
  createdBy: string | null
  recordedAt: Date
  timeZone: string
}

/** What decides on an order's actions. @throws Refusal 404 where it is gone */
export async function readFacts(
  db: Kysely<Database>,
  id: string,
  reader: OrderReader,
): Promise<OrderFacts> {
  const [stored] = await readStored(db, sql`${keptPlan} orders.id = ${id}`)
  if (!stored) throw new Refusal(404, 'not-found')
  return {
    ...factsOf(stored, await isInLockedList(db, id), reader),
    restoreHindrance: await hindranceOf(db, stored),
    late: await lateOf(db, stored),
  }
}

/** The same of many, by their ids; those that are gone are missing. */
export async function readFactsOfMany(
  db: Kysely<Database>,
  ids: readonly string[],
  reader: OrderReader,
): Promise<Map<string, FactsOfMany & Pick<Stored, 'waitsForStaff'>>> {
  const stored = await readStored(db, sql`orders.id = any(${[...ids]}::uuid[])`)
  const locked = await inLockedLists(db, ids)
  return new Map(
    stored.map(each => {
      const { waitsForStaff } = each
      return [each.id, { ...factsOf(each, locked.has(each.id), reader), waitsForStaff }]
    }),
  )
}

/** @param where by their ids */
async function readStored(db: Kysely<Database>, where: RawBuilder<unknown>): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select orders.id, orders.status, raffles.status as raffle_status, orders.created_by,
      orders.recorded_at, organizations.time_zone, tickets.first_number as first_ticket_number,
      exists (select from winners where order_id = orders.id and status <> 'rejected') as has_winner,
      coalesce(tickets.last_number - tickets.first_number + 1, 0) as ticket_count,
      orders.amount_cents as tickets_cents, orders.voided_tickets, orders.voided_cents,
      ${cardCents} as card_cents,
      ${receivedCents} as received_cents, ${refundedCents} as refunded_cents,
      coalesce(order_groups.active, true) as group_active,
      customers.erased_at is not null as buyer_erased,
      ${ticketsRefundedCents} as tickets_refunded_cents, orders.donation_cents,
      orders.raffle_id, orders.package_id, orders.created_at as bought_at, orders.taken_at, customers.email,
      customers.phone, ${waitsForStaff} as waits_for_staff
    from orders join raffles on raffles.id = orders.raffle_id
    join organizations on organizations.id = orders.organization_id
    join customers on customers.id = orders.customer_id
    left join tickets on tickets.order_id = orders.id
    left join order_groups on order_groups.id = orders.group_id
    left join card_payments on card_payments.id = orders.card_payment_id
    where ${where}
  `.execute(db)
  return rows
}

function factsOf(stored: Stored, inLockedList: boolean, { session, now }: OrderReader) {
  const { id: _, createdBy, recordedAt, timeZone, raffleId, packageId, ...others } = stored
  const { boughtAt, takenAt: __, waitsForStaff: ___, email, phone, ...facts } = others
  const day = (moment: Date) => isoDay(moment, timeZone)
  const ownToday = createdBy === session.user.id && day(recordedAt) === day(now)
  return { ...facts, inLockedList, ownToday }
}

/** Of an order that was taken before a cut-off, the end of sales among them, and arrived after it. */
async function lateOf(
  db: Kysely<Database>,
  { id, raffleId, takenAt }: Stored,
): Promise<OrderFacts['late']> {
  if (takenAt === null) return null
  const { rows } = await sql<{
    clockOffsetMs: number | null
    takesPart: boolean
    countsFrom: Date | null
  }>`
    select clock_offset_ms, ${wouldCountFrom} as counts_from, exists (
      select from order_changes where order_id = orders.id and counts_from is not null
    ) as takes_part
    from orders left join order_entries on order_entries.id = entry_id
    where orders.id = ${id} and exists (
      select from raffles left join draws on draws.raffle_id = raffles.id
      cross join lateral (values (least(end_at, ended_at)), (least(draws.cutoff_at, ended_at)))
        as cut_offs (at)
      where raffles.id = orders.raffle_id and orders.taken_at < at and recorded_at >= at
    )
  `.execute(db)
  const [late] = rows
  if (!late) return null
  const listLocked = await isLockedFor(db, raffleId, takenAt)
  const countsFrom = late.takesPart ? null : (late.countsFrom?.toISOString() ?? null)
  return { takenAt: takenAt.toISOString(), ...late, countsFrom, listLocked }
}

/** The same as a new order would find, but for the time: what was bought before a list was locked can't enter it. */
async function hindranceOf(
  db: Kysely<Database>,
  { status, firstTicketNumber, raffleId, packageId, boughtAt, email, phone, ...stored }: Stored,
): Promise<OrderFacts['restoreHindrance']> {
  if (status !== 'VOID' || firstTicketNumber === null) return null
  if (await isLockedFor(db, raffleId, boughtAt)) return 'list-locked'
  const sale = await readSale(db, raffleId, packageId)
  if (sale.inventory !== null && sale.packsTaken >= sale.inventory) return 'no-packs-left'
  if (!hasRoom(sale, stored.ticketCount - stored.voidedTickets)) return 'no-tickets-left'
  return (await isWithinLimit(db, sale, { email, phone })) ? null : 'at-limit'
}
