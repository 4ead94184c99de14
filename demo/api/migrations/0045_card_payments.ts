import { type Kysely, sql } from 'kysely'

/**
 * What a payment provider is asked about cards: a row stands before it is asked, so that no killed server leaves money held
 * that nobody knows of. One authorization pays all orders of a purchase; what of each it takes is fixed before it is
 * captured. No card's number comes here, and of a token its digest alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table card_payments (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations,
      idempotency_key text not null unique,
      -- Good for once, wherever it is tried again.
      token_digest bytea not null unique,
      amount_cents bigint not null check (amount_cents > 0),
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      state text not null check (state in
        ('asked', 'refused', 'authorized', 'capturing', 'captured', 'declined', 'releasing', 'released')),
      failure text,
      card_brand text
        check (card_brand in ('AMERICAN_EXPRESS', 'DISCOVER', 'MASTERCARD', 'VISA')),
      card_ending text check (card_ending ~ '^[0-9]{4}$'),
      captured_cents bigint check (captured_cents between 1 and amount_cents),
      tries integer not null default 0,
      -- Not before: while somebody asks the provider, they hold it until then. Null: nothing is left to ask.
      try_at timestamptz(3),
      asked_at timestamptz(3) not null,
      settled_at timestamptz(3),
      check ((try_at is null) = (state in ('refused', 'captured', 'declined', 'released'))),
      check ((settled_at is null) = (try_at is not null)),
      check ((state in ('capturing', 'captured', 'declined')) = (captured_cents is not null))
    );
    create index card_payments_to_try on card_payments (try_at) where try_at is not null;

    alter table orders add column card_payment_id uuid references card_payments;
    create index orders_by_card_payment on orders (card_payment_id) where card_payment_id is not null;

    -- What of each order the card pays, tickets and donation: none of one that was void by then.
    create table card_shares (
      order_id uuid primary key references orders,
      card_payment_id uuid not null references card_payments,
      cents bigint not null check (cents >= 0)
    );
    create index card_shares_by_payment on card_shares (card_payment_id);
    create trigger append_only before update or delete on card_shares
      for each row execute function refuse_change();
  `.execute(db)
  await oweWhatWasTaken(db)
}

/**
 * As \`receivedCents\` and \`owedCents\` say (demo/api/orders/money.ts, src/core/orders/refund.ts): what a card never paid is
 * owed to nobody, nor are tickets that were void before it paid the others.
 */
async function oweWhatWasTaken(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function is_owed(orders) returns boolean language sql stable as $$
      select case $1.status
        when 'VOID' then received > gone
        when 'ACTIVE' then $1.voided_tickets > 0
          and received - $1.donation_cents - ($1.amount_cents - $1.voided_cents) > gone_of_tickets
        else false end
      from (
        select case
          when $1.card_payment_id is not null then coalesce((
            select cents from card_shares join card_payments on card_payments.id = card_shares.card_payment_id
            where order_id = $1.id and state = 'captured'), 0)
          when ($1.status = 'ACTIVE' or $1.initial_status = 'ACTIVE'
            or exists (select from order_changes where order_id = $1.id and status = 'ACTIVE'))
            and ($1.type <> 'cheque' or $1.cheque_cleared)
          then $1.amount_cents + $1.donation_cents else 0 end as received
      ) as money, (
        select coalesce(sum(amount_cents), 0) as gone, coalesce(sum(tickets_cents), 0) as gone_of_tickets
        from refunds left join refund_outcomes on refund_id = refunds.id
        where order_id = $1.id and state is distinct from 'refused'
      ) as refunded
    $$;

    create function mark_captured() returns trigger language plpgsql as $$
    begin
      perform renew_owed(array(select order_id from card_shares where card_payment_id = new.id));
      return null;
    end $$;
    create trigger mark_captured after update of state on card_payments for each row
      when (new.state = 'captured' and old.state <> 'captured') execute function mark_captured();
  `.execute(db)
}
