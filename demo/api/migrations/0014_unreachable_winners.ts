import { type Kysely, sql } from 'kysely'

/** Staff can say that a winner can't be reached: from then on nobody waits for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table winner_contacts add column unreachable boolean not null default false;
    alter table winner_contacts add constraint reached_or_not check (not (reached and unreachable));
  `.execute(db)
}
