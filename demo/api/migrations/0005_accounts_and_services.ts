import { type Kysely, sql } from 'kysely'

/** Accounts at the payment provider, the outbox, safe repeats, recordings, and set flags. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table accounts (
      id text primary key,
      organization_id uuid not null unique references organizations,
      provider text not null check (provider in ('stripe')),
      future_requirements jsonb not null,
      created_at timestamptz(3) not null default now()
    );

    create table emails (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid references organizations,
      recipient text not null,
      subject text not null,
      text_body text not null,
      html_body text,
      locale text not null check (locale in ('en', 'fr')),
      sent_at timestamptz(3) not null default now()
    );
    create index emails_by_time on emails (sent_at desc, id desc);

    -- The answer to a writing POST, given again when the same call is repeated.
    create table idempotency_keys (
      user_id uuid not null references users,
      key text not null,
      request_digest bytea not null,
      status integer not null,
      answer jsonb not null,
      created_at timestamptz(3) not null default now(),
      primary key (user_id, key)
    );
    create index idempotency_keys_by_time on idempotency_keys (created_at);

    create table recordings (
      id bigint generated always as identity primary key,
      session_id uuid not null references sessions,
      user_id uuid not null references users,
      organization_id uuid not null references organizations,
      events jsonb not null,
      recorded_at timestamptz(3) not null default now()
    );
    create index recordings_by_session on recordings (session_id, id);

    -- Flags set away from their default: for all, or for those with one trait. The newest row wins.
    create table flag_overrides (
      id bigint generated always as identity primary key,
      flag text not null,
      trait_key text,
      trait_value text,
      enabled boolean not null,
      created_at timestamptz(3) not null default now(),
      check ((trait_key is null) = (trait_value is null))
    );
    create index flag_overrides_by_flag on flag_overrides (flag, id);
  `.execute(db)
}
