import { type Kysely, sql } from 'kysely'

/**
 * The keys that slips are sealed to: none is ever taken out, so that a slip which lay in a drawer opens. And who recovered a
 * purchase from its slip.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table slip_keys (
      -- The first of its public key's SHA-256.
      id text primary key check (id ~ '^[0-9a-f]{16}$'),
      -- P-256: 32 bytes, and the point that goes with them, uncompressed.
      private_key bytea not null check (length(private_key) = 32),
      public_key bytea not null check (length(public_key) = 65),
      -- What each seller's own secret is derived from.
      secret bytea not null check (length(secret) = 32),
      made_at timestamptz(3) not null
    );
    create trigger append_only before update or delete on slip_keys
      for each row execute function refuse_change();

    alter table order_entries add column recovered_by uuid references users;
    create trigger recovered_once before update of recovered_by on order_entries
      for each row execute function refuse_change();
  `.execute(db)
}
