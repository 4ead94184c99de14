import { type Kysely, sql } from 'kysely'

/**
 * Customers as records of their own: with versions, merged into each other, erased. What each bought in all is kept
 * beside them (`customer_figures`) and follows the ledger, so that lists are sorted by it at any number of orders.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await columns(db)
  await figures(db)
  await followOrders(db)
  await followMoney(db)
  await followTwins(db)
  await fill(db)
}

async function columns(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customers
      add column version integer not null default 1,
      add column changed_at timestamptz(3),
      add column changed_by uuid references users,
      -- The customer that has all of this one's orders now; never one that was merged itself.
      add column merged_into uuid references customers check (merged_into <> id),
      add column erased_at timestamptz(3);
    create index customers_merged on customers (merged_into) where merged_into is not null;
    create index customers_by_sorted_name
      on customers (organization_id, search_text(last_name || ' ' || first_name), id);
    create index customers_by_province on customers (organization_id, province);

    create table customer_notes (
      id uuid primary key default gen_random_uuid(),
      customer_id uuid not null references customers,
      text text not null check (text <> ''),
      written_by uuid references users,
      written_at timestamptz(3) not null
    );
    create index customer_notes_by_customer on customer_notes (customer_id, written_at desc);
    create index donations_by_customer on donations (customer_id, created_at desc);
  `.execute(db)
}

/** Of each customer that isn't merged into another: what stands of their orders, and what they gave. */
async function figures(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_figures (
      customer_id uuid primary key references customers,
      organization_id uuid not null references organizations,
      order_count integer not null default 0,
      lifetime_cents bigint not null default 0,
      last_order_at timestamptz(3),
      -- Another customer may be the same person.
      has_twin boolean not null default false
    );
    create function add_figures() returns trigger language plpgsql as $$ begin
      insert into customer_figures (customer_id, organization_id)
        select id, organization_id from added;
      return null;
    end $$;
    create trigger add_figures after insert on customers
      referencing new table as added for each statement execute function add_figures();

    -- Those of several customers are held in one order everywhere, so that nobody waits for each other.
    create function hold_figures(ids uuid[]) returns void language sql as $$
      select from customer_figures where customer_id = any(ids)
      order by customer_id for no key update
    $$;
  `.execute(db)
}

/** What an order that stands is worth: what was paid, less what went back or is on its way. */
async function followOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refunded_of(uuid) returns bigint language sql stable as $$
      select coalesce(sum(refunds.amount_cents), 0)::bigint from refunds
      left join refund_outcomes on refund_outcomes.refund_id = refunds.id
      where refunds.order_id = $1 and refund_outcomes.state is distinct from 'refused'
    $$;
    create function count_for_customers() returns trigger language plpgsql as $$
    begin
      perform hold_figures(array(select customer_id from added where status = 'ACTIVE'));
      update customer_figures as kept set
        order_count = kept.order_count + change.orders,
        lifetime_cents = kept.lifetime_cents + change.cents,
        last_order_at = greatest(kept.last_order_at, change.last_at)
      from (
        select customer_id, count(*) as orders, sum(amount_cents + donation_cents) as cents,
          max(created_at) as last_at
        from added where status = 'ACTIVE' group by customer_id
      ) as change
      where kept.customer_id = change.customer_id;
      return null;
    end $$;
    create trigger count_for_customers after insert on orders
      referencing new table as added for each statement execute function count_for_customers();

    -- After a change of status, or of whose it is.
    create function recount_for_customers() returns trigger language plpgsql as $$
    declare
      ids constant uuid[] := array(
        select unnest(array[before.customer_id, after.customer_id])
        from before join after using (id)
        where (before.status, before.customer_id) <> (after.status, after.customer_id)
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
          sign * (after.amount_cents + after.donation_cents - refunded_of(after.id))
        ) as cents
        from before join after using (id) cross join lateral (values
          (before.customer_id, before.status, -1), (after.customer_id, after.status, 1)
        ) as side (customer_id, status, sign)
        where side.status = 'ACTIVE'
          and (before.status, before.customer_id) <> (after.status, after.customer_id)
        group by side.customer_id
      ) as change
      where kept.customer_id = change.customer_id;
      return null;
    end $$;
    create trigger recount_for_customers after update on orders
      referencing old table as before new table as after
      for each statement execute function recount_for_customers();

    -- The orders of one statement follow together: their customers' figures are held once, in one order.
    drop trigger follow_order_change on order_changes;
    create or replace function follow_order_change() returns trigger language plpgsql as $$
    begin
      update orders set status = latest.status from (
        select distinct on (order_id) order_id, status from added order by order_id, id desc
      ) as latest where orders.id = latest.order_id;
      update donations set status = latest.status from (
        select distinct on (order_id) order_id, status from added order by order_id, id desc
      ) as latest where donations.order_id = latest.order_id;
      return null;
    end $$;
    create trigger follow_order_change after insert on order_changes
      referencing new table as added for each statement execute function follow_order_change();
  `.execute(db)
}

