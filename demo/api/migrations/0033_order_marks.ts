import { type Kysely, sql } from 'kysely'

/**
 * What the list of orders is narrowed by costs the same at any number of orders: each filter has an index in the list's
 * own order, and what is worked out of other rows is kept with the order: that its cheque was cleared, that it came late,
 * that money of it is owed, and that it may have been sent twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepCheques(db)
  await keepLate(db)
  await keepOwed(db)
  await keepDuplicates(db)
  await followOrders(db)
  await indexes(db)
}

async function keepCheques(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column cheque_cleared boolean not null default false;
    update orders set cheque_cleared = true where id in (select order_id from cheque_clearings);
    create function mark_clearings() returns trigger language plpgsql as $$
    begin
      update orders set cheque_cleared = true where id in (select order_id from added);
      return null;
    end $$;
    create trigger mark_clearings after insert on cheque_clearings
      referencing new table as added for each statement execute function mark_clearings();
  `.execute(db)
}

/** Entered after the end of sales, and bought before: mail that came late. */
async function keepLate(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column came_late boolean not null default false;
    create function is_late(of_raffle uuid, bought_at timestamptz, entered_at timestamptz)
      returns boolean language sql stable as $$
      select coalesce(
        entered_at >= least(end_at, ended_at) and bought_at < least(end_at, ended_at), false)
      from raffles where id = of_raffle
    $$;
    update orders set came_late = true
      where source is not null and is_late(raffle_id, created_at, recorded_at);

    create function mark_late() returns trigger language plpgsql as $$
    begin
      new.came_late := is_late(new.raffle_id, new.created_at, new.recorded_at);
      return new;
    end $$;
    create trigger mark_late before insert on orders
      for each row when (new.source is not null) execute function mark_late();

    create function mark_ends() returns trigger language plpgsql as $$
    begin
      update orders set came_late = not came_late
      where raffle_id = new.id and source is not null
        and came_late <> is_late(raffle_id, created_at, recorded_at);
      return null;
    end $$;
    create trigger mark_ends after update of end_at, ended_at on raffles for each row
      when (least(old.end_at, old.ended_at) is distinct from least(new.end_at, new.ended_at))
      execute function mark_ends();
  `.execute(db)
}

/** As \`owedCents\` says (src/core/orders/refund.ts): received, void, and neither gone back nor on its way. */
async function keepOwed(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column owes_refund boolean not null default false;
    create function is_owed(orders) returns boolean language sql stable as $$
      select case $1.status
        when 'VOID' then received > gone
        when 'ACTIVE' then $1.voided_tickets > 0 and least($1.voided_cents, received) > gone_of_tickets
        else false end
      from (
        select case when ($1.status = 'ACTIVE' or $1.initial_status = 'ACTIVE'
            or exists (select from order_changes where order_id = $1.id and status = 'ACTIVE'))
          and ($1.type <> 'cheque' or $1.cheque_cleared)
        then $1.amount_cents + $1.donation_cents else 0 end as received
      ) as money, (
        select coalesce(sum(amount_cents), 0) as gone, coalesce(sum(tickets_cents), 0) as gone_of_tickets
        from refunds left join refund_outcomes on refund_id = refunds.id
        where order_id = $1.id and state is distinct from 'refused'
      ) as refunded
    $$;
    create function renew_owed(ids uuid[]) returns void language sql as $$
      update orders set owes_refund = not owes_refund
      where id = any(ids) and owes_refund <> is_owed(orders)
    $$;
    update orders set owes_refund = true
      where (status = 'VOID' or voided_tickets > 0) and is_owed(orders);

    create function mark_refunds() returns trigger language plpgsql as $$
    begin
      perform renew_owed(array(select order_id from added));
      return null;
    end $$;
    create trigger mark_refunds after insert on refunds
      referencing new table as added for each statement execute function mark_refunds();
    create function mark_outcomes() returns trigger language plpgsql as $$
    begin
      perform renew_owed(array(select order_id from added join refunds on refunds.id = refund_id));
      return null;
    end $$;
    create trigger mark_outcomes after insert on refund_outcomes
      referencing new table as added for each statement execute function mark_outcomes();
  `.execute(db)
}

