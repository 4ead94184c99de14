import { type Kysely, sql } from 'kysely'

/**
 * An order that came late counts from when it was taken, or, where a list that it would have been in is locked, from the
 * cut-off of that list: it is in no draw that is locked, and in those after it. And it is told from others by when it was
 * taken, for hours of a device arrive within seconds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Later than it was taken, and earlier than it counted from so far, which was its arrival.
    create or replace function refuse_but_taken() returns trigger language plpgsql as $$
    begin
      if exists (
        select from order_changes join orders on orders.id = order_id
        where order_id = (to_jsonb(new) ->> tg_argv[0])::uuid and counts_from = new.created_at
          and orders.taken_at <= new.created_at and new.created_at < old.created_at
      ) then return new; end if;
      raise exception 'rows of % are never changed or deleted', tg_table_name
        using errcode = 'restrict_violation';
    end $$;
  `.execute(db)
  await tellByTaken(db)
  await sql`
    select renew_all_duplicates(raffle_id) from (
      select distinct raffle_id from orders where taken_at is not null
    ) as its;
    select renew_duplicates(array(
      select distinct order_id from orders_apart join orders on orders.id = order_id
      where raffle_id in (select raffle_id from orders where taken_at is not null)
    ));
  `.execute(db)
}

/** As in 0043, by another moment. */
async function tellByTaken(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function bought_with(ids uuid[]) returns table (id uuid, other_id uuid)
      language sql stable as $$
      with bought as (
        select orders.id, raffle_id, package_id, entry_id,
          coalesce(orders.taken_at, orders.created_at) as moment, customers.organization_id,
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
        and coalesce(other.taken_at, other.created_at) between bought.moment - interval '10 minutes'
          and bought.moment + interval '10 minutes'
        and (bought.entry_id is null or other.entry_id is distinct from bought.entry_id)
      where not exists (
        select from orders_apart as apart
        where apart.order_id = bought.id and apart.other_id = other.id
      )
    $$;

    create or replace function renew_all_duplicates(of_raffle uuid) returns void
      language sql set enable_nestloop = off as $$
      with standing as (
        select orders.id, coalesce(entry_id, orders.id) as purchase, package_id,
          coalesce(orders.taken_at, orders.created_at) as moment, customer_id, email, phone
        from orders join customers on customers.id = customer_id
        where orders.raffle_id = of_raffle and status in ('ACTIVE', 'PENDING')
      ), once as (
        select distinct purchase, package_id, moment, customer_id, email, phone from standing
      ), found as (
        select purchase, package_id from (
          select purchase, package_id, moment - lag(moment) over each as since,
            lead(moment) over each - moment as till
          from once window each as (partition by package_id, customer_id order by moment)
          union all
          select purchase, package_id, moment - lag(moment) over each, lead(moment) over each - moment
          from once where email is not null
          window each as (partition by package_id, email order by moment)
          union all
          select purchase, package_id, moment - lag(moment) over each, lead(moment) over each - moment
          from once where phone is not null
          window each as (partition by package_id, phone order by moment)
        ) as neighbours
        where least(since, till) <= interval '10 minutes'
      ), wrong as (
        select orders.id from orders left join (
          select distinct id from standing join found using (purchase, package_id)
        ) as right_ones using (id)
        where raffle_id = of_raffle and is_duplicate <> (right_ones.id is not null)
      )
      update orders set is_duplicate = not is_duplicate from wrong where orders.id = wrong.id
    $$;
  `.execute(db)
}
