/** Tickets by a number, an order or a buyer: each way by an index of its own. */
import { type RawBuilder, sql } from 'kysely'
import { searchName } from '../../../src/core/format/search-name.ts'
import { containing } from '../organizations/containing.ts'

/** More than any raffle has. */
const lastNumber = 999_999_999_999_999

/** A run of numbers that is read by its own index; longer ones are met soon enough in any order. */
const mostByNumber = 5_000

interface Range {
  from?: number | undefined
  to?: number | undefined
}

/** Those that have a number of the run. */
export function numbersWithin(
  { from = 0, to = lastNumber }: Range,
  organizationId: string,
): RawBuilder<boolean> {
  if (to < from) return sql<boolean>`false`
  const run = (tickets: RawBuilder<unknown>) => sql<boolean>`
    int8range(${tickets}.first_number, ${tickets}.last_number, '[]')
      && int8range(${from}::bigint, ${to}::bigint, '[]')
  `
  if (to - from > mostByNumber) return sql<boolean>`(${run(sql`tickets`)})`
  return sql<boolean>`(tickets.order_id in (
    select numbered.order_id from raffles as numbered_of
    join tickets as numbered on numbered.raffle_id = numbered_of.id and ${run(sql`numbered`)}
    where numbered_of.organization_id = ${organizationId}
  ))`
}

/** "104", "#104", "104–120", "4f09c2" or whole, words of a name or an email address, a phone number. */
export function soughtTickets(text: string, organizationId: string): RawBuilder<boolean> {
  const word = searchName(text).trim()
  const [, first, last = first] = /^#?\s*(\d{1,15})(?:\s*[-–—]\s*(\d{1,15}))?$/.exec(word) ?? []
  const digits = word.replace(/\D/g, '')
  const ways = [
    first !== undefined && numbersWithin({ from: Number(first), to: Number(last) }, organizationId),
    /^[\da-f]{4,8}(?:-[\da-f-]{0,27})?$/.test(word) && hasId(word, organizationId),
    digits.length >= 7 &&
      /^[\d\s()+.-]+$/.test(word) &&
      bought(sql`phone like ${`%${digits}%`}`, organizationId),
    hasMoreThanNumbers(word) &&
      bought(
        sql.join(
          word.split(/\s+/).map(
            each => sql`search_text(first_name || ' ' || last_name || ' ' || coalesce(email, ''))
              like search_text(${containing(each)})`,
          ),
          sql` and `,
        ),
        organizationId,
      ),
  ].filter(way => typeof way === 'object')
  return ways.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(ways, sql` or `)})`
}

/** An address may begin with a digit. */
function hasMoreThanNumbers(word: string): boolean {
  return /[^\d\s#()+.–—-]/.test(word)
}

/** As ids begin: a run of the primary key. */
function hasId(beginning: string, organizationId: string): RawBuilder<boolean> {
  const whole = (filler: string) => {
    const hex = beginning.replaceAll('-', '').padEnd(32, filler).slice(0, 32)
    return sql`${hex}::uuid`
  }
  return sql<boolean>`(tickets.order_id in (
    select id from orders where organization_id = ${organizationId}
      and id between ${whole('0')} and ${whole('f')}
  ))`
}

function bought(by: RawBuilder<unknown>, organizationId: string): RawBuilder<boolean> {
  return sql<boolean>`(tickets.order_id in (
    select orders.id from customers join orders on orders.customer_id = customers.id
    where customers.organization_id = ${organizationId} and ${by}
  ))`
}
