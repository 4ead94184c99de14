import { type Kysely, sql } from 'kysely'

/** Which orders one action on many left out when somebody looked at it, and why: the file of what became of each says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bulk_left_out (
      bulk_id uuid not null references bulks on delete cascade,
      number integer not null check (number > 0),
      -- What was asked for: it may be no order, or another organization's.
      order_id uuid not null,
      reason text not null,
      primary key (bulk_id, number)
    );
    create index bulk_left_out_orders on bulk_left_out (order_id);
  `.execute(db)
}
