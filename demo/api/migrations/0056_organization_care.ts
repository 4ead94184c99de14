import { type Kysely, sql } from 'kysely'

/** An organization that is changed, suspended and removed by those who run the product; its log and its money stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organizations
      add version integer not null default 1,
      add changed_at timestamptz(3),
      add changed_by uuid references users,
      add suspended_at timestamptz(3),
      add suspended_reason text,
      add removed_at timestamptz(3),
      add check (suspended_at is not null or suspended_reason is null)
  `.execute(db)
}
