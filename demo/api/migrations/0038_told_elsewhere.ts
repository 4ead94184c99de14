import { type Kysely, sql } from 'kysely'

/** By which an erasure finds somebody in what was done with others, however long the log and the post are by then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index activity_with_words on activity (organization_id, sequence)
      where comment is not null or after ->> 'search' is not null
        or subject_type = 'order' and coalesce(before ->> 'name', after ->> 'name') is not null;
    create index activity_by_address on activity
      using gin ((array[lower(before ->> 'email'), lower(after ->> 'email')]))
      where coalesce(before ->> 'email', after ->> 'email') is not null;
    create index emails_by_recipient on emails (organization_id, lower(recipient));
  `.execute(db)
}
