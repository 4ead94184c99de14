/** What of an order a typed word may be, in SQL: each way by an index of its own. */
import { type RawBuilder, sql } from 'kysely'
import type { FindTerm } from '../../../src/core/orders/find-grammar.ts'
import { wordsIn } from '../../../src/core/orders/name-words.ts'
import { containing } from '../organizations/containing.ts'
import type { MeantWords } from './find-words.ts'

/** Over `orders` and `customers`. */
export interface Way {
  where: RawBuilder<boolean>
  /** The more, the likelier it was meant. */
  rank: RawBuilder<number>
}

export interface Meanings {
  words: ReadonlyMap<string, MeantWords>
  raffles: readonly { id: string; name: string }[]
  organizationId: string
  /** Addresses that a typed one is but for a slip; looked for where nothing is what was typed. */
  emails?: ReadonlyMap<string, readonly string[]> | undefined
}

/** Further than what was typed: slips of the keyboard, and parts of addresses. Asked where nothing is just that. */
export type Reach = 'near' | 'far'

const ranks = {
  whole: 8,
  former: 7,
  ticket: 6,
  card: 5,
  name: 4,
  begun: 3,
  part: 2,
  similar: 1,
  raffle: 1,
}
const rank = (of: keyof typeof ranks) => sql<number>`${sql.lit(ranks[of])}`

export function waysOf(term: FindTerm, meanings: Meanings, reach: Reach): Way[] {
  switch (term.kind) {
    case 'email':
      return reach === 'near' && /@.+\../.test(term.text)
        ? byWholeEmail(term.text, meanings)
        : [inAddress(term.text), ...byEmails(meanings.emails?.get(term.text))]
    case 'card':
      return [byCard(term)]
    case 'reference':
      return [{ where: sql`orders.entry_id in (${entriesCalled(term.text)})`, rank: rank('whole') }]
    case 'phone':
      return byPhone(term.text, meanings)
    case 'number':
      return byNumber(term.text, meanings)
    case 'word':
      return byWord(term.text, meanings, reach)
  }
}

function byEmails(emails: readonly string[] = []): Way[] {
  if (emails.length === 0) return []
  const where = sql<boolean>`customers.email = any(${[...emails]}::text[])`
  return [{ where, rank: rank('similar') }]
}

function byNumber(digits: string, meanings: Meanings): Way[] {
  const { organizationId } = meanings
  const ways = digits.length >= 4 ? [...byPhone(digits, meanings), ...byId(digits)] : []
  if (digits.length < 16)
    ways.push({
      where: sql`orders.id in (${ordersOfTicket(digits, organizationId)})`,
      rank: rank('ticket'),
    })
  if (digits.length === 4)
    ways.push({ where: sql`orders.card_ending = ${digits}`, rank: rank('card') })
  return ways
}

/** The purchases whose receipts were called so before they had numbers (`order_reference` of the migrations). */
export function entriesCalled(reference: string): RawBuilder<unknown> {
  return sql`
    select id from order_entries
    where device_id is not null and order_reference(idempotency_key) = ${reference}
  `
}

/** The orders that have a ticket of that number, in whichever raffle. */
export function ordersOfTicket(digits: string, organizationId: string): RawBuilder<unknown> {
  return sql`
    select order_id from tickets
    where raffle_id in (select id from raffles where organization_id = ${organizationId})
      and int8range(first_number, last_number, '[]') @> ${Number(digits)}::bigint
  `
}

function byWord(text: string, meanings: Meanings, reach: Reach): Way[] {
  const { typed = [], similar = [] } = meanings.words.get(text) ?? {}
  const meant = typed.length > 0 && reach === 'near' ? typed : [...typed, ...similar]
  const raffles = rafflesNamed(meanings.raffles, [text])
  const isNoName = /\d/.test(text) || (meant.length === 0 && text.length >= 3)
  return [
    ...byId(text),
    ...(meant.length > 0 ? [byName(text, typed, meant)] : []),
    ...(isNoName ? [inAddress(text)] : []),
    ...(text.length >= 3 && raffles.length > 0
      ? [{ where: sql<boolean>`orders.raffle_id = any(${raffles}::uuid[])`, rank: rank('raffle') }]
      : []),
  ]
}

function byName(text: string, typed: readonly string[], meant: readonly string[]): Way {
  const has = (words: readonly string[]) =>
    sql<boolean>`customers.name_words && ${[...words]}::text[]`
  return {
    where: has(meant),
    rank: sql`case when ${has([text])} then ${rank('name')} when ${has(typed)} then ${rank('begun')}
      else ${rank('similar')} end`,
  }
}

function inAddress(text: string): Way {
  return { where: saysBuyer(text), rank: rank('part') }
}

/** The customer's name or email address has it somewhere, accents aside. */
export function saysBuyer(text: string): RawBuilder<boolean> {
  return sql`search_text(customers.first_name || ' ' || customers.last_name || ' '
    || coalesce(customers.email, '')) like search_text(${containing(text)})`
}

function byWholeEmail(email: string, meanings: Meanings): Way[] {
  const where = sql<boolean>`customers.email = ${email}`
  return [{ where, rank: rank('whole') }, bought(where, meanings)]
}

/** Without its area code. */
const leastOfFormerPhone = 7

function byPhone(digits: string, meanings: Meanings): Way[] {
  const where = sql<boolean>`customers.phone like ${`%${digits}%`}`
  const way = { where, rank: rank(digits.length === 10 ? 'whole' : 'part') }
  return digits.length < leastOfFormerPhone ? [way] : [way, bought(where, meanings)]
}

/** Orders of those whom customers that are so were merged into. */
function bought(where: RawBuilder<boolean>, { organizationId }: Meanings): Way {
  return {
    where: sql`orders.customer_id = any(${formerly(organizationId, where)})`,
    rank: rank('former'),
  }
}

/** Whom the organization's customers that are so were merged into: looked for once, by the indexes of `customers`. */
export function formerly(organizationId: string, where: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`array(
    select merged_into from customers
    where organization_id = ${organizationId} and merged_into is not null and ${where}
  )`
}

function byCard({ text, brand }: FindTerm): Way {
  return {
    where: sql`(orders.card_ending = ${text} and orders.card_brand = ${brand})`,
    rank: rank('card'),
  }
}

function byId(text: string): Way[] {
  const where = idBegunBy(text)
  return where ? [{ where, rank: rank(text.length >= 6 ? 'whole' : 'part') }] : []
}

/** An order's id from its beginning on, at least four of its signs; null for what can't be one. */
export function idBegunBy(text: string): RawBuilder<boolean> | null {
  const signs = text.replaceAll('-', '')
  if (!/^[\da-f]{4,32}$/.test(signs)) return null
  const end = (sign: string) => signs.padEnd(32, sign)
  return sql`orders.id between ${end('0')}::uuid and ${end('f')}::uuid`
}

/** Raffles whose names have all of the words; where none has, those with words that begin so. */
export function rafflesNamed(raffles: Meanings['raffles'], words: readonly string[]): string[] {
  const named = raffles.map(({ id, name }) => ({ id, its: wordsIn(name) }))
  const whole = named.filter(({ its }) => words.every(word => its.includes(word)))
  const begun = ({ its }: { its: string[] }) =>
    words.every(word => its.some(each => each.startsWith(word)))
  return (whole.length > 0 ? whole : named.filter(begun)).map(({ id }) => id)
}
