/** Which orders a print is of, and which of them go on paper. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { BulkLook } from '../../../src/core/orders/bulk.ts'
import {
  againstPrint,
  decideOrder,
  type OrderFacts,
  type OrderReasonCode,
} from '../../../src/core/orders/rules.ts'
import { countSlips, mostInPrint, mostSlips } from '../../../src/core/tickets/paper.ts'
import type { PrintSet } from '../../../src/core/tickets/ticket-print.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { type AskedSet, countWith, requirePermission, setAsked } from '../orders/bulk-look.ts'
import { readFactsOfMany } from '../orders/facts.ts'
import { type FoundOrder, visibleOrders } from '../orders/reach.ts'
import { orderTables } from '../orders/row.ts'
import { reaches } from '../session/guard.ts'
import type { Session } from '../session/session.ts'
import { findPrint } from './found-print.ts'
import { isGroupActive } from './group-active.ts'

export interface Looking {
  db: Kysely<Database>
  api: Pick<ApiContext, 'now'>
  session: Session
}

export interface AskedPrint extends AskedSet {
  /** The print that it goes on with, and the place of its first order. */
  resumes: string | null
  fromNumber: number
}

/** @throws Refusal 403, 404; 409: nobody said yet what came out; 422: a filter that orders don't have */
export async function ordersAsked(looking: Looking, set: PrintSet): Promise<AskedPrint> {
  const { db, session } = looking
  const whole = { ids: [], resumes: null, fromNumber: 1 }
  switch (set.of) {
    case 'ids':
    case 'matching':
      return { ...whole, ...(await setAsked(looking, set, 'mark-mailed')) }
    case 'raffle': {
      const raffle = await db
        .selectFrom('raffles')
        .select(['id', 'organizationId'])
        .where('id', '=', set.eventId)
        .executeTakeFirst()
      if (!raffle || !reaches(session, 'orders:correct', raffle.organizationId))
        throw new Refusal(404, 'not-found')
      const where = sql<boolean>`(orders.raffle_id = ${raffle.id} and ${numbered(set)})`
      return { ...whole, organizationId: raffle.organizationId, where }
    }
    case 'rest': {
      const { id, organizationId, cameOut, toNumber } = await findPrint(db, session, set.printId)
      if (cameOut === null) throw new Refusal(409, 'print-not-answered')
      if (cameOut >= toNumber) throw new Refusal(409, 'print-whole')
      const where = sql<boolean>`orders.id in (
        select order_id from ticket_print_orders where print_id = ${id} and number > ${cameOut}
      )`
      requirePermission(session, 'mark-mailed', organizationId)
      return { organizationId, where, ids: [], resumes: id, fromNumber: cameOut + 1 }
    }
  }
}

function numbered({ from, to }: { from?: number | undefined; to?: number | undefined }) {
  const first = to === undefined ? sql`true` : sql`tickets.first_number <= ${to}`
  const last = from === undefined ? sql`true` : sql`tickets.last_number >= ${from}`
  return sql<boolean>`(${first} and ${last})`
}

