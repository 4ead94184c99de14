/** What of an order stands, from the ledger's own rows, for queries over `orders`: what is kept beside them isn't read. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../demo/api/database/schema.ts'

export const voidTickets = sql<number>`(
  select coalesce(sum(voids.last_number - voids.first_number + 1), 0) from ticket_voids as voids
  where voids.order_id = orders.id
    and not exists (select from ticket_void_ends where void_id = voids.id)
)`

export const standingCents = sql<number>`(
  orders.amount_cents - (
    select coalesce(sum(voids.cents - coalesce(ends.cents, 0)), 0) from ticket_voids as voids
    left join ticket_void_ends as ends on ends.void_id = voids.id
    where voids.order_id = orders.id
  )
)`

/** Quarters of an hour and days whose kept sales aren't those of the orders themselves. */
export async function wrongSales(db: Kysely<Database>): Promise<unknown[]> {
  const { rows } = await sql`
    with sold as (
      select raffle_id, date_bin('15 minutes', created_at, timestamptz '2000-01-01 00:00Z') as quarter,
        sum(${standingCents}) as cents
      from orders where status = 'ACTIVE' group by 1, 2
    ), by_day as (
      select raffle_id, (quarter at time zone 'UTC')::date as day, sum(cents) as cents from sold group by 1, 2
    )
    select raffle_id, quarter::text from sold full join sales_quarters as kept using (raffle_id, quarter)
    where coalesce(sold.cents, 0) <> coalesce(kept.cents, 0)
    union all
    select raffle_id, day::text from by_day full join sales_days as kept using (raffle_id, day)
    where coalesce(by_day.cents, 0) <> coalesce(kept.cents, 0)
  `.execute(db)
  return rows
}
