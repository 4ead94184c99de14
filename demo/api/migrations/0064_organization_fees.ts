import { type Kysely, sql } from 'kysely'

/** What an organization's new raffles begin with; what isn't there is the product's usual fee. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations add fees jsonb not null default '{}'`.execute(db)
}
