import { type Kysely, sql } from 'kysely'

/** Raffles with their packages, and the customers who buy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table raffles (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations,
      parent_id uuid references raffles,
      name text not null,
      category text not null check (category in ('50/50', 'Raffle', 'Sweepstakes', 'Promo Raffle')),
      status text not null
        check (status in ('draft', 'pending', 'active', 'inactive', 'ended', 'closed')),
      license_number text,
      start_at timestamptz(3),
      end_at timestamptz(3),
      draw_at timestamptz(3),
      time_zone text not null,
      province text not null,
      frequency text not null
        check (frequency in ('one-off', 'weekly', 'bi-weekly', 'monthly', 'quarterly', 'multiple')),
      draw_type text not null check (draw_type in ('rng', 'barrel')),
      starting_ticket_number bigint not null default 1 check (starting_ticket_number >= 0),
      ticket_limit bigint check (ticket_limit > 0),
      starting_pot_cents bigint not null default 0 check (starting_pot_cents >= 0),
      minimum_jackpot_display_cents bigint not null default 0
        check (minimum_jackpot_display_cents >= 0),
      jackpot_percent integer check (jackpot_percent between 1 and 100),
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      check (end_at >= start_at),
      check (draw_at >= end_at)
    );
    create index raffles_by_name on raffles (organization_id, name, id);
    create index raffles_by_start on raffles
      (organization_id, coalesce(start_at, 'infinity'::timestamptz), id);
    create index raffles_by_end on raffles
      (organization_id, coalesce(end_at, 'infinity'::timestamptz), id);
    create index raffles_by_draw on raffles
      (organization_id, coalesce(draw_at, 'infinity'::timestamptz), id);
    create index raffles_by_status on raffles (organization_id, status, id);

    create table packages (
      id uuid primary key default gen_random_uuid(),
      raffle_id uuid not null references raffles,
      ticket_count integer not null check (ticket_count > 0),
      price_cents bigint not null check (price_cents >= 0),
      -- How many packs the licence allows of this series; null is no limit of its own.
      inventory integer check (inventory >= 0),
      position integer not null,
      unique (raffle_id, position),
      unique (raffle_id, ticket_count, price_cents)
    );

    create table customers (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations,
      first_name text not null,
      last_name text not null,
      email text,
      phone text,
      address text,
      city text,
      province text,
      postal_code text,
      locale text not null check (locale in ('en', 'fr')),
      consent boolean not null default false,
      created_at timestamptz(3) not null default now()
    );
    create index customers_by_name on customers (organization_id, last_name, first_name, id);
    create index customers_by_email on customers (organization_id, email);
    create index customers_by_phone on customers (organization_id, phone);
  `.execute(db)
}
