import { sql, type Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { coveredText } from './covered-text.ts'

/** Where staff write about an order what stays with it: its ledger, what was done to many at once, what it was bought with. */
const places = [
  { table: 'order_changes', column: 'comment', of: sql`order_id in (select id from theirs)` },
  { table: 'refunds', column: 'comment', of: sql`order_id in (select id from theirs)` },
  { table: 'ticket_voids', column: 'comment', of: sql`order_id in (select id from theirs)` },
  {
    table: 'ticket_void_ends',
    column: 'comment',
    of: sql`void_id in (select id from ticket_voids where order_id in (select id from theirs))`,
  },
  {
    table: 'bulks',
    column: 'comment',
    of: sql`id in (select bulk_id from bulk_rows where order_id in (select id from theirs))`,
  },
  {
    table: 'order_groups',
    column: 'name',
    of: sql`id in (select group_id from orders where id in (select id from theirs))`,
  },
] as const

/** The reasons of voids and refunds stay, as a regulator asks for them: what in them tells who the customer was goes. */
export async function coverComments(
  transaction: Transaction<Database>,
  customerId: string,
  names: readonly string[],
): Promise<void> {
  await sql`select set_config('raffle_desk.covers_comments', 'yes', true)`.execute(transaction)
  for (const { table, column, of } of places) {
    const { rows } = await sql<{ text: string }>`
      with theirs as (select id from orders where customer_id = ${customerId})
      select distinct ${sql.ref(column)} as text from ${sql.table(table)}
      where ${sql.ref(column)} is not null and ${of}
    `.execute(transaction)
    for (const { text } of rows) {
      const covered = coveredText(text, names)
      if (covered !== text)
        await sql`
          with theirs as (select id from orders where customer_id = ${customerId})
          update ${sql.table(table)} set ${sql.ref(column)} = ${covered}
          where ${sql.ref(column)} = ${text} and ${of}
        `.execute(transaction)
    }
  }
  await sql`select set_config('raffle_desk.covers_comments', '', true)`.execute(transaction)
}
