import { sql, type Transaction } from 'kysely'
import type { NewOrder } from '../../../src/core/orders/order.ts'
import { numberOf } from '../database/queues.ts'
import type { Database } from '../database/schema.ts'
import { contactOf, holdBuyer } from './customer.ts'

/**
 * Holds all that the orders of many buyers write beside their raffle, whoever else writes it: in one order, before the
 * first of them is entered, so that nobody waits for each other. The raffle is held before.
 */
export async function holdBuyers(
  transaction: Transaction<Database>,
  organizationId: string,
  buyers: readonly NewOrder['customer'][],
): Promise<void> {
  await holdBuyer(transaction, organizationId, ...buyers.map(contactOf))
  const names = sql`unnest(${buyers.map(each => `${each.firstName} ${each.lastName}`)}::text[]) as name`
  // Words that the finder learns from new buyers.
  await sql`
    select pg_advisory_xact_lock(number, ${numberOf('buyersHeld')}) from (
      select distinct hashtext(word) as number
      from ${names}, unnest(name_words(name)) as word
      where not exists (select from name_vocabulary as known where known.word = word.word)
      order by number
    ) as locks
  `.execute(transaction)
  // What is counted of customers of these names: of those who are found again, and of who is marked as one of two.
  await sql`
    select hold_figures(array(
      select coalesce(merged_into, id) from customers where organization_id = ${organizationId}
        and bare_name(first_name || ' ' || last_name) = any(array(select bare_name(name) from ${names}))
    ))
  `.execute(transaction)
}
