import { type Kysely, sql } from 'kysely'

/** Attempts to sign in that are under way are no failures; tests of emails, and uploads, are counted by organisation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sign_in_attempts
      add column outcome text check (outcome in ('under-way', 'failed', 'succeeded'));
    update sign_in_attempts set outcome = case when succeeded then 'succeeded' else 'failed' end;
    alter table sign_in_attempts alter column outcome set not null, drop column succeeded;
    drop index sign_in_attempts_by_email;
    create index sign_in_attempts_by_email on sign_in_attempts (email_digest, attempted_at);

    alter table emails add column is_test boolean not null default false;
    create index emails_by_test on emails (organization_id, sent_at) where is_test;

    drop index files_by_organization;
    create index files_by_organization on files (organization_id, created_at);
  `.execute(db)
}
