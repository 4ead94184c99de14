import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'

/** An add-on is bought in the same purchase: the newest orders of its home lottery get one of it. */
export async function plantGroups(db: Kysely<Database>, addOnId: string): Promise<void> {
  const together = sql`(
    select orders.*, md5('group ' || orders.id)::uuid as own_group from orders
    join raffles as add_on on add_on.id = ${addOnId} and orders.raffle_id = add_on.parent_id
    where orders.status = 'ACTIVE' and orders.created_at between add_on.start_at and add_on.end_at
    order by orders.created_at desc, orders.id limit 12
  )`
  await sql`
    insert into order_groups (id, organization_id, created_at)
    select own_group, organization_id, created_at from ${together} as first
  `.execute(db)
  await sql`
    insert into orders (id, organization_id, raffle_id, package_id, customer_id, amount_cents,
      initial_status, status, type, source, card_brand, card_ending, created_by, idempotency_key,
      created_at, recorded_at, group_id)
    select md5('add-on ' || first.id)::uuid, organization_id, ${addOnId}, packages.id, customer_id,
      price_cents, 'ACTIVE', 'ACTIVE', type, source, card_brand, card_ending, created_by,
      'seed-add-on-' || first.id, created_at, recorded_at, own_group
    from ${together} as first
    join packages on packages.raffle_id = ${addOnId} and packages.position = 1
    order by created_at
  `.execute(db)
  await sql`
    update orders set group_id = own_group from ${together} as first where orders.id = first.id
  `.execute(db)
}
