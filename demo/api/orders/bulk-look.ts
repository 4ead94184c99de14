/** Which orders a bulk is of, and what it would do to them. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import {
  type BulkAction,
  type BulkLook,
  bulkPermissions,
  decideInBulk,
  mostInBulk,
} from '../../../src/core/orders/bulk.ts'
import type { BulkSet } from '../../../src/core/orders/bulk-calls.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { potWith } from '../../../src/core/orders/pot.ts'
import { owedCents } from '../../../src/core/orders/refund.ts'
import type { OrderReasonCode } from '../../../src/core/orders/rules.ts'
import { may } from '../../../src/core/permissions.ts'
import type { JackpotTerms } from '../../../src/core/raffles/jackpot.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { parse } from '../http/input.ts'
import { exactFilterSchema, type ListRequested } from '../http/list-query.ts'
import { conditionOf } from '../http/read-list.ts'
import { Refusal } from '../http/refusal.ts'
import { keptSales, potTerms } from '../raffles/pot.ts'
import { requireReach } from '../session/guard.ts'
import type { Caller, Session } from '../session/session.ts'
import { readFactsOfMany } from './facts.ts'
import { type OrderScope, ofScope, openOrderSource } from './list.ts'
import { visibleOrders } from './reach.ts'
import { marked, orderTables } from './row.ts'

interface Looking {
  db: Kysely<Database>
  api: Pick<ApiContext, 'now'>
  session: Session
}

/** Which orders were asked for, and of whose. */
export interface AskedSet {
  organizationId: string
  where: RawBuilder<boolean>
  /** Those that were named one by one. */
  ids: readonly string[]
}

/** Reads which orders are meant. @throws Refusal 403: of another organisation; 422: a filter that the list doesn't have */
export async function setAsked(
  { db, api, session }: Looking,
  set: Exclude<BulkSet, { of: 'rest' }>,
  action: BulkAction,
): Promise<AskedSet> {
  if (set.of === 'ids') {
    const { ids, organizationId = session.organization.id } = set
    requirePermission(session, action, organizationId)
    const where = sql<boolean>`orders.id = any(${[...new Set(ids)]}::uuid[])`
    return { organizationId, where, ids: [...new Set(ids)] }
  }
  const { list, of } = orderCalls.list
  const query = parse(exactFilterSchema(list, of), set.query, 'invalid', 'set.query') as Filtered
  const { organizationId = session.organization.id } = query
  requirePermission(session, action, organizationId)
  const reading = { organizationId, timeZone: query.timeZone, now: api.now() }
  const source = await openOrderSource(db, reading)
  const where = conditionOf(source, query.filters, ofScope(query))
  return { organizationId, where, ids: [] }
}

/** @throws Refusal 403 */
export function requirePermission(
  session: Caller,
  action: BulkAction,
  organizationId: string,
): void {
  const permission = bulkPermissions[action]
  if (!may(permission, session.roles)) throw new Refusal(403, 'not-allowed')
  requireReach(session, permission, organizationId)
}

interface Filtered extends OrderScope {
  organizationId?: string
  timeZone?: string
  filters: ListRequested<typeof orderCalls.list.list>['filters']
}

export interface FoundRow {
  id: string
  version: number
  eventId: string
  email: string | null
  isMailed: boolean
  cardEnding: string | null
  isUncleared: boolean
  isDuplicate: boolean
  /** By email or by post; asked where tickets would be sent. */
  isSentBefore: boolean
  /** Null: a paper entry, for which nothing is owed. */
  type: BulkLook['owed'][number]['type'] | null
  /** Of the tickets that stand. */
  soldCents: number
  donationCents: number
  ticketCount: number
}

/** What is found of a set that the reader may see, each raffle's together. @throws Refusal 422: more than a bulk takes */
export async function readSet(
  { db, api, session }: Looking,
  { organizationId, where }: AskedSet,
  action: BulkAction,
): Promise<FoundRow[]> {
  const marks = marked(api.now())
  const { rows } = await sql<FoundRow>`
    select orders.id, orders.version, orders.raffle_id as event_id, customers.email,
      orders.card_ending, orders.mailed_at is not null as is_mailed, orders.type,
      ${marks['cheque-uncleared']} as is_uncleared, ${marks.duplicate} as is_duplicate,
      ${action === 'email' ? sentBefore : sql`false`} as is_sent_before, orders.sold_cents, orders.donation_cents,
      coalesce(tickets.last_number - tickets.first_number + 1, 0) - orders.voided_tickets
        as ticket_count
    ${orderTables}
    where orders.organization_id = ${organizationId} and ${visibleOrders(session)} and ${where}
    order by orders.raffle_id, orders.created_at, orders.id
    limit ${mostInBulk + 1}
  `.execute(db)
  if (rows.length > mostInBulk)
    throw new Refusal(422, [{ code: 'bulk-too-large', field: 'set', params: { most: mostInBulk } }])
  return rows
}

