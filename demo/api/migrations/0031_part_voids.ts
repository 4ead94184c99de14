import { type Kysely, sql } from 'kysely'

/**
 * Tickets of an order that are void while the rest of it stands. A void and its taking back are rows of the ledger, each
 * with the cents that it moved; what an order's void tickets come to, and what it is sold for without them, are kept with
 * the order, and every sum reads that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepVoids(db)
  await keepProjection(db)
  await countThem(db)
  await tellRefundsApart(db)
  await followCustomers(db)
}

async function keepVoids(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ticket_voids (
      id uuid primary key default gen_random_uuid(),
      order_id uuid not null references orders,
      first_number bigint not null,
      last_number bigint not null,
      cents bigint not null check (cents >= 0),
      comment text not null,
      voided_by uuid references users,
      recorded_at timestamptz(3) not null default now(),
      check (last_number >= first_number)
    );
    create index ticket_voids_by_order on ticket_voids (order_id, first_number);

    create table ticket_void_ends (
      void_id uuid primary key references ticket_voids,
      cents bigint not null check (cents >= 0),
      comment text not null,
      ended_by uuid references users,
      recorded_at timestamptz(3) not null default now()
    );

    create trigger append_only before update or delete on ticket_voids
      for each row execute function refuse_change();
    create trigger append_only before update or delete on ticket_void_ends
      for each row execute function refuse_change();

    create view standing_ticket_voids as
      select ticket_voids.* from ticket_voids
      where not exists (select from ticket_void_ends where void_id = ticket_voids.id);

    -- An order's numbers without those that are void: both ends included.
    create function standing_numbers(of_order uuid)
      returns table (first_number bigint, last_number bigint) language sql stable as $$
      select lower(run), upper(run) - 1
      from tickets, unnest(int8multirange(int8range(tickets.first_number, tickets.last_number, '[]'))
        - coalesce((
          select range_agg(int8range(voids.first_number, voids.last_number, '[]'))
          from standing_ticket_voids as voids where voids.order_id = of_order
        ), '{}'::int8multirange)) as run
      where tickets.order_id = of_order
    $$;
  `.execute(db)
}

/** Whoever adds a row waits for the order's: two voids of the same ticket can't both stand. */
async function keepProjection(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column voided_tickets bigint not null default 0 check (voided_tickets >= 0),
      add column voided_cents bigint not null default 0 check (voided_cents >= 0),
      add column sold_cents bigint not null generated always as (amount_cents - voided_cents) stored,
      add check (voided_cents <= amount_cents);

    create function follow_ticket_void() returns trigger language plpgsql as $$
    begin
      update orders set voided_tickets = voided_tickets + new.last_number - new.first_number + 1,
        voided_cents = voided_cents + new.cents
      where id = new.order_id;
      if not exists (
        select from tickets where order_id = new.order_id
          and first_number <= new.first_number and last_number >= new.last_number
      ) or exists (
        select from standing_ticket_voids where order_id = new.order_id and id <> new.id
          and first_number <= new.last_number and last_number >= new.first_number
      ) then
        raise exception 'no ticket is voided twice, or for another order'
          using errcode = 'restrict_violation';
      end if;
      return null;
    end $$;
    create trigger follow_ticket_void after insert on ticket_voids
      for each row execute function follow_ticket_void();

    create function follow_ticket_void_end() returns trigger language plpgsql as $$
    begin
      update orders set voided_tickets = voided_tickets - (last_number - first_number + 1),
        voided_cents = voided_cents - new.cents
      from ticket_voids where ticket_voids.id = new.void_id and orders.id = order_id;
      return null;
    end $$;
    create trigger follow_ticket_void_end after insert on ticket_void_ends
      for each row execute function follow_ticket_void_end();

    drop index orders_sold;
    create index orders_sold on orders (organization_id, created_at) include (sold_cents)
      where status = 'ACTIVE';
    drop index orders_sold_by_raffle;
    create index orders_sold_by_raffle on orders (raffle_id, created_at)
      include (package_id, voided_tickets) where status = 'ACTIVE';
    drop index orders_by_cheque;
    create index orders_by_cheque on orders (raffle_id, created_at)
      include (package_id, id, voided_tickets) where status = 'ACTIVE' and type = 'cheque';
    create index orders_void_in_part on orders (organization_id, created_at desc, id desc)
      where voided_tickets > 0;
    create index orders_of_raffle_void_in_part on orders (raffle_id) where voided_tickets > 0;
  `.execute(db)
}

/** The kept sums of a raffle's packages follow. Whatever is void of an order makes it one of the voided. */
async function countThem(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Of orders that stand.
    alter table package_sales add column voided_tickets bigint not null default 0;

    create or replace function recount_orders() returns trigger language plpgsql as $$
    begin
      update package_sales as kept set
        sold = kept.sold + change.sold,
        sold_cents = kept.sold_cents + change.sold_cents,
        voided_tickets = kept.voided_tickets + change.voided_tickets,
        voided = kept.voided + change.voided,
        voided_cents = kept.voided_cents + change.voided_cents
      from (
        select raffle_id, package_id,
          coalesce(sum(sign) filter (where status = 'ACTIVE'), 0) as sold,
          coalesce(sum(sign * sold_cents) filter (where status = 'ACTIVE'), 0) as sold_cents,
          coalesce(sum(sign * voided_tickets) filter (where status = 'ACTIVE'), 0) as voided_tickets,
          coalesce(sum(sign) filter (where status = 'VOID' or voided_tickets > 0), 0) as voided,
          sum(sign * case when status = 'VOID' then amount_cents else voided_cents end)
            as voided_cents
        from (
          select after.*, 1 as sign from after join before using (id)
          where after.status <> before.status or after.voided_tickets <> before.voided_tickets
          union all
          select before.*, -1 from after join before using (id)
          where after.status <> before.status or after.voided_tickets <> before.voided_tickets
        ) as each
        group by raffle_id, package_id
      ) as change
      where kept.raffle_id = change.raffle_id and kept.package_id = change.package_id;
      return null;
    end $$;
  `.execute(db)
}

