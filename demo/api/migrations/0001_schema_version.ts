import { type Kysely, sql } from 'kysely'

/** The table that `migrate` keeps its record in, and `meta` for facts about the database itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table schema_version (
      version integer primary key,
      name text not null,
      applied_at timestamptz(3) not null default now()
    )
  `.execute(db)
  await sql`create table meta (key text primary key, value jsonb not null)`.execute(db)
}
