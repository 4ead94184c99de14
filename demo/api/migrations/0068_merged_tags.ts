import { type Kysely, sql } from 'kysely'

/** Which tag took the place of one that went. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table merged_tags (
      id uuid primary key,
      kept_id uuid not null references tags on delete cascade
    );
    create index merged_tags_by_kept on merged_tags (kept_id);
  `.execute(db)
}
