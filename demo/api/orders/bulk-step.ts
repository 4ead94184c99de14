/** The job of a bulk: some orders at a time, each with what became of it, in one transaction. */
import { sql, type Transaction } from 'kysely'
import * as v from 'valibot'
import { byteOrderMark, csvLine } from '../../../src/core/format/csv.ts'
import { isoDay } from '../../../src/core/format/iso-day.ts'
import { shortId } from '../../../src/core/format/short-id.ts'
import { type Locale, locales, translated } from '../../../src/core/i18n/texts.ts'
import { type BulkAction, bulkPermissions, decideInBulk } from '../../../src/core/orders/bulk.ts'
import french from '../../../src/core/orders/bulk-texts.fr.ts'
import { bulkTexts } from '../../../src/core/orders/bulk-texts.ts'
import type { OrderReasonCode } from '../../../src/core/orders/rules.ts'
import { recordActivities } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { refusalMessage } from '../http/messages.ts'
import type { JobStep } from '../jobs/worker.ts'
import { holdRaffle } from '../raffles/draws/context.ts'
import { requireReach } from '../session/guard.ts'
import { mailTickets, readBought } from './confirmation-email.ts'
import { type OrderReader, readFactsOfMany } from './facts.ts'
import { byOf, type ChangedBy, entryOf, renewOrders } from './held.ts'
import type { FoundOrder } from './reach.ts'
import type { OrderStatus } from './tables.ts'
import { writeVoids } from './void.ts'

const words = { en: bulkTexts.english, fr: translated(bulkTexts.english, french) }

/** Orders in a transaction: their raffle's sales wait for no more. */
const rowsAStep = 25

const BulkAskedSchema = v.object({
  bulkId: v.string(),
  language: v.picklist(locales),
  timeZone: v.string(),
})

interface BulkOrder extends FoundOrder {
  number: number
  /** As it was looked at. */
  lookedVersion: number | null
  version: number
  raffleName: string
  buyerName: string
  email: string | null
  status: OrderStatus
  isMailed: boolean
}

export const bulkStep: JobStep = async ({ api, session, asked, place }) => {
  const { db, now } = api
  const { bulkId, language, timeZone } = v.parse(BulkAskedSchema, asked)
  const { action, comment, rowCount, organizationId } = await db
    .selectFrom('bulks')
    .selectAll()
    .where('id', '=', bulkId)
    .executeTakeFirstOrThrow()
  requireReach(session, bulkPermissions[action], organizationId)
  const reader = { session, now: now() }
  const orders = await holdNext(db, bulkId, Number(place ?? 0))
  const against = await reasonsAgainst(db, action, orders, reader)
  const allowed = orders.filter(({ id }) => !against.has(id))
  if (allowed.length > 0) await carryOut(db, action, allowed, { by: byOf(reader), comment })
  await keepReceipts(db, bulkId, { orders, against, at: reader.now })
  const last = orders.at(-1)?.number ?? rowCount
  return {
    text: receiptsOf(orders, against, { language, isFirst: place === null }),
    done: orders.length,
    total: rowCount,
    next: last < rowCount ? String(last) : null,
    fileName: `${words[language][`file-${action}`]} - ${isoDay(reader.now, timeZone)}.csv`,
  }
}

/** The next orders of a bulk as they stand now; their raffles are held, always in the same order. */
async function holdNext(
  db: Transaction<Database>,
  bulkId: string,
  after: number,
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
      customers.first_name || ' ' || customers.last_name as buyer_name, customers.email,
      orders.mailed_at is not null as is_mailed
    from bulk_rows join orders on orders.id = order_id
    join raffles on raffles.id = orders.raffle_id
    join customers on customers.id = orders.customer_id
    where bulk_id = ${bulkId} and number > ${after} and number <= ${after + rowsAStep}
    order by number
  `.execute(db)
  return rows
}

type Against = ReadonlyMap<string, OrderReasonCode>

/** What is against orders by now: one that was changed since somebody looked isn't what they said yes to. */
async function reasonsAgainst(
  db: Transaction<Database>,
  action: BulkAction,
  orders: readonly BulkOrder[],
  reader: OrderReader,
): Promise<Against> {
  const ids = orders.map(({ id }) => id)
  const facts = await readFactsOfMany(db, ids, reader)
  const against = new Map<string, OrderReasonCode>()
  for (const { id, version, lookedVersion, email, isMailed } of orders) {
    const its = facts.get(id)
    if (!its || (lookedVersion !== null && lookedVersion !== version)) {
      against.set(id, its ? 'changed-since' : 'order-gone')
      continue
    }
    const decision = decideInBulk(action, { ...its, email, isMailed }, reader.session.roles)
    const [reason] = decision.allowed ? [] : decision.reasons
    if (reason) against.set(id, reason.code)
  }
  return against
}

interface Said {
  by: ChangedBy
  comment: string | null
}

async function carryOut(
  db: Transaction<Database>,
  action: BulkAction,
  orders: readonly BulkOrder[],
  { by, comment }: Said,
): Promise<void> {
  const entry = (order: BulkOrder) => entryOf(order, by)
  switch (action) {
    case 'void': {
      const voided = orders.map(order => ({ found: order, status: order.status }))
      return writeVoids(db, voided, { by, comment: comment ?? '' })
    }
    case 'mark-mailed': {
      await renewOrders(db, orders, by, { mailedAt: by.at })
      const change = { before: { mailedAt: null }, after: { mailedAt: by.at } }
      const entries = orders.map(order => ({
        ...entry(order),
        action: 'changed' as const,
        ...change,
      }))
      return recordActivities(db, entries)
    }
    case 'email': {
      for (const { id } of orders) {
        const bought = await readBought(db, id)
        if (bought?.email) await mailTickets(db, bought, { recipient: bought.email, at: by.at })
      }
      const entries = orders.map(order => ({
        ...entry(order),
        action: 'emailed' as const,
        before: null,
        after: { email: order.email },
      }))
      return recordActivities(db, entries)
    }
  }
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

/** A line an order: what became of it, and why not. */
function receiptsOf(
  orders: readonly BulkOrder[],
  against: Against,
  { language, isFirst }: { language: Locale; isFirst: boolean },
): string {
  const { order, raffle, buyer, result, reason, wholeId, done, notDone } = words[language]
  const head = csvLine([order, raffle, buyer, result, reason, wholeId])
  const lines = orders.map(({ id, raffleName, buyerName }) => {
    const why = against.get(id)
    const said = why ? refusalMessage(why, language) : ''
    return csvLine([shortId(id), raffleName, buyerName.trim(), why ? notDone : done, said, id])
  })
  return `${isFirst ? byteOrderMark + head : ''}${lines.join('')}`
}
