import { type Kysely, sql } from 'kysely'

/** When an embedding key was used last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table embed_keys add column last_used_at timestamptz(3);
    update embed_keys set last_used_at = used.at from (
      select embed_key_id, max(created_at) as at from sessions group by embed_key_id
    ) as used where used.embed_key_id = embed_keys.id;
  `.execute(db)
}
