import { type Kysely, sql } from 'kysely'

/**
 * A load of orders is marked raffle by raffle. Sums and marks are looked at again only where an order changed in what
 * they are made of: of ten thousand that a load marked, sums were asked for each pair, as the join was planned for one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await markLoads(db)
  await followChanges(db)
}

async function markLoads(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop function renew_all_duplicates(uuid);
    -- All of a raffle at once, for loads of orders: neighbours in time of each way of being the same buyer. A load comes
    -- before the planner knows of it, and would then be looked at row by row.
    create function renew_all_duplicates(of_raffle uuid) returns void
      language sql set enable_nestloop = off as $$
      with standing as (
        select orders.id, package_id, orders.created_at, customer_id, email, phone
        from orders join customers on customers.id = customer_id
        where orders.raffle_id = of_raffle and status in ('ACTIVE', 'PENDING')
      ), found as (
        select id from (
          select id, created_at - lag(created_at) over each as since,
            lead(created_at) over each - created_at as till
          from standing window each as (partition by package_id, customer_id order by created_at)
          union all
          select id, created_at - lag(created_at) over each, lead(created_at) over each - created_at
          from standing where email is not null
          window each as (partition by package_id, email order by created_at)
          union all
          select id, created_at - lag(created_at) over each, lead(created_at) over each - created_at
          from standing where phone is not null
          window each as (partition by package_id, phone order by created_at)
        ) as neighbours
        where least(since, till) <= interval '10 minutes'
      ), wrong as (
        select orders.id from orders left join (select distinct id from found) as right_ones using (id)
        where raffle_id = of_raffle and is_duplicate <> (right_ones.id is not null)
      )
      update orders set is_duplicate = not is_duplicate from wrong where orders.id = wrong.id
    $$;

    create or replace function mark_duplicates() returns trigger language plpgsql as $$
    begin
      if (select count(*) from added) > 500 then
        perform renew_all_duplicates(raffle_id)
          from (select distinct raffle_id from added) as loaded;
      else
        perform renew_duplicates(array(select id from added where status in ('ACTIVE', 'PENDING')));
      end if;
      return null;
    end $$;
  `.execute(db)
}

/** After a merge, what is left behind is marked too: orders that were bought with what is another's now. */
async function followChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function recount_orders() returns trigger language plpgsql as $$
    begin
      if not exists (
        select id, status, voided_tickets from after
        except select id, status, voided_tickets from before
      ) then return null; end if;
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

    create or replace function recount_for_customers() returns trigger language plpgsql as $$
    declare ids uuid[];
    begin
      if not exists (
        select id, status, customer_id, sold_cents from after
        except select id, status, customer_id, sold_cents from before
      ) then return null; end if;
      ids := array(
        select unnest(array[before.customer_id, after.customer_id])
        from before join after using (id)
        where (before.status, before.customer_id, before.sold_cents)
          <> (after.status, after.customer_id, after.sold_cents)
      );
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

    create or replace function mark_order() returns trigger language plpgsql as $$
    declare
      moved uuid[];
      paid uuid[];
      left_behind uuid[];
    begin
      if not exists (
        select id, status, customer_id, voided_tickets, voided_cents, cheque_cleared from after
        except select id, status, customer_id, voided_tickets, voided_cents, cheque_cleared from before
      ) then return null; end if;
      moved := array(
        select id from before join after using (id)
        where (before.status, before.customer_id) <> (after.status, after.customer_id)
      );
      paid := array(
        select id from before join after using (id)
        where (before.status, before.voided_tickets, before.voided_cents, before.cheque_cleared)
          <> (after.status, after.voided_tickets, after.voided_cents, after.cheque_cleared)
      );
      -- Those that were bought with what is another's now.
      left_behind := array(
        select orders.id from (
          select distinct before.raffle_id, before.customer_id from before join after using (id)
          where before.customer_id <> after.customer_id
        ) as gone
        join customers as buyer on buyer.id = gone.customer_id
        join customers as same on same.organization_id = buyer.organization_id
          and (same.id = buyer.id or same.email = buyer.email or same.phone = buyer.phone)
        join orders on orders.customer_id = same.id and orders.raffle_id = gone.raffle_id
          and is_duplicate
      );
      if moved <> '{}' then perform renew_duplicates(moved || left_behind); end if;
      if paid <> '{}' then perform renew_owed(paid); end if;
      return null;
    end $$;
  `.execute(db)
}
