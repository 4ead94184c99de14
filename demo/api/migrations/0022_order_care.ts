import { type Kysely, sql } from 'kysely'

/**
 * What staff do with an order after it was bought: mark its printed tickets mailed, correct its buyer, send its tickets
 * again. Searches look in texts without accents; a function that is said to be immutable can be indexed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;
    create extension if not exists unaccent;
    create function search_text(text) returns text
      language sql immutable strict parallel safe
      as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;

    alter table orders add column version integer not null default 1;
    alter table orders add column changed_at timestamptz(3);
    alter table orders add column changed_by uuid references users;
    alter table orders add column mailed_at timestamptz(3);

    alter table emails add column order_id uuid references orders;
    create index emails_by_order on emails (order_id, sent_at) where order_id is not null;

    create index customers_by_text on customers using gin (
      search_text(first_name || ' ' || last_name || ' ' || coalesce(email, '')) gin_trgm_ops
    );
    create index orders_by_status on orders (organization_id, status, created_at desc, id desc)
      where status <> 'ACTIVE';
  `.execute(db)
}
