import { type Kysely, sql } from 'kysely'

/**
 * Purchases that staff enter: what is said of all of their orders at once. Orders of one purchase are no duplicates of
 * each other, and a paper entry of a sweepstakes has no type. A seller finds a customer by the end of their phone number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addEntries(db)
  await findByPhone(db)
  await tellApart(db)
}

async function addEntries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_entries (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations,
      idempotency_key text not null unique,
      request_digest bytea not null,
      source text not null check (source in ('walk_in', 'phone', 'mail')),
      tender text not null
        check (tender in ('cash', 'cheque', 'money order', 'credit', 'free')),
      total_cents bigint not null check (total_cents >= 0),
      -- Of cash: what the buyer handed over.
      given_cents bigint check (given_cents >= total_cents),
      -- Of a cheque or a money order.
      document_number text check (document_number <> ''),
      bank text check (bank <> ''),
      cheque_date date,
      second_name text check (second_name <> ''),
      -- Lines, as the post reads them.
      shipping text check (shipping <> ''),
      referral text,
      age_range text,
      gender text,
      script_read boolean not null,
      -- By the clock of whoever took it.
      taken_at timestamptz(3),
      received_on date,
      entered_by uuid not null references users,
      entered_at timestamptz(3) not null,
      check ((tender = 'cash') = (given_cents is not null)),
      check ((tender in ('cheque', 'money order')) = (document_number is not null)),
      check ((tender = 'cheque') = (bank is not null and cheque_date is not null)),
      check (tender <> 'free' or total_cents = 0 and source = 'mail')
    );
    create trigger append_only before delete on order_entries
      for each row execute function refuse_change();
    create trigger only_people before update of id, organization_id, idempotency_key, source, tender,
      total_cents, given_cents, document_number, bank, cheque_date, entered_by, entered_at
      on order_entries for each row execute function refuse_change();

    alter table orders add column entry_id uuid references order_entries;
    create index orders_by_entry on orders (entry_id) where entry_id is not null;
    alter table orders alter column type drop not null;
    alter table orders add constraint orders_typed check (
      type is not null or amount_cents = 0 and donation_cents = 0 and source = 'mail'
    );
  `.execute(db)
}

/** Looked for from its end; each seller so often a minute. */
async function findByPhone(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index customers_by_phone_end on customers
      (organization_id, reverse(phone) text_pattern_ops) where phone is not null;
    create table buyer_look_ups (
      user_id uuid primary key references users on delete cascade,
      minute timestamptz(3) not null,
      count integer not null
    );
  `.execute(db)
}

/** As in 0034 and 0040, and by purchases: several packages of one kind, bought at once, were meant. */
async function tellApart(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function bought_with(ids uuid[]) returns table (id uuid, other_id uuid)
      language sql stable as $$
      with bought as (
        select orders.id, raffle_id, package_id, entry_id, orders.created_at, customers.organization_id,
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
        and (bought.entry_id is null or other.entry_id is distinct from bought.entry_id)
      where not exists (
        select from orders_apart as apart
        where apart.order_id = bought.id and apart.other_id = other.id
      )
    $$;

    create or replace function renew_all_duplicates(of_raffle uuid) returns void
      language sql set enable_nestloop = off as $$
      with standing as (
        select orders.id, coalesce(entry_id, orders.id) as purchase, package_id, orders.created_at,
          customer_id, email, phone
        from orders join customers on customers.id = customer_id
        where orders.raffle_id = of_raffle and status in ('ACTIVE', 'PENDING')
      ), once as (
        select distinct purchase, package_id, created_at, customer_id, email, phone from standing
      ), found as (
        select purchase, package_id from (
          select purchase, package_id, created_at - lag(created_at) over each as since,
            lead(created_at) over each - created_at as till
          from once window each as (partition by package_id, customer_id order by created_at)
          union all
          select purchase, package_id, created_at - lag(created_at) over each,
            lead(created_at) over each - created_at
          from once where email is not null
          window each as (partition by package_id, email order by created_at)
          union all
          select purchase, package_id, created_at - lag(created_at) over each,
            lead(created_at) over each - created_at
          from once where phone is not null
          window each as (partition by package_id, phone order by created_at)
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
