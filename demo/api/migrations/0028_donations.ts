import { type Kysely, sql } from 'kysely'

/**
 * What donors asked for: not to be named, and a receipt for their taxes, which somebody gives a number. Donations are
 * listed by day and by amount.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table donations add column anonymous boolean not null default false;
    alter table donations add column receipt_requested boolean not null default false;
    alter table donations add column receipt_number text check (receipt_number <> '');
    create index donations_by_day on donations (organization_id, created_at desc, id desc);
    create index donations_by_amount on donations (organization_id, amount_cents, id);
  `.execute(db)
}