const sentBefore = sql`(orders.mailed_at is not null or exists (
  select from emails
  where order_id = orders.id and not is_test and state in ('waiting', 'sent')
))`

type Look = Omit<
  BulkLook,
  'id' | 'action' | 'currency' | 'comment' | 'reason' | 'tells' | 'leftOut'
>

/** An order that was asked for and can't be done. */
export interface LeftOut {
  id: string
  reason: OrderReasonCode
}

/** Sums what the action would do, as each order stands now. @returns the orders that it can be done to, too */
export async function lookAt(
  { db, api, session }: Looking,
  action: BulkAction,
  found: readonly FoundRow[],
): Promise<{ rows: FoundRow[]; leftOut: LeftOut[]; look: Look }> {
  const facts = await readFactsOfMany(
    db,
    found.map(({ id }) => id),
    { session, now: api.now() },
  )
  const leftOut: LeftOut[] = []
  const noted: BulkLook['noted'] = []
  const rows: FoundRow[] = []
  let amountCents = 0
  const owed = new Map<BulkLook['owed'][number]['type'], number>()
  const lessCents = new Map<string, number>()
  for (const row of found) {
    const its = facts.get(row.id)
    if (!its) continue
    const { email, isMailed, cardEnding, isUncleared } = row
    const asOne = { ...its, email, isMailed, cardEnding, isUncleared }
    const decision = decideInBulk(action, asOne, session.roles)
    if (!decision.allowed) {
      const [against] = decision.reasons
      if (against) leftOut.push({ id: row.id, reason: against.code })
      continue
    }
    rows.push(row)
    if (action === 'email') {
      if (row.isSentBefore) countWith(noted, 'sent-before', row.id)
      if (row.isDuplicate) countWith(noted, 'maybe-duplicate', row.id)
    }
    amountCents += action === 'refund' ? owedCents(its) : row.soldCents + row.donationCents
    if (action !== 'void') continue
    if (row.type !== null) add(owed, row.type, owedCents({ ...its, status: 'VOID' }))
    if (its.status === 'ACTIVE') add(lessCents, row.eventId, row.soldCents)
  }
  return {
    rows,
    leftOut,
    look: {
      count: rows.length,
      ticketCount: rows.reduce((all, row) => all + row.ticketCount, 0),
      amountCents,
      noted,
      pots: await readPots(db, lessCents),
      owed: [...owed]
        .map(([type, amountCents]) => ({ type, amountCents }))
        .filter(({ amountCents }) => amountCents > 0),
    },
  }
}

/** By what is against them, the most first. */
export function countsOf(leftOut: readonly LeftOut[]): BulkLook['leftOut'] {
  const counts: BulkLook['leftOut'] = []
  for (const { id, reason } of leftOut) countWith(counts, reason, id)
  return counts.sort((one, other) => other.count - one.count)
}

function add<Key>(sums: Map<Key, number>, key: Key, cents: number): void {
  sums.set(key, (sums.get(key) ?? 0) + cents)
}

/** Orders that are named of each reason. */
const namedOfEach = 3

interface CountedFor<Reason extends string> {
  reason: Reason
  count: number
  orderIds: string[]
}

/** One more for that reason; none where there is no reason. */
export function countWith<Reason extends string>(
  counted: CountedFor<Reason>[],
  reason: Reason | undefined,
  orderId: string,
): void {
  if (reason === undefined) return
  let same = counted.find(each => each.reason === reason)
  if (!same) {
    same = { reason, count: 0, orderIds: [] }
    counted.push(same)
  }
  same.count += 1
  if (same.orderIds.length < namedOfEach) same.orderIds.push(orderId)
}

/** @param lessCents ticket cents that stop counting, by raffle */
async function readPots(
  db: Kysely<Database>,
  lessCents: ReadonlyMap<string, number>,
): Promise<BulkLook['pots']> {
  const { rows } = await sql<{ eventId: string; eventName: string; terms: JackpotTerms }>`
    select id as event_id, name as event_name, ${potTerms(keptSales)} as terms
    from raffles where id = any(${[...lessCents.keys()]}::uuid[]) order by name, id
  `.execute(db)
  return rows.flatMap(({ eventId, eventName, terms }) => {
    const pot = potWith({ potTerms: terms }, -(lessCents.get(eventId) ?? 0))
    return pot ? [{ eventId, eventName, ...pot }] : []
  })
}
