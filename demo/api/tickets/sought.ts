/** Tickets by a number, an order or a buyer: each way is a query of its own, by an index of its own. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { searchName } from '../../../src/core/format/search-name.ts'
import { orderInCheckText } from '../../../src/core/tickets/check-text.ts'
import type { Database } from '../database/schema.ts'
import { containing } from '../organizations/containing.ts'

/** More than any raffle has. */
const lastNumber = 999_999_999_999_999

/** A run of numbers that is read raffle by raffle. */
const mostByRaffle = 5_000

/** So many are named; more are met soon enough in any order. */
const mostNamed = 1_000

interface Range {
  from?: number | undefined
  to?: number | undefined
}

/** Those that have a number of the run. Of a long one it is looked up first whether they are few or many. */
export async function numbersWithin(
  db: Kysely<Database>,
  { from = 0, to = lastNumber }: Range,
  organizationId: string,
): Promise<RawBuilder<boolean>> {
  if (to < from) return sql<boolean>`false`
  if (to - from <= mostByRaffle) return isAmong([numbered({ from, to }, organizationId)])
  const within = sql<boolean>`(tickets.first_number <= ${to} and tickets.last_number >= ${from})`
  const { rows } = await sql<{ orderId: string }>`
    select order_id from tickets where organization_id = ${organizationId} and ${within}
    limit ${mostNamed + 1}
  `.execute(db)
  if (rows.length > mostNamed) return within
  const ids = rows.map(({ orderId }) => orderId)
  return sql<boolean>`(${within} and tickets.order_id = any(${ids}::uuid[]))`
}

/** "104", "#104", "104–120", "4f09c2" or whole, words of a name or an email address, a phone number; a ticket's code. */
export function soughtTickets(text: string, organizationId: string): RawBuilder<boolean> {
  const scanned = orderInCheckText(text)
  if (scanned !== null) return isAmong([ordered(scanned, organizationId)])
  const word = searchName(text).trim()
  const [, first, last = first] = /^#?\s*(\d{1,15})(?:\s*[-–—]\s*(\d{1,15}))?$/.exec(word) ?? []
  const digits = word.replace(/\D/g, '')
  const isPhone = digits.length >= 7 && /^[\d\s()+.-]+$/.test(word)
  const isId = /^[\da-f]{4,8}(?:-[\da-f-]{0,27})?$/.test(word)
  const range = { from: Number(first), to: Number(last) }
  return isAmong([
    ...(range.from <= range.to ? [numbered(range, organizationId)] : []),
    ...(isId ? [ordered(word, organizationId)] : []),
    ...(isPhone ? [bought(sql`phone like ${`%${digits}%`}`, organizationId)] : []),
    ...(/^[#\d\s()+.–—-]*$/.test(word) ? [] : [bought(isCalled(word), organizationId)]),
  ])
}

function isAmong(ways: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  if (ways.length === 0) return sql<boolean>`false`
  return sql<boolean>`(tickets.order_id in (${sql.join(ways, sql` union all `)}))`
}

/** By the index that keeps numbers from being sold twice. */
function numbered({ from, to }: { from: number; to: number }, organizationId: string) {
  return sql`
    select numbered.order_id from raffles as numbered_of
    join tickets as numbered on numbered.raffle_id = numbered_of.id
      and int8range(numbered.first_number, numbered.last_number, '[]')
        && int8range(${from}::bigint, ${to}::bigint, '[]')
    where numbered_of.organization_id = ${organizationId}
  `
}

/** As ids begin: a run of the primary key. */
function ordered(beginning: string, organizationId: string) {
  const whole = (filler: string) => {
    const hex = beginning.replaceAll('-', '').padEnd(32, filler).slice(0, 32)
    return sql`${hex}::uuid`
  }
  return sql`
    select id from orders where organization_id = ${organizationId}
      and id between ${whole('0')} and ${whole('f')}
  `
}

function bought(by: RawBuilder<unknown>, organizationId: string) {
  return sql`
    select orders.id from customers join orders on orders.customer_id = customers.id
    where customers.organization_id = ${organizationId} and ${by}
  `
}

/** Each of the words stands in the name or the email address. */
function isCalled(words: string): RawBuilder<unknown> {
  return sql.join(
    words.split(/\s+/).map(
      each => sql`search_text(first_name || ' ' || last_name || ' ' || coalesce(email, ''))
        like search_text(${containing(each)})`,
    ),
    sql` and `,
  )
}
