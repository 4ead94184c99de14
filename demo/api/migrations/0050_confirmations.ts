import { type Kysely, sql } from 'kysely'

/** The email that confirms a new order is written after the order stands: what it takes holds up nobody's next order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table confirmations_due (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders,
      -- When the order was entered: the email's own moment.
      entered_at timestamptz(3) not null,
      -- How often it couldn't be written, and not before when it is tried again.
      tries integer not null default 0,
      try_at timestamptz(3)
    );
  `.execute(db)
}
