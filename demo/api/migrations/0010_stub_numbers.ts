import { type Kysely, sql } from 'kysely'

/** Which tickets a print was of: a run has gaps, and a ticket that takes part later isn't on paper because of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stub_prints add column numbers int8multirange;
    update stub_prints set numbers = int8multirange(int8range(first_number, last_number, '[]'));
    alter table stub_prints alter column numbers set not null;
  `.execute(db)
}