/** Money of orders that stand went back, or a refund was refused; and donations without an order. */
async function followMoney(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function change_lifetimes(ids uuid[], cents bigint[]) returns void language sql as $$
      select hold_figures(ids);
      update customer_figures set lifetime_cents = lifetime_cents + change.cents from (
        select id, sum(each.cents) as cents from unnest(ids, cents) as each(id, cents) group by id
      ) as change where customer_id = change.id;
    $$;
    create function follow_refunds() returns trigger language plpgsql as $$ begin
      perform change_lifetimes(array_agg(customer_id), array_agg(-added.amount_cents))
      from added join orders on orders.id = added.order_id
      where status = 'ACTIVE' having count(*) > 0;
      return null;
    end $$;
    create trigger follow_refunds after insert on refunds
      referencing new table as added for each statement execute function follow_refunds();
    create function follow_refusals() returns trigger language plpgsql as $$ begin
      perform change_lifetimes(array_agg(customer_id), array_agg(refunds.amount_cents))
      from added join refunds on refunds.id = added.refund_id
      join orders on orders.id = refunds.order_id
      where state = 'refused' and status = 'ACTIVE' having count(*) > 0;
      return null;
    end $$;
    create trigger follow_refusals after insert on refund_outcomes
      referencing new table as added for each statement execute function follow_refusals();
    create function follow_gifts() returns trigger language plpgsql as $$
    begin
      perform change_lifetimes(array_agg(customer_id), array_agg(amount_cents))
      from added where order_id is null and status = 'ACTIVE' having count(*) > 0;
      return null;
    end $$;
    create trigger follow_gifts after insert on donations
      referencing new table as added for each statement execute function follow_gifts();
    create function follow_changed_gifts() returns trigger language plpgsql as $$
    begin
      perform change_lifetimes(array_agg(customer_id), array_agg(cents)) from (
        select customer_id, -amount_cents as cents from before
        where order_id is null and status = 'ACTIVE'
        union all
        select customer_id, amount_cents from after where order_id is null and status = 'ACTIVE'
      ) as each having count(*) > 0;
      return null;
    end $$;
    create trigger follow_changed_gifts after update on donations
      referencing old table as before new table as after
      for each statement execute function follow_changed_gifts();
  `.execute(db)
}

/**
 * Two customers who are probably one person: the same name, written alike or not, with the same email, phone or postal
 * code; or the same email with names that differ by a slip.
 */
async function followTwins(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function twins_of(customers) returns setof uuid language sql stable as $$
      select other.id from customers as other
      where other.organization_id = $1.organization_id
        and bare_name(other.first_name || ' ' || other.last_name)
          = bare_name($1.first_name || ' ' || $1.last_name)
        and (other.email = $1.email or other.phone = $1.phone
          or other.postal_code = $1.postal_code)
        and other.id <> $1.id
        and coalesce(other.merged_into, $1.merged_into) is null
        and coalesce(other.erased_at, $1.erased_at) is null
      union
      select other.id from customers as other
      where other.organization_id = $1.organization_id and other.email = $1.email
        and similarity(
          bare_name(other.first_name || ' ' || other.last_name),
          bare_name($1.first_name || ' ' || $1.last_name)
        ) > 0.5
        and other.id <> $1.id
        and coalesce(other.merged_into, $1.merged_into) is null
        and coalesce(other.erased_at, $1.erased_at) is null
    $$;
    create function mark_twins(ids uuid[]) returns void language sql as $$
      update customer_figures set has_twin = looked.has_twin from (
        select id, exists (select from twins_of(customers)) as has_twin
        from customers where id = any(ids)
      ) as looked
      where customer_id = looked.id and customer_figures.has_twin <> looked.has_twin
    $$;

    -- Whoever shares a name or an email with what was added or changed, and that itself.
    create function look_for_twins() returns trigger language plpgsql as $$
    begin
      perform mark_twins(array(
        select customers.id from added join customers
          on customers.organization_id = added.organization_id
          and bare_name(customers.first_name || ' ' || customers.last_name)
            = bare_name(added.first_name || ' ' || added.last_name)
        union
        select customers.id from added join customers
          on customers.organization_id = added.organization_id and customers.email = added.email
      ));
      return null;
    end $$;
    create trigger look_for_twins after insert on customers
      referencing new table as added for each statement execute function look_for_twins();
    create function look_for_twins_again() returns trigger language plpgsql as $$
    begin
      perform mark_twins(array(
        with changed as (select * from before union select * from after)
        select customers.id from changed join customers
          on customers.organization_id = changed.organization_id
          and bare_name(customers.first_name || ' ' || customers.last_name)
            = bare_name(changed.first_name || ' ' || changed.last_name)
        union
        select customers.id from changed join customers
          on customers.organization_id = changed.organization_id
          and customers.email = changed.email
      ));
      return null;
    end $$;
    create trigger look_for_twins_again after update on customers
      referencing old table as before new table as after
      for each statement execute function look_for_twins_again();
  `.execute(db)
}

/** What is there already, and the indexes of the list. */
async function fill(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into customer_figures
      (customer_id, organization_id, order_count, lifetime_cents, last_order_at, has_twin)
    select customers.id, customers.organization_id, coalesce(sold.orders, 0),
      coalesce(sold.cents, 0) + coalesce(given.cents, 0), sold.last_at,
      exists (select from twins_of(customers))
    from customers
    left join (
      select customer_id, count(*) as orders, max(created_at) as last_at,
        sum(amount_cents + donation_cents - refunded_of(id)) as cents
      from orders where status = 'ACTIVE' group by customer_id
    ) as sold on sold.customer_id = customers.id
    left join (
      select customer_id, sum(amount_cents) as cents
      from donations where order_id is null and status = 'ACTIVE' group by customer_id
    ) as given on given.customer_id = customers.id;

    create index customer_figures_by_orders
      on customer_figures (organization_id, order_count, customer_id);
    create index customer_figures_by_lifetime
      on customer_figures (organization_id, lifetime_cents, customer_id);
    create index customer_figures_by_last_order on customer_figures
      (organization_id, coalesce(last_order_at, '-infinity'::timestamptz), customer_id);
    create index customer_figures_of_twins on customer_figures (organization_id, customer_id)
      where has_twin;
  `.execute(db)
}