/** The same buyer, package and raffle within ten minutes (\`duplicateWithinMinutes\`), and neither void nor failed. */
async function keepDuplicates(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column is_duplicate boolean not null default false;
    -- Whether bought by the same, void and failed ones too; several at once by each way of being the same buyer.
    create function bought_with(ids uuid[]) returns table (id uuid, other_id uuid)
      language sql stable as $$
      with bought as (
        select orders.id, raffle_id, package_id, orders.created_at, customers.organization_id,
          customers.id as customer_id, customers.email, customers.phone
        from orders join customers on customers.id = customer_id where orders.id = any(ids)
      ), same as (
        select bought.id, customer_id from bought
        union select bought.id, customers.id from bought join customers
          on customers.organization_id = bought.organization_id and customers.email = bought.email
        union select bought.id, customers.id from bought join customers
          on customers.organization_id = bought.organization_id and customers.phone = bought.phone
      )
      select bought.id, other.id from bought join same using (id)
      join orders as other on other.customer_id = same.customer_id and other.id <> bought.id
        and other.raffle_id = bought.raffle_id and other.package_id = bought.package_id
        and other.created_at between bought.created_at - interval '10 minutes'
          and bought.created_at + interval '10 minutes'
    $$;

    create function renew_duplicates(ids uuid[]) returns void language plpgsql as $$
    declare
      affected constant uuid[] := ids || array(select other_id from bought_with(ids));
    begin
      update orders set is_duplicate = not is_duplicate
      where id = any(affected) and is_duplicate <> (
        status in ('ACTIVE', 'PENDING') and id in (
          select pair.id from bought_with(affected) as pair join orders as other on other.id = other_id
          where other.status in ('ACTIVE', 'PENDING')
        )
      );
    end $$;

    -- All of an organization at once, for loads of orders: neighbours in time of each way of being the same buyer.
    create function renew_all_duplicates(of_organization uuid) returns void language sql as $$
      with standing as (
        select orders.id, raffle_id, package_id, orders.created_at, customer_id, email, phone
        from orders join customers on customers.id = customer_id
        where orders.organization_id = of_organization and status in ('ACTIVE', 'PENDING')
      ), found as (
        select id from (
          select id, created_at - lag(created_at) over each as since,
            lead(created_at) over each - created_at as till
          from standing window each as (partition by raffle_id, package_id, customer_id order by created_at)
          union all
          select id, created_at - lag(created_at) over each, lead(created_at) over each - created_at
          from standing where email is not null
          window each as (partition by raffle_id, package_id, email order by created_at)
          union all
          select id, created_at - lag(created_at) over each, lead(created_at) over each - created_at
          from standing where phone is not null
          window each as (partition by raffle_id, package_id, phone order by created_at)
        ) as neighbours
        where least(since, till) <= interval '10 minutes'
      )
      update orders set is_duplicate = not is_duplicate
      where organization_id = of_organization and is_duplicate <> (id in (select id from found))
    $$;
    select renew_all_duplicates(id) from organizations;

    create function mark_duplicates() returns trigger language plpgsql as $$
    begin
      if (select count(*) from added) > 500 then
        perform renew_all_duplicates(organization_id)
          from (select distinct organization_id from added) as loaded;
      else
        perform renew_duplicates(array(select id from added where status in ('ACTIVE', 'PENDING')));
      end if;
      return null;
    end $$;
    create trigger mark_duplicates after insert on orders
      referencing new table as added for each statement execute function mark_duplicates();

    -- Those that were the same buyer, and those that are now.
    create function mark_addresses() returns trigger language plpgsql as $$
    begin
      perform renew_duplicates(array(
        select orders.id from orders where customer_id = new.id
        union
        select orders.id from customers join orders on customer_id = customers.id
        where customers.organization_id = new.organization_id and is_duplicate
          and (customers.email = old.email or customers.phone = old.phone)
      ));
      return null;
    end $$;
    create trigger mark_addresses after update of email, phone on customers for each row
      when ((old.email, old.phone) is distinct from (new.email, new.phone))
      execute function mark_addresses();
  `.execute(db)
}

async function followOrders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function mark_order() returns trigger language plpgsql as $$
    declare
      moved constant uuid[] := array(
        select id from before join after using (id)
        where (before.status, before.customer_id) <> (after.status, after.customer_id)
      );
      paid constant uuid[] := array(
        select id from before join after using (id)
        where (before.status, before.voided_tickets, before.voided_cents, before.cheque_cleared)
          <> (after.status, after.voided_tickets, after.voided_cents, after.cheque_cleared)
      );
    begin
      if moved <> '{}' then perform renew_duplicates(moved); end if;
      if paid <> '{}' then perform renew_owed(paid); end if;
      return null;
    end $$;
    create trigger mark_order after update on orders
      referencing old table as before new table as after
      for each statement execute function mark_order();
  `.execute(db)
}

async function indexes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index orders_by_type on orders (organization_id, type, created_at desc, id desc)
      where type <> 'credit';
    create index orders_by_source on orders (organization_id, source, created_at desc, id desc)
      where source is not null;
    create index orders_by_card on orders (organization_id, card_brand, created_at desc, id desc)
      where card_brand is not null;
    create index orders_uncleared on orders (organization_id, created_at desc, id desc)
      where status = 'ACTIVE' and type = 'cheque' and not cheque_cleared;
    create index orders_late on orders (organization_id, created_at desc, id desc) where came_late;
    create index orders_owing on orders (organization_id, created_at desc, id desc)
      where owes_refund;
    create index orders_duplicate on orders (organization_id, created_at desc, id desc)
      where is_duplicate;
    create index orders_mailed_void on orders (organization_id, created_at desc, id desc)
      where status = 'VOID' and mailed_at is not null;
    drop index orders_to_follow_up;
    create index orders_to_follow_up on orders (organization_id, created_at desc, id desc)
      include (follow_up_on) where follow_up_on is not null;
    -- Lists name organization and raffle.
    drop index orders_by_raffle;
    create index orders_by_raffle on orders (raffle_id, created_at desc, id desc)
      include (organization_id);
  `.execute(db)
}
