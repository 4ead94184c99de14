import { type Kysely, sql } from 'kysely'

/**
 * Subscriptions: a package of a series of raffles, charged to a card day by day of a rhythm. Days are the organisation's
 * calendar's. `charging_order_id` is the order that the bank was asked about and hasn't answered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The first raffle of the series that this one goes on from, by copying; null: it begins one.
    alter table raffles add column series_id uuid references raffles on delete set null;
    create index raffles_by_series on raffles (series_id) where series_id is not null;

    create table subscriptions (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations,
      customer_id uuid not null references customers,
      -- The raffle that it stands in, or stood in last.
      raffle_id uuid not null references raffles,
      ticket_count integer not null check (ticket_count > 0),
      price_cents bigint not null check (price_cents > 0),
      cadence text not null check (cadence in ('weekly', 'bi-weekly', 'monthly', 'quarterly')),
      status text not null check (status in ('active', 'failing', 'paused', 'cancelled')),
      started_on date not null,
      next_charge_on date,
      -- When the bank, or a raffle, is looked for again.
      try_on date,
      noticed_for date,
      skipped_on date,
      failures integer not null default 0,
      last_result text check (last_result in ('charged', 'declined', 'no-raffle', 'no-package',
        'sold-out', 'customer-limit', 'too-late')),
      last_result_at timestamptz(3),
      charging_order_id uuid references orders,
      card_brand text check (card_brand in ('AMERICAN_EXPRESS', 'DISCOVER', 'MASTERCARD', 'VISA')),
      card_ending text not null check (card_ending ~ '^[0-9]{4}$'),
      cancelled_at timestamptz(3),
      cancel_reason text,
      version integer not null default 1,
      created_at timestamptz(3) not null,
      changed_at timestamptz(3),
      changed_by uuid references users,
      check ((status = 'cancelled') = (cancelled_at is not null))
    );
    create index subscriptions_by_charge on subscriptions
      (organization_id, (coalesce(next_charge_on, '3000-01-01') - date '2000-01-01'), id);
    create index subscriptions_by_start on subscriptions
      (organization_id, (started_on - date '2000-01-01'), id);
    create index subscriptions_by_customer on subscriptions (customer_id);
    create index subscriptions_to_try on subscriptions (try_on) where try_on is not null;
    create index subscriptions_charging on subscriptions (charging_order_id)
      where charging_order_id is not null;

    alter table emails add column subscription_id uuid references subscriptions;
    create index emails_by_subscription on emails (subscription_id)
      where subscription_id is not null;

    alter table orders add column subscription_id uuid references subscriptions;
    create index orders_by_subscription on orders (subscription_id, created_at desc, id desc)
      where subscription_id is not null;
  `.execute(db)
}
