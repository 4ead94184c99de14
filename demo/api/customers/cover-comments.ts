import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { type Alone, coveredFor } from './alone.ts'
import { coveredText } from './covered-text.ts'
import { type Known, type KnownPeople, readBeside } from './known.ts'

/** Whose a text is: by its order, its customer, or its draw. Each is a list of ids that `in` takes. */
interface Whose {
  orders: RawBuilder<unknown>
  customers: RawBuilder<unknown>
  /** Nobody's own. */
  draws: RawBuilder<unknown>
}

interface Place {
  table: string
  column: string
  of: (whose: Whose) => RawBuilder<boolean>
}

const ofOrder: Place['of'] = ({ orders }) => sql`order_id in ${orders}`
const ofEntry: Place['of'] = ({ orders }) =>
  sql`id in (select entry_id from orders where id in ${orders})`
const ofCustomer: Place['of'] = ({ customers }) => sql`customer_id in ${customers}`
const ofDraw: Place['of'] = ({ draws }) => sql`draw_id in ${draws}`
const noDraws = sql`(select id from draws where false)`

/** Where staff write what stays: in the ledger, of many orders at once, of a group, a purchase or a draw, of how a ticket won, in notes. */
const places: readonly Place[] = [
  { table: 'order_changes', column: 'comment', of: ofOrder },
  { table: 'refunds', column: 'comment', of: ofOrder },
  { table: 'ticket_voids', column: 'comment', of: ofOrder },
  {
    table: 'ticket_void_ends',
    column: 'comment',
    of: ({ orders }) => sql`void_id in (select id from ticket_voids where order_id in ${orders})`,
  },
  {
    table: 'bulks',
    column: 'comment',
    of: ({ orders }) => sql`id in (select bulk_id from bulk_rows where order_id in ${orders})`,
  },
  {
    table: 'order_groups',
    column: 'name',
    of: ({ orders }) => sql`id in (select group_id from orders where id in ${orders})`,
  },
  { table: 'winners', column: 'note', of: ofOrder },
  {
    table: 'winner_contacts',
    column: 'note',
    of: ({ orders }) => sql`winner_id in (select id from winners where order_id in ${orders})`,
  },
  { table: 'order_entries', column: 'second_name', of: ofEntry },
  { table: 'order_entries', column: 'shipping', of: ofEntry },
  { table: 'subscriptions', column: 'cancel_reason', of: ofCustomer },
  { table: 'order_notes', column: 'text', of: ofOrder },
  { table: 'customer_notes', column: 'text', of: ofCustomer },
  { table: 'draw_locks', column: 'reopen_reason', of: ofDraw },
  { table: 'draw_entropies', column: 'redraw_reason', of: ofDraw },
  { table: 'stub_prints', column: 'reason', of: ofDraw },
]

/** Texts that told of somebody. */
export interface Covered {
  /** Of their own orders: they stand with the orders beside these, too. */
  own: string[]
  /** Of others. */
  elsewhere: string[]
  /** Those orders. */
  beside: string[]
}

/**
 * The reasons of voids and refunds stay, as a regulator asks for them: what in them tells who a customer was goes. What
 * was said of many orders at once stands with each of them, so it goes there too. Of what was said of other orders and
 * customers, what tells of these alone goes.
 */
export async function coverComments(
  transaction: Transaction<Database>,
  known: KnownPeople,
  alone: Alone,
): Promise<Covered> {
  const { people, organizationId } = known
  const ids = people.map(each => each.customerId)
  const ofHouse = {
    orders: sql`(select id from orders where organization_id = ${organizationId})`,
    customers: sql`(select id from customers where organization_id = ${organizationId})`,
    draws: sql`(select draws.id from draws join raffles on raffles.id = raffle_id
      where organization_id = ${organizationId})`,
  }
  await sql`select set_config('raffle_desk.covers_comments', 'yes', true)`.execute(transaction)
  const own = await readOwn(transaction, people)
  const told = [...own.keys()].filter(text => own.get(text) !== text)
  const beside = told.length > 0 ? await readBeside(transaction, ids) : []
  const withThem = {
    orders: sql`(select unnest(${beside}::uuid[]))`,
    customers: sql`(select unnest(${ids}::uuid[]))`,
    draws: noDraws,
  }
  await coverTexts(transaction, told, withThem, text => own.get(text) ?? text)
  const cover = coveredFor(alone)
  const others = new Set<string>()
  for (const { table, column, of } of places) {
    const { rows } = await sql<{ text: string }>`
      select distinct ${sql.ref(column)} as text from ${sql.table(table)}
      where ${sql.ref(column)} <> '' and ${of(ofHouse)}
    `.execute(transaction)
    for (const { text } of rows) if (cover(text) !== text) others.add(text)
  }
  await coverTexts(transaction, [...others], ofHouse, cover)
  await sql`select set_config('raffle_desk.covers_comments', '', true)`.execute(transaction)
  return { own: told, elsewhere: [...others], beside }
}

/** What was said of their own orders, and what of it stays: several of them may stand in one text. */
async function readOwn(
  transaction: Transaction<Database>,
  people: readonly Known[],
): Promise<Map<string, string>> {
  const theirs = {
    orders: sql`(select id from orders where customer_id = own.customer_id)`,
    customers: sql`(select own.customer_id)`,
    draws: noDraws,
  }
  const of = new Map(people.map(each => [each.customerId, each]))
  const texts = new Map<string, Set<Known>>()
  const add = (text: string, person: Known | undefined) => {
    if (person) texts.set(text, (texts.get(text) ?? new Set()).add(person))
  }
  for (const person of people) for (const text of person.said) add(text, person)
  for (const place of places) {
    const { rows } = await sql<{ customerId: string; text: string }>`
      select customer_id, text from unnest(${[...of.keys()]}::uuid[]) as own(customer_id), lateral (
        select distinct ${sql.ref(place.column)} as text from ${sql.table(place.table)}
        where ${sql.ref(place.column)} <> '' and ${place.of(theirs)}
      ) as said
    `.execute(transaction)
    for (const { customerId, text } of rows) add(text, of.get(customerId))
  }
  return new Map(
    [...texts].map(([text, owners]) => {
      const names = [...owners].flatMap(each => each.names)
      const streets = [...owners].flatMap(each => each.streets)
      return [text, coveredText(text, { names, streets })]
    }),
  )
}

/** Covers these texts wherever they stand with these orders and customers. */
async function coverTexts(
  transaction: Transaction<Database>,
  texts: readonly string[],
  whose: Whose,
  cover: (text: string) => string,
): Promise<void> {
  if (texts.length === 0) return
  for (const { table, column, of } of places)
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = told.covered
      from unnest(${[...texts]}::text[], ${texts.map(cover)}::text[]) as told(said, covered)
      where ${sql.ref(column)} = told.said and ${of(whose)}
    `.execute(transaction)
}
