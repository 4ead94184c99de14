import { type Kysely, sql } from 'kysely'

/** Orders being paid for hold their packs: each sale counts them, and finds the few by this index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index orders_pending on orders (raffle_id, package_id) where status = 'PENDING'
  `.execute(db)
}
