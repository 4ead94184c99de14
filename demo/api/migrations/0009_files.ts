import { type Kysely, sql } from 'kysely'

/** What the stand-in for a file store keeps, and what lists read of a raffle without unpacking its texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table files (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations,
      -- The raffle it was uploaded for; a licence comes before its raffle.
      raffle_id uuid references raffles on delete set null,
      purpose text not null check (purpose in ('organization', 'raffle', 'license')),
      name text not null,
      content_type text not null,
      size integer not null check (size > 0),
      -- SHA-256 of the token in the address that takes the PUT: good once, for minutes.
      upload_hash bytea unique,
      upload_until timestamptz(3),
      stored_at timestamptz(3),
      content bytea,
      created_at timestamptz(3) not null,
      created_by uuid references users,
      check ((stored_at is null) = (content is null))
    );
    create index files_by_organization on files (organization_id);
    create index files_by_raffle on files (raffle_id);
    create index files_awaited on files (upload_until) where stored_at is null;

    alter table raffles
      add column is_home_lottery boolean not null
        generated always as (coalesce((details->>'isHomeLottery')::boolean, false)) stored,
      add column shown boolean not null
        generated always as (coalesce((details->>'show')::boolean, true)) stored,
      add column has_rules boolean not null
        generated always as (coalesce(details->>'rules', '') <> '') stored,
      add column has_draw_location boolean not null
        generated always as (coalesce(details->>'drawLocation', '') <> '') stored,
      add column custom_jackpot boolean not null
        generated always as (coalesce((settings->>'customJackpotEnabled')::boolean, false)) stored,
      add column online_sales_disabled boolean not null
        generated always as (coalesce((settings->>'disableOnlineSales')::boolean, false)) stored;
  `.execute(db)
}
