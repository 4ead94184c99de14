/** Whose money went back of the demonstration's orders. */
import { type Kysely, sql } from 'kysely'
import type { ActivityEntry } from '../activity/record.ts'
import type { Database } from '../database/schema.ts'
import { entryOf } from '../orders/held.ts'

/** Of voids older than two days, most have their money back; a few are owed it still. */
export async function insertRefunds(
  db: Kysely<Database>,
  { raffleId, by, now }: { raffleId: string; by: string | null; now: Date },
): Promise<void> {
  await sql`
    insert into refunds (id, order_id, amount_cents, tickets_cents, reason, way, requested_by,
      requested_at, recorded_at)
    select md5('refund ' || orders.id)::uuid, orders.id,
      orders.amount_cents + orders.donation_cents, orders.amount_cents, 'asked-for',
      case when orders.type = 'credit' then 'card' else 'by-hand' end, ${by}::uuid,
      voids.recorded_at + interval '1 day', voids.recorded_at + interval '1 day'
    from orders join order_changes as voids on voids.order_id = orders.id
    where orders.raffle_id = ${raffleId} and voids.status = 'VOID'
      and orders.amount_cents + orders.donation_cents > 0
      and voids.recorded_at < ${now}::timestamptz - interval '2 days'
      and pg_temp.chance(hashtextextended(orders.id::text, 1), 26) < 0.85
      and (orders.type <> 'cheque'
        or exists (select from cheque_clearings where order_id = orders.id))
    order by voids.recorded_at, orders.id
  `.execute(db)
  await sql`
    insert into refund_outcomes (refund_id, state, settled_at, recorded_at)
    select refunds.id, 'returned', requested_at, requested_at
    from refunds join orders on orders.id = refunds.order_id
    where orders.raffle_id = ${raffleId}
  `.execute(db)
}

/**
 * What the log says of them, as of every refund: a card's is asked of the payment service, which answers.
 * @param most of the newest
 */
export async function refundEntries(
  db: Kysely<Database>,
  actorIn: (organizationId: string) => ActivityEntry['actor'],
  most: number,
): Promise<ActivityEntry[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.orderId')
    .select(['orders.id', 'organizationId', 'raffleId', 'customerId'])
    .select(['refunds.amountCents', 'reason', 'way', 'requestedAt'])
    .orderBy('requestedAt', 'desc')
    .orderBy('refunds.id')
    .limit(most)
    .execute()
  return rows.flatMap(({ amountCents, reason, way, requestedAt, ...order }): ActivityEntry[] => {
    const by = { actor: actorIn(order.organizationId), at: requestedAt }
    const entry = { ...entryOf(order, by), before: null }
    const asked = { amountCents, reason }
    if (way === 'by-hand') return [{ ...entry, action: 'refunded', after: asked }]
    return [
      { ...entry, action: 'refund-requested', after: asked },
      { ...entry, action: 'refunded', after: { amountCents } },
    ]
  })
}
