import { type Kysely, sql } from 'kysely'

/** What anybody may ask for without signing in, counted so that nobody asks for too much; and who used a link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- SHA-256 of the key of the call that used a link: its repeat is no second use.
    alter table one_time_links add column used_key bytea;

    create table public_requests (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('reset-password', 'verify-email', 'sign-up')),
      -- SHA-256 of what it was for, and of the network that it came from.
      subject_digest bytea not null,
      network_digest bytea not null,
      requested_at timestamptz(3) not null
    );
    create index public_requests_by_subject on public_requests (kind, subject_digest, requested_at);
    create index public_requests_by_network on public_requests (kind, network_digest, requested_at);
    create index public_requests_by_time on public_requests (requested_at);
  `.execute(db)
}
