import { type Kysely, sql } from 'kysely'

/** What an organization keeps at least (`leastMonths`, core/retention), whoever writes it: what a night removes is gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organizations
      add constraint organizations_keeps_buyers_least check (keeps_buyers >= 36),
      add constraint organizations_keeps_emails_least check (keeps_emails >= 6),
      add constraint organizations_keeps_recordings_least check (keeps_recordings >= 1);
  `.execute(db)
}
