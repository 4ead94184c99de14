import { type Kysely, sql } from 'kysely'

/**
 * The ledger: orders, what later happened to them, tickets and donations. Rows are added, never changed,
 * and carry `recorded_at`, so that a report can be asked "as of" a time. An order's and a donation's
 * `status` is the one kept projection: it follows the newest row of `order_changes`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists btree_gist`.execute(db)
  await sql`
    create table orders (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations,
      raffle_id uuid not null references raffles,
      package_id uuid not null references packages,
      customer_id uuid not null references customers,
      amount_cents bigint not null check (amount_cents >= 0),
      donation_cents bigint not null default 0 check (donation_cents >= 0),
      initial_status text not null
        check (initial_status in ('ACTIVE', 'PENDING', 'FAILED', 'VOID')),
      status text not null check (status in ('ACTIVE', 'PENDING', 'FAILED', 'VOID')),
      failure_reason text,
      type text not null check (type in ('cash', 'credit', 'cheque', 'money order')),
      -- How staff came to enter it; null is an order bought online.
      source text check (source in ('mail', 'phone', 'walk_in', 'membership', 'prize')),
      card_brand text
        check (card_brand in ('AMERICAN_EXPRESS', 'DISCOVER', 'MASTERCARD', 'VISA')),
      card_ending text check (card_ending ~ '^[0-9]{4}$'),
      created_by uuid references users,
      idempotency_key text not null unique,
      created_at timestamptz(3) not null,
      recorded_at timestamptz(3) not null default now(),
      check (type = 'credit' or card_brand is null)
    );
    create index orders_by_creation on orders (organization_id, created_at desc, id desc);
    create index orders_by_raffle on orders (raffle_id, created_at desc, id desc);
    create index orders_by_customer on orders (customer_id, created_at desc);
    create index orders_by_recording on orders (organization_id, recorded_at);
    -- What every sales figure is made of, without touching the table.
    create index orders_sold on orders (organization_id, created_at) include (amount_cents)
      where status = 'ACTIVE';

    create table order_changes (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders,
      status text not null check (status in ('ACTIVE', 'PENDING', 'FAILED', 'VOID')),
      comment text,
      changed_by uuid references users,
      recorded_at timestamptz(3) not null default now()
    );
    create index order_changes_by_order on order_changes (order_id, id);

    create table tickets (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders,
      raffle_id uuid not null references raffles,
      first_number bigint not null,
      last_number bigint not null,
      recorded_at timestamptz(3) not null default now(),
      check (last_number >= first_number),
      -- A number is sold once, and stays burnt after a void.
      constraint tickets_once
        exclude using gist (raffle_id with =, int8range(first_number, last_number, '[]') with &&)
    );
    create index tickets_by_order on tickets (order_id);

    create table donations (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations,
      order_id uuid references orders,
      customer_id uuid not null references customers,
      amount_cents bigint not null check (amount_cents > 0),
      status text not null check (status in ('ACTIVE', 'PENDING', 'FAILED', 'VOID')),
      created_at timestamptz(3) not null,
      recorded_at timestamptz(3) not null default now()
    );
    create index donations_by_order on donations (order_id);
    create index donations_given on donations (organization_id, created_at) include (amount_cents)
      where status = 'ACTIVE';
  `.execute(db)
  await appendOnly(db)
}

async function appendOnly(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of % are never changed or deleted', tg_table_name
        using errcode = 'restrict_violation';
    end $$;
    create trigger append_only before update or delete on order_changes
      for each row execute function refuse_change();
    create trigger append_only before update or delete on tickets
      for each row execute function refuse_change();
    create trigger append_only before delete on orders
      for each row execute function refuse_change();
    create trigger append_only before delete on donations
      for each row execute function refuse_change();

    create trigger only_status before update of id, organization_id, raffle_id, package_id,
      amount_cents, donation_cents, initial_status, idempotency_key, created_at, recorded_at on orders
      for each row execute function refuse_change();
    create trigger only_status before update of id, organization_id, order_id, amount_cents,
      created_at, recorded_at on donations
      for each row execute function refuse_change();

    create function follow_order_change() returns trigger language plpgsql as $$
    begin
      update orders set status = new.status where id = new.order_id;
      update donations set status = new.status where order_id = new.order_id;
      return null;
    end $$;
    create trigger follow_order_change after insert on order_changes
      for each row execute function follow_order_change();
  `.execute(db)
}