/** Holds what decides on the orders, their raffles', always in the same order: who prints the same waits. */
export async function rafflesOf({ db, session }: Looking, asked: AskedPrint): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct orders.raffle_id as id ${orderTables} where ${among(asked, session)} order by id
  `.execute(db)
  return rows.map(({ id }) => id)
}

function among({ organizationId, where }: AskedPrint, session: Session): RawBuilder<boolean> {
  return sql<boolean>`(
    orders.organization_id = ${organizationId} and ${visibleOrders(session)} and ${where}
  )`
}

export interface OrderToPrint extends FoundOrder {
  ticketCount: number
  wasPrinted: boolean
}

export interface LookedPrint {
  orders: OrderToPrint[]
  leftOut: BulkLook['leftOut']
  /** Orders that it had no room for. */
  more: number
}

/** As they stand now, in the order of their numbers. @param reprint what was printed before, too */
export async function lookAtPrint(
  looking: Looking,
  asked: AskedPrint,
  reprint: boolean,
): Promise<LookedPrint> {
  const { db, session, api } = looking
  const isWanted = reprint ? sql`true` : sql`orders.printed_at is null`
  const { rows } = await sql<OrderToPrint & { compact: boolean }>`
    select orders.id, orders.raffle_id, orders.organization_id, orders.customer_id,
      tickets.last_number - tickets.first_number + 1 - orders.voided_tickets as ticket_count,
      orders.printed_at is not null as was_printed,
      coalesce((raffles.settings ->> 'compactPrinting')::boolean, false) as compact
    ${orderTables}
    where ${among(asked, session)} and orders.status = 'ACTIVE' and tickets.id is not null
      and ${isGroupActive} and ${isWanted}
    order by orders.raffle_id, tickets.first_number
    limit ${mostInPrint}
  `.execute(db)
  const facts = await readFactsOfMany(
    db,
    rows.map(({ id }) => id),
    { session, now: api.now() },
  )
  const { leftOut, printable } = await readLeftOut(looking, asked, reprint)
  const orders: OrderToPrint[] = []
  let slips = 0
  for (const { compact, ...order } of rows) {
    const reason = reasonAgainst(facts.get(order.id), session)
    if (reason) {
      countWith(leftOut, reason, order.id)
      continue
    }
    slips += countSlips(order.ticketCount, { compact })
    if (slips > mostSlips && orders.length > 0) break
    orders.push(order)
  }
  const refused = leftOut
    .filter(({ reason }) => reason === 'role-same-day')
    .reduce((sum, { count }) => sum + count, 0)
  return { orders, leftOut, more: Math.max(0, printable - orders.length - refused) }
}

function reasonAgainst(
  facts: Omit<OrderFacts, 'restoreHindrance' | 'late'> | undefined,
  { roles }: Session,
): OrderReasonCode | undefined {
  if (!facts) return 'order-gone'
  const decision = decideOrder('print', { ...facts, restoreHindrance: null, late: null }, roles)
  return decision.allowed ? undefined : decision.reasons[0]?.code
}

/** Some of a kind, and how many. */
interface Kind extends Pick<OrderFacts, 'status' | 'firstTicketNumber' | 'groupActive'> {
  printed: boolean
  count: number
  ids: string[]
}

async function readLeftOut({ db, session }: Looking, asked: AskedPrint, reprint: boolean) {
  const { rows: kinds } = await sql<Kind>`
    select orders.status, min(tickets.first_number) as first_ticket_number,
      ${isGroupActive} as group_active,
      orders.printed_at is not null as printed, count(*) as count,
      (array_agg(orders.id))[1:3] as ids
    ${orderTables} where ${among(asked, session)}
    group by orders.status, tickets.id is null, orders.printed_at is not null, ${isGroupActive}
    order by count desc
  `.execute(db)
  const leftOut: BulkLook['leftOut'] = []
  let printable = 0
  for (const kind of kinds) {
    const printed = kind.printed && !reprint ? 'printed-already' : undefined
    const reason = againstPrint(kind)[0] ?? printed
    if (reason === undefined) printable += kind.count
    else addKind(leftOut, reason, kind)
  }
  const found = kinds.reduce((sum, { count }) => sum + count, 0)
  if (asked.ids.length > found) await addGone({ db, session }, asked, leftOut)
  return { leftOut, printable }
}

function addKind(leftOut: BulkLook['leftOut'], reason: OrderReasonCode, { count, ids }: Kind) {
  const same = leftOut.find(each => each.reason === reason)
  if (same) same.count += count
  else leftOut.push({ reason, count, orderIds: ids })
}

async function addGone(
  { db, session }: Pick<Looking, 'db' | 'session'>,
  asked: AskedPrint,
  leftOut: BulkLook['leftOut'],
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select orders.id ${orderTables} where ${among(asked, session)}
  `.execute(db)
  const found = new Set(rows.map(({ id }) => id))
  for (const id of asked.ids) if (!found.has(id)) countWith(leftOut, 'order-gone', id)
}
