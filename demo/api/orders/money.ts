/** An order's money beside what was paid: what was received, and what went back. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Refund } from '../../../src/core/orders/refund.ts'
import type { Database } from '../database/schema.ts'
import type { Unwritten } from '../http/routes.ts'

/** Of an order that was paid at any time; a cheque is once the bank paid it. */
export const receivedCents: RawBuilder<number> = sql`(
  case when (orders.status = 'ACTIVE' or orders.initial_status = 'ACTIVE'
      or exists (select from order_changes where order_id = orders.id and status = 'ACTIVE'))
    and (orders.type is distinct from 'cheque'
      or exists (select from cheque_clearings where cheque_clearings.order_id = orders.id))
  then orders.amount_cents + orders.donation_cents else 0 end
)`

/** What went back, and what the provider hasn't answered yet. */
export const refundedCents: RawBuilder<number> = sql`(
  select coalesce(sum(refunds.amount_cents), 0) from refunds
  left join refund_outcomes on refund_outcomes.refund_id = refunds.id
  where refunds.order_id = orders.id and refund_outcomes.state is distinct from 'refused'
)`

/** What of that was the tickets' money. */
export const ticketsRefundedCents: RawBuilder<number> = sql`(
  select coalesce(sum(refunds.tickets_cents), 0) from refunds
  left join refund_outcomes on refund_outcomes.refund_id = refunds.id
  where refunds.order_id = orders.id and refund_outcomes.state is distinct from 'refused'
)`

/** The newest first. */
export async function readRefunds(
  db: Kysely<Database>,
  orderId: string,
): Promise<Unwritten<Refund>[]> {
  const { rows } = await sql<Unwritten<Refund>>`
    select refunds.id, amount_cents, reason, comment, way, coalesce(state, 'under-way') as state,
      failure, requested_at, users.name as requested_by, settled_at
    from refunds left join refund_outcomes on refund_id = refunds.id
    left join users on users.id = requested_by
    where order_id = ${orderId} order by requested_at desc, refunds.id
  `.execute(db)
  return rows
}
