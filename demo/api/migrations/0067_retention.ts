import { type Kysely, sql } from 'kysely'

/** How long an organization keeps what, in months, and each night's run that removes what is kept no longer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organizations
      add column keeps_buyers integer,
      add column keeps_emails integer,
      add column keeps_recordings integer,
      -- Who has just set one has until the night to think better of it.
      add column retention_set_at timestamptz(3);

    create table retention_runs (
      id bigint generated always as identity primary key,
      organization_id uuid not null references organizations,
      -- Of the organization's zone.
      night date not null,
      -- As they were when it began.
      keeps_buyers integer,
      keeps_emails integer,
      keeps_recordings integer,
      began_at timestamptz(3) not null,
      step text not null,
      place uuid,
      buyers integer not null default 0,
      emails integer not null default 0,
      recordings integer not null default 0,
      -- Not before: one that failed leaves the others their turn.
      try_at timestamptz(3) not null,
      ended_at timestamptz(3),
      unique (organization_id, night)
    );
    create index retention_runs_open on retention_runs (try_at) where ended_at is null;

    -- What runs look through.
    create index customers_kept on customers (organization_id, id)
      where erased_at is null and merged_into is null;
    create index emails_kept on emails (organization_id, sent_at) where subject <> '';
    create index recordings_kept on recordings (organization_id, recorded_at);
    create index bulk_rows_by_order on bulk_rows (order_id);

    -- Thousands who were erased are called alike, and are nobody's twins.
    create or replace function mark_twins(ids uuid[]) returns void language sql as $$
      update customer_figures set has_twin = looked.has_twin from (
        select id, case when erased_at is null and merged_into is null
          then exists (select from twins_of(customers)) else false end as has_twin
        from customers where id = any(ids)
      ) as looked
      where customer_id = looked.id and customer_figures.has_twin <> looked.has_twin
    $$;
    create or replace function look_for_twins_again() returns trigger language plpgsql as $$
    begin
      perform mark_twins(array(
        with changed as (
          select * from before where erased_at is null
          union select * from after where erased_at is null
        )
        select id from after
        union
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
    alter function mark_twins(uuid[]) set plan_cache_mode = force_generic_plan;
  `.execute(db)
}