/** What of a refund is the tickets' money: the rest is the donation's. Until now only that of void orders was. */
async function tellRefundsApart(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refunds add column tickets_cents bigint not null default 0
      check (tickets_cents between 0 and amount_cents);
    alter table refunds disable trigger append_only;
    update refunds set tickets_cents = least(refunds.amount_cents, orders.amount_cents)
    from orders where orders.id = order_id and orders.status = 'VOID';
    alter table refunds enable trigger append_only;
  `.execute(db)
}

/** What an order that stands is worth to its customer: what it is sold for, and what of its donation didn't go back. */
async function followCustomers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refunded_of(uuid) returns bigint language sql stable as $$
      select coalesce(sum(refunds.amount_cents - refunds.tickets_cents), 0)::bigint from refunds
      left join refund_outcomes on refund_outcomes.refund_id = refunds.id
      where refunds.order_id = $1 and refund_outcomes.state is distinct from 'refused'
    $$;

    create or replace function recount_for_customers() returns trigger language plpgsql as $$
    declare
      ids constant uuid[] := array(
        select unnest(array[before.customer_id, after.customer_id])
        from before join after using (id)
        where (before.status, before.customer_id, before.sold_cents)
          <> (after.status, after.customer_id, after.sold_cents)
      );
    begin
      if ids = '{}' then return null; end if;
      perform hold_figures(ids);
      update customer_figures as kept set
        order_count = kept.order_count + change.orders,
        lifetime_cents = kept.lifetime_cents + change.cents,
        last_order_at = (
          select max(created_at) from orders
          where orders.customer_id = kept.customer_id and status = 'ACTIVE'
        )
      from (
        select side.customer_id, sum(sign) as orders, sum(
          sign * (side.sold_cents + after.donation_cents - refunded_of(after.id))
        ) as cents
        from before join after using (id) cross join lateral (values
          (before.customer_id, before.status, before.sold_cents, -1),
          (after.customer_id, after.status, after.sold_cents, 1)
        ) as side (customer_id, status, sold_cents, sign)
        where side.status = 'ACTIVE'
          and (before.status, before.customer_id, before.sold_cents)
            <> (after.status, after.customer_id, after.sold_cents)
        group by side.customer_id
      ) as change
      where kept.customer_id = change.customer_id;
      return null;
    end $$;

    create or replace function follow_refunds() returns trigger language plpgsql as $$ begin
      perform change_lifetimes(array_agg(customer_id),
        array_agg(added.tickets_cents - added.amount_cents))
      from added join orders on orders.id = added.order_id
      where status = 'ACTIVE' having count(*) > 0;
      return null;
    end $$;
    create or replace function follow_refusals() returns trigger language plpgsql as $$ begin
      perform change_lifetimes(array_agg(customer_id),
        array_agg(refunds.amount_cents - refunds.tickets_cents))
      from added join refunds on refunds.id = added.refund_id
      join orders on orders.id = refunds.order_id
      where state = 'refused' and status = 'ACTIVE' having count(*) > 0;
      return null;
    end $$;
  `.execute(db)
}
