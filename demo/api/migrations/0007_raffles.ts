import { type Kysely, sql } from 'kysely'

/** Everything about a raffle: its texts and settings, its members, and the sales figures that follow the orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await widenRaffles(db)
  await createMembers(db)
  await createSales(db)
}

async function widenRaffles(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organizations
      add column confirmed_by_two boolean not null default false;

    alter table raffles
      alter column jackpot_percent type numeric(5, 2),
      add column guaranteed_pot_cents bigint not null default 0 check (guaranteed_pot_cents >= 0),
      add column max_jackpot_cents bigint check (max_jackpot_cents >= 0),
      add column declared_jackpot_cents bigint check (declared_jackpot_cents >= 0),
      add column license_url text,
      add column logo_url text,
      add column shortlink text unique,
      -- The other fields and settings, as core/raffles/raffle-fields.ts and settings.ts describe them.
      add column details jsonb not null default '{}',
      add column settings jsonb not null default '{}',
      add column next_ticket_number bigint,
      add column activation_requested_at timestamptz(3),
      add column activated_at timestamptz(3),
      add column ended_at timestamptz(3),
      add column closed_at timestamptz(3),
      add column changed_at timestamptz(3) not null default now(),
      add column changed_by uuid references users,
      add column search_name text not null default '';
    update raffles set search_name = lower(name);
    update raffles set ended_at = end_at where status in ('ended', 'closed');
    update raffles set closed_at = coalesce(draw_at, end_at) where status = 'closed';
    update raffles set activated_at = created_at where status in ('active', 'inactive', 'ended', 'closed');
    update raffles set next_ticket_number = greatest(starting_ticket_number, coalesce(
      (select max(last_number) + 1 from tickets where raffle_id = raffles.id), 0));
    alter table raffles alter column next_ticket_number set not null;
    create index raffles_by_parent on raffles (parent_id);
    create index raffles_by_category on raffles (organization_id, category, id);
  `.execute(db)
}

async function createMembers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table members (
      id uuid primary key default gen_random_uuid(),
      raffle_id uuid not null references raffles,
      number text not null,
      name text not null,
      search_name text not null,
      email text,
      active boolean not null default true,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      changed_at timestamptz(3) not null default now(),
      changed_by uuid references users
    );
    create unique index members_by_number on members (raffle_id, lower(number));
    create index members_by_name on members (raffle_id, search_name, id);
    create index members_by_member_number on members (raffle_id, number, id);

    alter table orders add column member_id uuid references members;
    create index orders_by_member on orders (member_id) where member_id is not null;

    -- A cheque takes part once it is verified as paid.
    create table cheque_clearings (
      order_id uuid primary key references orders,
      cleared_at timestamptz(3) not null,
      cleared_by uuid references users
    );
  `.execute(db)
}

/** Sums by raffle and package that follow the orders statement by statement: lists never add up a million rows. */
async function createSales(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table package_sales (
      raffle_id uuid not null references raffles,
      package_id uuid not null references packages,
      orders bigint not null default 0,
      sold bigint not null default 0,
      sold_cents bigint not null default 0,
      voided bigint not null default 0,
      voided_cents bigint not null default 0,
      first_order_at timestamptz(3),
      primary key (raffle_id, package_id)
    );

    create function count_orders() returns trigger language plpgsql as $$
    begin
      insert into package_sales as kept
        (raffle_id, package_id, orders, sold, sold_cents, voided, voided_cents, first_order_at)
      select raffle_id, package_id, count(*),
        count(*) filter (where status = 'ACTIVE'),
        coalesce(sum(amount_cents) filter (where status = 'ACTIVE'), 0),
        count(*) filter (where status = 'VOID'),
        coalesce(sum(amount_cents) filter (where status = 'VOID'), 0),
        min(created_at)
      from added group by raffle_id, package_id order by raffle_id, package_id
      on conflict (raffle_id, package_id) do update set
        orders = kept.orders + excluded.orders,
        sold = kept.sold + excluded.sold,
        sold_cents = kept.sold_cents + excluded.sold_cents,
        voided = kept.voided + excluded.voided,
        voided_cents = kept.voided_cents + excluded.voided_cents,
        first_order_at = least(kept.first_order_at, excluded.first_order_at);
      return null;
    end $$;

    create function recount_orders() returns trigger language plpgsql as $$
    begin
      update package_sales as kept set
        sold = kept.sold + change.sold,
        sold_cents = kept.sold_cents + change.sold_cents,
        voided = kept.voided + change.voided,
        voided_cents = kept.voided_cents + change.voided_cents
      from (
        select after.raffle_id, after.package_id,
          sum((after.status = 'ACTIVE')::integer - (before.status = 'ACTIVE')::integer) as sold,
          sum(((after.status = 'ACTIVE')::integer - (before.status = 'ACTIVE')::integer) * after.amount_cents) as sold_cents,
          sum((after.status = 'VOID')::integer - (before.status = 'VOID')::integer) as voided,
          sum(((after.status = 'VOID')::integer - (before.status = 'VOID')::integer) * after.amount_cents) as voided_cents
        from after join before using (id)
        where after.status <> before.status
        group by after.raffle_id, after.package_id
      ) as change
      where kept.raffle_id = change.raffle_id and kept.package_id = change.package_id;
      return null;
    end $$;

    insert into package_sales
      (raffle_id, package_id, orders, sold, sold_cents, voided, voided_cents, first_order_at)
    select raffle_id, package_id, count(*),
      count(*) filter (where status = 'ACTIVE'),
      coalesce(sum(amount_cents) filter (where status = 'ACTIVE'), 0),
      count(*) filter (where status = 'VOID'),
      coalesce(sum(amount_cents) filter (where status = 'VOID'), 0),
      min(created_at)
    from orders group by raffle_id, package_id;

    create trigger count_orders after insert on orders
      referencing new table as added for each statement execute function count_orders();
    create trigger recount_orders after update on orders
      referencing old table as before new table as after
      for each statement execute function recount_orders();
  `.execute(db)
}
