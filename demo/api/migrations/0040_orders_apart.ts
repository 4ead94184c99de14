import { type Kysely, sql } from 'kysely'

/** Orders that look like one purchase, and that somebody said aren't duplicates: each way round, so that either finds it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table orders_apart (
      order_id uuid not null references orders on delete cascade,
      other_id uuid not null references orders on delete cascade,
      said_by uuid references users,
      said_at timestamptz(3) not null,
      primary key (order_id, other_id),
      check (order_id <> other_id)
    );
    create index on orders_apart (other_id);
    create index on orders_apart (said_by);

    create or replace function bought_with(ids uuid[]) returns table (id uuid, other_id uuid)
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
      where not exists (
        select from orders_apart as apart
        where apart.order_id = bought.id and apart.other_id = other.id
      )
    $$;

    -- A load marks a whole raffle by neighbours in time: those that were said to be apart are looked at again.
    create or replace function mark_duplicates() returns trigger language plpgsql as $$
    declare
      raffles uuid[];
    begin
      if (select count(*) from added) > 500 then
        raffles := array(select distinct raffle_id from added);
        perform renew_all_duplicates(id) from unnest(raffles) as id;
        perform renew_duplicates(array(
          select distinct order_id from orders_apart join orders on orders.id = order_id
          where raffle_id = any(raffles)
        ));
      else
        perform renew_duplicates(array(select id from added where status in ('ACTIVE', 'PENDING')));
      end if;
      return null;
    end $$;

    create function mark_apart() returns trigger language plpgsql as $$
    begin
      perform renew_duplicates(array(select distinct order_id from changed));
      return null;
    end $$;
    create trigger mark_said after insert on orders_apart
      referencing new table as changed for each statement execute function mark_apart();
    create trigger mark_taken_back after delete on orders_apart
      referencing old table as changed for each statement execute function mark_apart();
  `.execute(db)
}
