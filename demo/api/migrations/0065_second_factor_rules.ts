import { type Kysely, sql } from 'kysely'

/** Of which roles an organization asks a second factor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_factor_rules (
      organization_id uuid primary key references organizations on delete cascade,
      roles text[] not null,
      version integer not null,
      changed_at timestamptz(3) not null,
      changed_by uuid references users
    );
  `.execute(db)
}
