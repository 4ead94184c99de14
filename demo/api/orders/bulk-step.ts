/** The job of a bulk: some orders at a time, each with what became of it, in one transaction. */
import { type Selectable, sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import { isoDay } from '../../../src/core/format/iso-day.ts'
import { locales } from '../../../src/core/i18n/texts.ts'
import { type BulkAction, decideInBulk } from '../../../src/core/orders/bulk.ts'
import { owedCents } from '../../../src/core/orders/refund.ts'
import type { OrderReasonCode } from '../../../src/core/orders/rules.ts'
import { type ActivityEntry, recordActivities } from '../activity/record.ts'
import { calledIn } from '../customers/called.ts'
import type { Database } from '../database/schema.ts'
import type { JobStep } from '../jobs/worker.ts'
import { holdRaffle } from '../raffles/draws/context.ts'
import { requirePermission } from './bulk-look.ts'
import {
  type Against,
  type BulkOrder,
  bulkFileName,
  leftOutAfter,
  leftOutLines,
  leftOutPlace,
  linesAtOnce,
  receiptsOf,
} from './bulk-receipts.ts'
import { mailTickets, readBought } from './confirmation-email.ts'
import type { DetailReader } from './detail.ts'
import { type OrderReader, readFactsOfMany } from './facts.ts'
import { byOf, type ChangedBy, entryOf, renewOrders } from './held.ts'
import { addRefund } from './refund.ts'
import { marked } from './row.ts'
import type { BulkTable } from './tables.ts'
import { writeVoids } from './void.ts'

/** Orders in a transaction: their raffle's sales wait for no more. */
const rowsAStep = 25

const BulkAskedSchema = v.object({
  bulkId: v.string(),
  language: v.picklist(locales),
  timeZone: v.string(),
})

export const bulkStep: JobStep = async ({ api, session, asked, place }) => {
  const { db, now } = api
  const { bulkId, language, timeZone } = v.parse(BulkAskedSchema, asked)
  const bulk = await db
    .selectFrom('bulks')
    .selectAll()
    .where('id', '=', bulkId)
    .executeTakeFirstOrThrow()
  const { action, rowCount: total, leftOutCount, organizationId } = bulk
  requirePermission(session, action, organizationId)
  const reader = { session, language, now: now() }
  const fileName = bulkFileName(action, language, isoDay(reader.now, timeZone))
  const after = leftOutAfter(place)
  if (after !== null) {
    const text = await leftOutLines(db, bulk, { after, language })
    const last = after + linesAtOnce
    const next = last < leftOutCount ? leftOutPlace(last) : null
    return { text, done: 0, total, next, fileName }
  }
  const orders = await holdNext(db, bulkId, { ...reader, after: Number(place ?? 0) })
  const facts = await readFactsOfMany(
    db,
    orders.map(({ id }) => id),
    reader,
  )
  const against = reasonsAgainst(action, orders, { facts, reader })
  const allowed = orders.filter(({ id }) => !against.has(id))
  if (allowed.length > 0) await carryOut(db, bulk, allowed, { facts, by: byOf(reader) })
  await keepReceipts(db, bulkId, { orders, against, at: reader.now })
  const last = orders.at(-1)?.number ?? total
  return {
    text: receiptsOf(orders, against, { action, language, isFirst: place === null }),
    done: orders.length,
    total,
    next: last < total ? String(last) : leftOutCount > 0 ? leftOutPlace(0) : null,
    fileName,
  }
}

/** The next orders of a bulk as they stand now; their raffles are held, always in the same order. */
async function holdNext(
  db: Transaction<Database>,
  bulkId: string,
  { after, now, language }: DetailReader & { after: number },
): Promise<BulkOrder[]> {
  const { rows: raffles } = await sql<{ id: string }>`
    select distinct raffle_id as id from bulk_rows join orders on orders.id = order_id
    where bulk_id = ${bulkId} and number > ${after} and number <= ${after + rowsAStep}
    order by id
  `.execute(db)
  for (const { id } of raffles) await holdRaffle(db, id, 'sales')
  const { rows } = await sql<BulkOrder>`
    select number, bulk_rows.version as looked_version, orders.version, orders.id, orders.raffle_id,
      orders.organization_id, orders.customer_id, raffles.name as raffle_name, orders.status,
      ${calledIn(language)} as buyer_name, customers.email,
      orders.card_ending, orders.mailed_at is not null as is_mailed,
      ${marked(now)['cheque-uncleared']} as is_uncleared
    from bulk_rows join orders on orders.id = order_id
    join raffles on raffles.id = orders.raffle_id
    join customers on customers.id = orders.customer_id
    where bulk_id = ${bulkId} and number > ${after} and number <= ${after + rowsAStep}
    order by number
  `.execute(db)
  return rows
}

type Facts = Awaited<ReturnType<typeof readFactsOfMany>>

/** What is against orders by now: one that was changed since somebody looked isn't what they said yes to. */
function reasonsAgainst(
  action: BulkAction,
  orders: readonly BulkOrder[],
  { facts, reader }: { facts: Facts; reader: OrderReader },
): Against {
  const against = new Map<string, OrderReasonCode>()
  for (const order of orders) {
    const { id, version, lookedVersion, email, isMailed, cardEnding, isUncleared } = order
    const its = facts.get(id)
    if (!its || (lookedVersion !== null && lookedVersion !== version)) {
      against.set(id, its ? 'changed-since' : 'order-gone')
      continue
    }
    const { roles } = reader.session
    const asOne = { ...its, email, isMailed, cardEnding, isUncleared }
    const decision = decideInBulk(action, asOne, roles)
    const [reason] = decision.allowed ? [] : decision.reasons
    if (reason) against.set(id, reason.code)
  }
  return against
}

type Doing = Pick<Selectable<BulkTable>, 'action' | 'comment' | 'reason' | 'tells'>

async function carryOut(
  db: Transaction<Database>,
  { action, comment, reason, tells }: Doing,
  orders: readonly BulkOrder[],
  { facts, by }: { facts: Facts; by: ChangedBy },
): Promise<void> {
  switch (action) {
    case 'void': {
      const voided = orders.map(order => ({ found: order, status: order.status }))
      await writeVoids(db, voided, { by, comment: comment ?? '' })
      return tells ? mailAll(db, orders, by.at) : undefined
    }
    case 'mark-mailed': {
      await renewOrders(db, orders, by, { mailedAt: by.at })
      const change = { before: { mailedAt: null }, after: { mailedAt: by.at } }
      return record(db, orders, by, () => ({ action: 'changed', ...change }))
    }
    case 'email': {
      await mailAll(db, orders, by.at)
      return record(db, orders, by, ({ email }) => ({
        action: 'emailed',
        before: null,
        after: { email },
      }))
    }
    case 'refund':
      for (const order of orders) {
        const its = facts.get(order.id)
        if (!its) continue
        const refund = { amountCents: owedCents(its), reason: reason ?? 'other' }
        const said = comment === null ? refund : { ...refund, comment }
        const { cardEnding } = order
        await addRefund(db, { found: order, order: { ...its, cardEnding }, by }, said)
      }
  }
}

/** To the buyers' own addresses; of void orders it says that they are. */
async function mailAll(
  db: Transaction<Database>,
  orders: readonly BulkOrder[],
  at: Date,
): Promise<void> {
  for (const { id } of orders) {
    const bought = await readBought(db, id)
    if (bought?.email) await mailTickets(db, bought, { recipient: bought.email, at })
  }
}

type Told = Pick<ActivityEntry, 'action' | 'before' | 'after'>

function record(
  db: Transaction<Database>,
  orders: readonly BulkOrder[],
  by: ChangedBy,
  tell: (order: BulkOrder) => Told,
): Promise<void> {
  return recordActivities(
    db,
    orders.map(order => ({ ...entryOf(order, by), ...tell(order) })),
  )
}

async function keepReceipts(
  db: Transaction<Database>,
  bulkId: string,
  { orders, against, at }: { orders: readonly BulkOrder[]; against: Against; at: Date },
): Promise<void> {
  const reasons = orders.map(({ id }) => against.get(id) ?? null)
  await sql`
    update bulk_rows set done = tried.reason is null, reason = tried.reason, tried_at = ${at}
    from unnest(${orders.map(({ id }) => id)}::uuid[], ${reasons}::text[]) as tried(order_id, reason)
    where bulk_id = ${bulkId} and bulk_rows.order_id = tried.order_id
  `.execute(db)
}
