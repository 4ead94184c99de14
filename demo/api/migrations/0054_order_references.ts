import { type Kysely, sql } from 'kysely'

/**
 * The reference of an order that waited on a device, as the device itself says it (`src/core/outbox/reference.ts`): six
 * letters of its key, so that staff find by it what a provisional receipt is of.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Stored keys are the seller's id, a space, and the device's own.
    create function order_reference(stored_key text) returns text
    language plpgsql immutable strict parallel safe as $$
    declare
      own_key text := split_part(stored_key, ' ', 2);
      rest numeric := 0;
      low integer;
      six text := '';
    begin
      for place in 1 .. length(own_key) loop
        -- The exclusive or of a sign's code changes the lowest bits alone.
        low := mod(rest, 65536)::integer;
        rest := mod((rest - low + (low # ascii(substr(own_key, place, 1)))) * 1099511628211 + 7,
          18446744073709551616);
      end loop;
      for place in 1 .. 6 loop
        six := six || substr('ABCDEFGHJKMNPQRSTVWXYZ', mod(rest, 22)::integer + 1, 1);
        rest := div(rest, 22);
      end loop;
      return 'K-' || six;
    end $$;

    create index order_entries_by_reference on order_entries (order_reference(idempotency_key))
      where device_id is not null;
  `.execute(db)
}
