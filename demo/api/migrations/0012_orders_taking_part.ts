import { type Kysely, sql } from 'kysely'

/** How many tickets take part in a draw is asked for while people wait: what is subtracted is found by index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index orders_sold_by_raffle on orders (raffle_id, created_at) include (package_id)
      where status = 'ACTIVE';
    create index orders_by_cheque on orders (raffle_id, created_at) include (package_id, id)
      where status = 'ACTIVE' and type = 'cheque';
  `.execute(db)
}
