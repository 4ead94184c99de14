import { type Kysely, sql } from 'kysely'

/** Which tickets a print was of: a run has gaps, and a ticket that takes part later isn't on paper because of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stub_prints add column numbers int8multirange;
    -- Of earlier prints: what could be printed then, as far as it can still be told.
    update stub_prints set numbers = (
      select coalesce(range_agg(
        int8range(tickets.first_number, tickets.last_number, '[]')
          * int8range(stub_prints.first_number, stub_prints.last_number, '[]')
      ), '{}')
      from draws join tickets on tickets.raffle_id = draws.raffle_id
      join orders on orders.id = tickets.order_id
      where draws.id = stub_prints.draw_id and orders.status = 'ACTIVE'
        and orders.created_at < stub_prints.printed_at
        and (orders.type <> 'cheque' or exists (select from cheque_clearings
          where order_id = orders.id and cleared_at <= stub_prints.printed_at))
    );
    alter table stub_prints alter column numbers set not null;
  `.execute(db)
}
