import { type Kysely, sql } from 'kysely'

/** The number of a donation's receipt is recorded by staff: over nobody else's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table donations
      add column version integer not null default 1,
      add column changed_at timestamptz(3),
      add column changed_by uuid references users;
    create index donations_by_changer on donations (changed_by) where changed_by is not null;
  `.execute(db)
}
