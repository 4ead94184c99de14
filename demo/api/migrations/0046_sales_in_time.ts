import { type Kysely, sql } from 'kysely'

/**
 * What a raffle sold in each quarter of an hour, and in each day of UTC: the figures of home are cut into days of any zone
 * at the edges of a period, and added up by whole days in between, whatever the number of orders. Every zone is some
 * quarters of an hour away. A raffle's sums change while its orders are written, one after the other as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Room beside each row: the one of now is written again with every order.
    create table sales_quarters (
      raffle_id uuid not null references raffles,
      quarter timestamptz(3) not null,
      organization_id uuid not null references organizations,
      cents bigint not null,
      primary key (raffle_id, quarter)
    ) with (fillfactor = 50);
    create index sales_quarters_in_time on sales_quarters (organization_id, quarter);
    create table sales_days (
      raffle_id uuid not null references raffles,
      -- Of UTC.
      day date not null,
      organization_id uuid not null references organizations,
      cents bigint not null,
      primary key (raffle_id, day)
    ) with (fillfactor = 50);
    create index sales_days_in_time on sales_days (organization_id, day);

    create function quarter_of(moment timestamptz) returns timestamptz
      language sql immutable parallel safe as $$
      select date_bin('15 minutes', moment, timestamptz '2000-01-01 00:00Z')
    $$;
    create function utc_day(moment timestamptz) returns date language sql immutable parallel safe as $$
      select (moment at time zone 'UTC')::date
    $$;

    insert into sales_quarters (raffle_id, quarter, organization_id, cents)
    select raffle_id, quarter_of(created_at), organization_id, sum(sold_cents)
    from orders where status = 'ACTIVE' group by 1, 2, 3;
    insert into sales_days (raffle_id, day, organization_id, cents)
    select raffle_id, utc_day(quarter), organization_id, sum(cents) from sales_quarters group by 1, 2, 3;

    create function add_sales() returns trigger language plpgsql as $$
    begin
      insert into sales_quarters as kept (raffle_id, quarter, organization_id, cents)
      select raffle_id, quarter_of(created_at), organization_id, sum(sold_cents)
      from added where status = 'ACTIVE' group by 1, 2, 3 order by 1, 2
      on conflict (raffle_id, quarter) do update set cents = kept.cents + excluded.cents;
      insert into sales_days as kept (raffle_id, day, organization_id, cents)
      select raffle_id, utc_day(created_at), organization_id, sum(sold_cents)
      from added where status = 'ACTIVE' group by 1, 2, 3 order by 1, 2
      on conflict (raffle_id, day) do update set cents = kept.cents + excluded.cents;
      return null;
    end $$;
    create trigger add_sales after insert on orders
      referencing new table as added for each statement execute function add_sales();

    create function follow_sales() returns trigger language plpgsql as $$
    begin
      -- As the sums by package: of a load that was only marked, nothing is joined.
      if not exists (
        select id, status, sold_cents, created_at from after
        except select id, status, sold_cents, created_at from before
      ) then return null; end if;
      with moved as (
        select before.raffle_id, before.organization_id, side.created_at, sign * side.sold_cents as cents
        from before join after using (id) cross join lateral (values
          (before.status, before.created_at, before.sold_cents, -1),
          (after.status, after.created_at, after.sold_cents, 1)
        ) as side (status, created_at, sold_cents, sign)
        where side.status = 'ACTIVE' and (before.status, before.created_at, before.sold_cents)
          is distinct from (after.status, after.created_at, after.sold_cents)
      ), by_quarter as (
        insert into sales_quarters as kept (raffle_id, quarter, organization_id, cents)
        select raffle_id, quarter_of(created_at), organization_id, sum(cents)
        from moved group by 1, 2, 3 order by 1, 2
        on conflict (raffle_id, quarter) do update set cents = kept.cents + excluded.cents
      )
      insert into sales_days as kept (raffle_id, day, organization_id, cents)
      select raffle_id, utc_day(created_at), organization_id, sum(cents)
      from moved group by 1, 2, 3 order by 1, 2
      on conflict (raffle_id, day) do update set cents = kept.cents + excluded.cents;
      return null;
    end $$;
    create trigger follow_sales after update on orders
      referencing old table as before new table as after
      for each statement execute function follow_sales();
  `.execute(db)
}
