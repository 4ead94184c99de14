import { type Kysely, sql } from 'kysely'

/** Files whose orders were imported, part by part: none of them a second time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_imports (
      raffle_id uuid not null references raffles on delete cascade,
      file_hash bytea not null,
      part integer not null,
      imported_by uuid not null references users,
      imported_at timestamptz(3) not null,
      primary key (raffle_id, file_hash, part)
    );
  `.execute(db)
}
