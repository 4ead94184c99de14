/** The file of a bulk: a line an order, with what became of it. */
import { type Kysely, type Selectable, sql } from 'kysely'
import * as v from 'valibot'
import { byteOrderMark, csvLine } from '../../../src/core/format/csv.ts'
import { shortId } from '../../../src/core/format/short-id.ts'
import { type Locale, locales, translated } from '../../../src/core/i18n/texts.ts'
import type { BulkAction } from '../../../src/core/orders/bulk.ts'
import french from '../../../src/core/orders/bulk-texts.fr.ts'
import { bulkTexts } from '../../../src/core/orders/bulk-texts.ts'
import type { OrderReasonCode } from '../../../src/core/orders/rules.ts'
import { calledIn } from '../customers/called.ts'
import type { Database } from '../database/schema.ts'
import { refusalMessage } from '../http/messages.ts'
import type { FoundOrder } from './reach.ts'
import type { BulkTable, OrderStatus } from './tables.ts'

const words = { en: bulkTexts.english, fr: translated(bulkTexts.english, french) }

/** An order of a bulk, as it stands when its turn comes. */
export interface BulkOrder extends FoundOrder {
  number: number
  /** As it was looked at. */
  lookedVersion: number | null
  version: number
  raffleName: string
  buyerName: string
  email: string | null
  status: OrderStatus
  isMailed: boolean
  cardEnding: string | null
  isUncleared: boolean
}

/** What is against an order by then. */
export type Against = ReadonlyMap<string, OrderReasonCode>

/** Lines of the file alone: nothing is done to these orders. */
export const linesAtOnce = 1000

/** Where a step goes on once all is done: with those that were left out from the beginning. */
const ofLeftOut = 'left-out '
export const leftOutPlace = (after: number): string => ofLeftOut + after
/** Null: it isn't that far yet. */
export const leftOutAfter = (place: string | null): number | null =>
  place?.startsWith(ofLeftOut) ? Number(place.slice(ofLeftOut.length)) : null

export function bulkFileName(action: BulkAction, language: Locale, day: string): string {
  return `${words[language][`file-${action}`]} - ${day}.csv`
}

/** What became of each order that was tried, and why not. */
export function receiptsOf(
  orders: readonly BulkOrder[],
  against: Against,
  { action, language, isFirst }: { action: BulkAction; language: Locale; isFirst: boolean },
): string {
  const { order, raffle, buyer, result, reason, wholeId } = words[language]
  // Emails are staged, and refunds asked for: what became of them stands with each order.
  const done = words[language][`done-${action}`]
  const head = csvLine([order, raffle, buyer, result, reason, wholeId])
  const lines = orders.map(each => {
    const why = against.get(each.id)
    return why
      ? lineOfUndone(each, refusalMessage(why, language), language)
      : csvLine([shortId(each.id), each.raffleName, each.buyerName, done, '', each.id])
  })
  return `${isFirst ? byteOrderMark + head : ''}${lines.join('')}`
}

type Named = Pick<BulkOrder, 'id' | 'raffleName' | 'buyerName'>

function lineOfUndone({ id, raffleName, buyerName }: Named, why: string, language: Locale): string {
  return csvLine([shortId(id), raffleName, buyerName, words[language].notDone, why, id])
}

interface Reading {
  after: number
  language: Locale
}

/** Of what wasn't found, or isn't theirs to see, the id that was asked for and nothing else. */
export async function leftOutLines(
  db: Kysely<Database>,
  { id, organizationId }: Pick<Selectable<BulkTable>, 'id' | 'organizationId'>,
  { after, language }: Reading,
): Promise<string> {
  const { rows } = await sql<Named & { reason: OrderReasonCode }>`
    select bulk_left_out.order_id as id, reason, coalesce(raffles.name, '') as raffle_name,
      coalesce(${calledIn(language)}, '') as buyer_name
    from bulk_left_out
    left join orders on orders.id = bulk_left_out.order_id and reason <> 'order-gone'
      and orders.organization_id = ${organizationId}
    left join raffles on raffles.id = orders.raffle_id
    left join customers on customers.id = orders.customer_id
    where bulk_id = ${id} and number > ${after} and number <= ${after + linesAtOnce}
    order by number
  `.execute(db)
  return rows
    .map(each => lineOfUndone(each, refusalMessage(each.reason, language), language))
    .join('')
}

/**
 * What the file of one that was stopped lacks: the orders that weren't reached, named as such, and those that were left
 * out from the beginning.
 */
export async function* linesOfRest(
  db: Kysely<Database>,
  { id, asked, place }: { id: string; asked: unknown; place: string | null },
): AsyncGenerator<string> {
  const { language } = v.parse(LanguageSchema, asked)
  const bulk = await db
    .selectFrom('bulks')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const left = leftOutAfter(place)
  const { rowCount, leftOutCount } = bulk
  for (let after = left === null ? Number(place) : rowCount; after < rowCount; after += linesAtOnce)
    yield await unreachedLines(db, id, { after, language })
  for (let after = left ?? 0; after < leftOutCount; after += linesAtOnce)
    yield await leftOutLines(db, bulk, { after, language })
}

const LanguageSchema = v.object({ language: v.picklist(locales) })

async function unreachedLines(
  db: Kysely<Database>,
  bulkId: string,
  { after, language }: Reading,
): Promise<string> {
  const { rows } = await sql<Named>`
    select orders.id, raffles.name as raffle_name, ${calledIn(language)} as buyer_name
    from bulk_rows join orders on orders.id = order_id
    join raffles on raffles.id = orders.raffle_id
    join customers on customers.id = orders.customer_id
    where bulk_id = ${bulkId} and number > ${after} and number <= ${after + linesAtOnce}
    order by number
  `.execute(db)
  return rows.map(each => lineOfUndone(each, words[language].notReached, language)).join('')
}
