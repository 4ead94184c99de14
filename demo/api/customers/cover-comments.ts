import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { type Alone, mayTell } from './alone.ts'
import { coveredElsewhere, coveredText } from './covered-text.ts'
import type { Known } from './known.ts'

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
}

/**
 * The reasons of voids and refunds stay, as a regulator asks for them: what in them tells who the customer was goes. What
 * was said of many orders at once stands with each of them, so it goes there too. Of what was said of other orders and
 * customers, what tells of this one alone goes.
 */
export async function coverComments(
  transaction: Transaction<Database>,
  known: Known,
  alone: Alone,
): Promise<Covered> {
  const { customerId, organizationId, beside } = known
  const customers = sql`(${customerId}::uuid)`
  const theirs = {
    orders: sql`(select id from orders where customer_id in ${customers})`,
    customers,
    draws: noDraws,
  }
  const withThem = {
    orders: sql`(select unnest(${beside}::uuid[]))`,
    customers,
    draws: noDraws,
  }
  const ofHouse = {
    orders: sql`(select id from orders where organization_id = ${organizationId})`,
    customers: sql`(select id from customers where organization_id = ${organizationId})`,
    draws: sql`(select draws.id from draws join raffles on raffles.id = raffle_id
      where organization_id = ${organizationId})`,
  }
  await sql`select set_config('raffle_desk.covers_comments', 'yes', true)`.execute(transaction)
  const own = new Set(known.said)
  for (const place of places)
    for (const text of await readTexts(transaction, place, place.of(theirs))) own.add(text)
  const coveredOwn = await coverTexts(transaction, own, withThem, text => coveredText(text, known))
  const others = new Set<string>()
  for (const place of places) {
    const isOther = sql<boolean>`${place.of(ofHouse)} and ${mayTell(alone, sql.ref(place.column))}`
    for (const text of await readTexts(transaction, place, isOther)) others.add(text)
  }
  const elsewhere = await coverTexts(transaction, others, ofHouse, text =>
    coveredElsewhere(text, alone),
  )
  await sql`select set_config('raffle_desk.covers_comments', '', true)`.execute(transaction)
  return { own: coveredOwn, elsewhere }
}

async function readTexts(
  transaction: Transaction<Database>,
  { table, column }: Place,
  isOne: RawBuilder<boolean>,
): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select distinct ${sql.ref(column)} as text from ${sql.table(table)}
    where ${sql.ref(column)} <> '' and ${isOne}
  `.execute(transaction)
  return rows.map(({ text }) => text)
}

/** Covers these texts wherever they stand with these orders and customers. @returns those that told of somebody */
async function coverTexts(
  transaction: Transaction<Database>,
  texts: ReadonlySet<string>,
  whose: Whose,
  cover: (text: string) => string,
): Promise<string[]> {
  const telling = [...texts].filter(text => cover(text) !== text)
  if (telling.length === 0) return []
  for (const { table, column, of } of places)
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = told.covered
      from unnest(${telling}::text[], ${telling.map(cover)}::text[]) as told(said, covered)
      where ${sql.ref(column)} = told.said and ${of(whose)}
    `.execute(transaction)
  return telling
}
