import { type Kysely, sql } from 'kysely'

/**
 * What an order's key was used for, kept as long as the key: for ever. Null for orders entered before, and for those
 * that no call made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column request_digest bytea;
    drop trigger only_status on orders;
    create trigger only_status before update of id, organization_id, raffle_id, package_id,
      amount_cents, donation_cents, initial_status, idempotency_key, request_digest, created_at,
      recorded_at on orders
      for each row execute function refuse_change();
  `.execute(db)
}
