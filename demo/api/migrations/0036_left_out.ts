import { type Kysely, sql } from 'kysely'

/** How many orders one action on many left out when somebody looked at it: its finished job says so, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bulks add left_out_count integer not null default 0`.execute(db)
}
