import { type Kysely, sql } from 'kysely'

/**
 * Orders that a device kept until it was sent: when they were taken stands beside when they arrived. One that was taken
 * before a cut-off and arrived after it is in no draw of it until somebody says that it counts as bought when it was
 * taken, which stands in the ledger. A key that was taken back enters nothing. What devices say that waits on them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepEvidence(db)
  await countFromTaken(db)
  await markByTaken(db)
  await followTheMoment(db)
  await keepOutboxes(db)
  await leaveOut(db)
}

async function keepEvidence(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_entries
      add column device_id uuid,
      -- What the device's clock was off by when it last heard from here, to be added to its moments; null: nobody knows.
      add column clock_offset_ms bigint check (device_id is not null or clock_offset_ms is null),
      -- taken_at with that; null without a device.
      add column corrected_at timestamptz(3) check (device_id is not null or corrected_at is null);
    drop trigger only_people on order_entries;
    create trigger only_people before update of id, organization_id, idempotency_key, source, tender,
      total_cents, given_cents, document_number, bank, cheque_date, taken_at, device_id, clock_offset_ms,
      corrected_at, entered_by, entered_at
      on order_entries for each row execute function refuse_change();

    -- When it counts as bought once somebody says so; null: nothing but its arrival counts.
    alter table orders add column taken_at timestamptz(3) check (taken_at <= recorded_at);
  `.execute(db)
}

/** A row of the ledger moves an order to the moment at which it was taken, and to no other. */
async function countFromTaken(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_changes add column counts_from timestamptz(3)
      check (counts_from is null or status = 'ACTIVE');
    create unique index order_changes_counting on order_changes (order_id)
      where counts_from is not null;

    create function refuse_but_taken() returns trigger language plpgsql as $$
    begin
      if exists (
        select from order_changes join orders on orders.id = order_id
        where order_id = (to_jsonb(new) ->> tg_argv[0])::uuid
          and counts_from = new.created_at and orders.taken_at = new.created_at
      ) then return new; end if;
      raise exception 'rows of % are never changed or deleted', tg_table_name
        using errcode = 'restrict_violation';
    end $$;
    drop trigger only_status on orders;
    create trigger only_status before update of id, organization_id, raffle_id, package_id,
      amount_cents, donation_cents, initial_status, idempotency_key, request_digest, taken_at,
      recorded_at on orders
      for each row execute function refuse_change();
    create trigger only_taken before update of created_at on orders
      for each row execute function refuse_but_taken('id');
    drop trigger only_status on donations;
    create trigger only_status before update of id, organization_id, order_id, amount_cents,
      recorded_at on donations
      for each row execute function refuse_change();
    create trigger only_taken before update of created_at on donations
      for each row execute function refuse_but_taken('order_id');

    create or replace function follow_order_change() returns trigger language plpgsql as $$
    begin
      update orders set status = latest.status from (
        select distinct on (order_id) order_id, status from added order by order_id, id desc
      ) as latest where orders.id = latest.order_id;
      update donations set status = latest.status from (
        select distinct on (order_id) order_id, status from added order by order_id, id desc
      ) as latest where donations.order_id = latest.order_id;
      if exists (select from added where counts_from is not null) then
        update orders set created_at = counts_from from added
          where orders.id = added.order_id and counts_from is not null;
        update donations set created_at = counts_from from added
          where donations.order_id = added.order_id and counts_from is not null;
      end if;
      return null;
    end $$;
  `.execute(db)
}

/** "Came late" by when it was taken, where that is known: then it arrives at once, and counts from its arrival. */
async function markByTaken(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function mark_late() returns trigger language plpgsql as $$
    begin
      new.came_late := is_late(
        new.raffle_id, coalesce(new.taken_at, new.created_at), new.recorded_at);
      return new;
    end $$;
    create or replace function mark_ends() returns trigger language plpgsql as $$
    begin
      update orders set came_late = not came_late
      where raffle_id = new.id and source is not null
        and came_late <> is_late(raffle_id, coalesce(taken_at, created_at), recorded_at);
      return null;
    end $$;
    -- What came after a cut-off is looked through for what was taken before it.
    drop index orders_sold_by_raffle;
    create index orders_sold_by_raffle on orders (raffle_id, created_at)
      include (package_id, voided_tickets, taken_at) where status = 'ACTIVE';
  `.execute(db)
}

/** As in 0034, and for an order that counts from another moment. */
async function followTheMoment(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function recount_for_customers() returns trigger language plpgsql as $$
    declare ids uuid[];
    begin
      if not exists (
        select id, status, customer_id, sold_cents, created_at from after
        except select id, status, customer_id, sold_cents, created_at from before
      ) then return null; end if;
      ids := array(
        select unnest(array[before.customer_id, after.customer_id])
        from before join after using (id)
        where (before.status, before.customer_id, before.sold_cents, before.created_at)
          <> (after.status, after.customer_id, after.sold_cents, after.created_at)
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
          and (before.status, before.customer_id, before.sold_cents, before.created_at)
            <> (after.status, after.customer_id, after.sold_cents, after.created_at)
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
        select id, status, customer_id, voided_tickets, voided_cents, cheque_cleared, created_at from after
        except select id, status, customer_id, voided_tickets, voided_cents, cheque_cleared, created_at
        from before
      ) then return null; end if;
      moved := array(
        select id from before join after using (id)
        where (before.status, before.customer_id, before.created_at)
          <> (after.status, after.customer_id, after.created_at)
      );
      paid := array(
        select id from before join after using (id)
        where (before.status, before.voided_tickets, before.voided_cents, before.cheque_cleared)
          <> (after.status, after.voided_tickets, after.voided_cents, after.cheque_cleared)
      );
      -- Those that were bought with what is another's now, or was bought at another time.
      left_behind := array(
        select orders.id from (
          select distinct before.raffle_id, before.customer_id from before join after using (id)
          where (before.customer_id, before.created_at) <> (after.customer_id, after.created_at)
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

async function keepOutboxes(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Nothing is ever entered under them; none stands in order_entries.
    create table withdrawn_keys (
      idempotency_key text primary key,
      withdrawn_by uuid not null references users,
      withdrawn_at timestamptz(3) not null
    );
    create trigger append_only before update or delete on withdrawn_keys
      for each row execute function refuse_change();

    -- What of somebody's orders waits on a device, as it said last; none where nothing waits.
    create table outbox_reports (
      device_id uuid not null,
      user_id uuid not null references users on delete cascade,
      organization_id uuid not null references organizations,
      waiting integer not null check (waiting > 0),
      waiting_cents bigint not null check (waiting_cents >= 0),
      oldest_taken_at timestamptz(3),
      reported_at timestamptz(3) not null,
      primary key (device_id, user_id, organization_id)
    );
    create table outbox_report_raffles (
      device_id uuid not null,
      user_id uuid not null,
      organization_id uuid not null,
      raffle_id uuid not null references raffles on delete cascade,
      waiting integer not null check (waiting > 0),
      primary key (device_id, user_id, organization_id, raffle_id),
      foreign key (device_id, user_id, organization_id) references outbox_reports on delete cascade
    );
    create index outbox_report_raffles_by_raffle on outbox_report_raffles (raffle_id);

    -- How often somebody took the list of those who bought last, within an hour.
    create table recent_buyer_lists (
      user_id uuid primary key references users on delete cascade,
      hour timestamptz(3) not null,
      count integer not null
    );
  `.execute(db)
}

async function leaveOut(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table draw_locks
      add column late_left_out integer not null default 0,
      add column outboxes_left_out integer not null default 0;
  `.execute(db)
}
