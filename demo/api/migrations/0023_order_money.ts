import { type Kysely, sql } from 'kysely'

/**
 * Money that goes back to buyers, notes about orders, and the day on which somebody looks at one again. A refund and
 * what became of it are rows of the ledger: neither is ever changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refunds (
      id uuid primary key default gen_random_uuid(),
      order_id uuid not null references orders,
      amount_cents bigint not null check (amount_cents > 0),
      reason text not null check (reason in (
        'duplicate', 'asked-for', 'wrong-order', 'not-eligible', 'raffle-cancelled', 'other')),
      comment text,
      way text not null check (way in ('card', 'by-hand')),
      requested_by uuid references users,
      requested_at timestamptz(3) not null,
      recorded_at timestamptz(3) not null default now()
    );
    create index refunds_by_order on refunds (order_id, requested_at);

    create table refund_outcomes (
      refund_id uuid primary key references refunds,
      state text not null check (state in ('returned', 'refused')),
      failure text check (failure in ('card-closed', 'refused')),
      settled_at timestamptz(3) not null,
      recorded_at timestamptz(3) not null default now(),
      check ((state = 'refused') = (failure is not null))
    );

    create trigger append_only before update or delete on refunds
      for each row execute function refuse_change();
    create trigger append_only before update or delete on refund_outcomes
      for each row execute function refuse_change();

    -- Notes may tell of people, who may be erased: their texts can go.
    create table order_notes (
      id uuid primary key default gen_random_uuid(),
      order_id uuid not null references orders,
      text text not null check (text <> ''),
      written_by uuid references users,
      written_at timestamptz(3) not null
    );
    create index order_notes_by_order on order_notes (order_id, written_at desc);

    alter table orders add column follow_up_on date;
    create index orders_to_follow_up on orders (organization_id, follow_up_on)
      where follow_up_on is not null;
  `.execute(db)
}
