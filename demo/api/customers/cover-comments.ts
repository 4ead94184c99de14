import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { coveredText } from './covered-text.ts'
import type { Known } from './known.ts'

interface Place {
  table: string
  column: string
  /** Its rows among these orders. */
  of: (orders: RawBuilder<unknown>) => RawBuilder<boolean>
}

const ofOrder: Place['of'] = orders => sql`order_id in ${orders}`

/** Where staff write about an order what stays with it: its ledger, what was done to many at once, what it was bought with, how its ticket won. */
const places: readonly Place[] = [
  { table: 'order_changes', column: 'comment', of: ofOrder },
  { table: 'refunds', column: 'comment', of: ofOrder },
  { table: 'ticket_voids', column: 'comment', of: ofOrder },
  {
    table: 'ticket_void_ends',
    column: 'comment',
    of: orders => sql`void_id in (select id from ticket_voids where order_id in ${orders})`,
  },
  {
    table: 'bulks',
    column: 'comment',
    of: orders => sql`id in (select bulk_id from bulk_rows where order_id in ${orders})`,
  },
  {
    table: 'order_groups',
    column: 'name',
    of: orders => sql`id in (select group_id from orders where id in ${orders})`,
  },
  { table: 'winners', column: 'reason', of: ofOrder },
  { table: 'winners', column: 'note', of: ofOrder },
]

/**
 * The reasons of voids and refunds stay, as a regulator asks for them: what in them tells who the customer was goes. What
 * was said of many orders at once stands with each of them, so it goes wherever the same words stand; so does what another
 * order says of an address or a number of theirs.
 *
 * @returns the texts that told of them
 */
export async function coverComments(
  transaction: Transaction<Database>,
  known: Known,
): Promise<string[]> {
  const { customerId, organizationId, reachedBy } = known
  const written = new Set(known.said)
  const theirs = sql`(select id from orders where customer_id = ${customerId})`
  const ofHouse = sql`(select id from orders where organization_id = ${organizationId})`
  for (const { table, column, of } of places) {
    const { rows } = await sql<{ text: string | null }>`
      select distinct ${sql.ref(column)} as text from ${sql.table(table)}
      where ${of(theirs)} or ${of(ofHouse)} and exists (
        select from unnest(${reachedBy}::text[]) as own
        where position(lower(own) in lower(${sql.ref(column)})) > 0
      )
    `.execute(transaction)
    for (const { text } of rows) if (text) written.add(text)
  }
  const telling = [...written].filter(text => coveredText(text, known) !== text)
  if (telling.length === 0) return []
  await sql`select set_config('raffle_desk.covers_comments', 'yes', true)`.execute(transaction)
  const covered = telling.map(text => coveredText(text, known))
  for (const { table, column, of } of places)
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = told.covered
      from unnest(${telling}::text[], ${covered}::text[]) as told(text, covered)
      where ${sql.ref(column)} = told.text and ${of(ofHouse)}
    `.execute(transaction)
  await sql`select set_config('raffle_desk.covers_comments', '', true)`.execute(transaction)
  return telling
}
