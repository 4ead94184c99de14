import { type Kysely, sql } from 'kysely'

/** How often the batch of a run failed, one time after the other: from some on people are told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table retention_runs add column failures integer not null default 0;
  `.execute(db)
}
