import { type Kysely, sql } from 'kysely'

/**
 * What becomes of an email: it is staged with what it is about, in one transaction, and handed to a mail server
 * afterwards. `sent_at` is when it was staged. What was there before was the stand-in's, and counts as sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table emails
      add column state text not null default 'sent'
        check (state in ('waiting', 'sent', 'refused', 'given-up')),
      add column tries integer not null default 0,
      -- Not before: while it is being handed over, somebody holds it until then.
      add column try_at timestamptz(3),
      -- What the mail server said last, where it didn't take it.
      add column answer text,
      add column settled_at timestamptz(3);
    alter table emails alter column state set default 'waiting';
    create index emails_waiting on emails ((coalesce(try_at, sent_at))) where state = 'waiting';
  `.execute(db)
}
