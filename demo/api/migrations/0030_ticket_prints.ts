import { type Kysely, sql } from 'kysely'

/**
 * Tickets by their numbers, and on paper: which orders a print was of, in which order, and how far it came. A ticket
 * names its organization, so that a list in the order of numbers is read by index alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tickets add column organization_id uuid references organizations;
    alter table tickets disable trigger append_only;
    update tickets set organization_id = raffles.organization_id
      from raffles where raffles.id = tickets.raffle_id;
    alter table tickets enable trigger append_only;
    alter table tickets alter column organization_id set not null;

    create function own_ticket() returns trigger language plpgsql set search_path = public as $$
    begin
      select organization_id into new.organization_id from raffles where id = new.raffle_id;
      return new;
    end $$;
    create trigger own_ticket before insert on tickets
      for each row when (new.organization_id is null) execute function own_ticket();

    create index tickets_by_number on tickets (organization_id, first_number, order_id)
      include (last_number);
    create index tickets_of_raffle_by_number on tickets (raffle_id, first_number, order_id);

    -- The first time that its tickets went to a printer.
    alter table orders add column printed_at timestamptz(3);
    create index orders_printed on orders (organization_id, created_at desc, id desc)
      where printed_at is not null;

    create table ticket_prints (
      id uuid primary key default gen_random_uuid(),
      organization_id uuid not null references organizations,
      -- The one that it goes on with, after a jam.
      resumes uuid references ticket_prints,
      paper text not null,
      arrangement text not null,
      -- The place of its first order, and of its last one.
      from_number integer not null check (from_number > 0),
      to_number integer not null check (to_number >= from_number),
      ticket_count bigint not null,
      reprint_count integer not null,
      printed_at timestamptz(3) not null,
      printed_by uuid not null references users,
      -- The place of the last order that came out whole; null until somebody said.
      came_out integer,
      answered_at timestamptz(3),
      check (came_out between from_number - 1 and to_number),
      check ((came_out is null) = (answered_at is null))
    );
    create index ticket_prints_by_time on ticket_prints (organization_id, printed_at desc, id desc);

    create table ticket_print_orders (
      print_id uuid not null references ticket_prints on delete cascade,
      number integer not null check (number > 0),
      order_id uuid not null references orders,
      -- It went to a printer before.
      reprint boolean not null,
      primary key (print_id, number)
    );
    create index ticket_print_orders_by_order on ticket_print_orders (order_id);

    create trigger answered_once before update on ticket_prints
      for each row when (old.answered_at is not null) execute function refuse_change();
    create trigger append_only before update on ticket_print_orders
      for each row execute function refuse_change();
  `.execute(db)
}
