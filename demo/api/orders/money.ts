/** An order's money beside what was paid: what was received, and what went back. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Refund } from '../../../src/core/orders/refund.ts'
import { keptPlan } from '../database/kept-plans.ts'
import type { Database } from '../database/schema.ts'
import type { Unwritten } from '../http/routes.ts'

/** Of an order that was paid at any time; a cheque is once the bank paid it, a card that staff charged once it was captured. */
export const receivedCents: RawBuilder<number> = sql`(
  case when orders.card_payment_id is not null then (
    select coalesce(sum(cents), 0) from card_shares
    join card_payments on card_payments.id = card_shares.card_payment_id
    where order_id = orders.id and state = 'captured'
  )
  when (orders.status = 'ACTIVE' or orders.initial_status = 'ACTIVE'
      or exists (select from order_changes where order_id = orders.id and status = 'ACTIVE'))
    and (orders.type is distinct from 'cheque'
      or exists (select from cheque_clearings where cheque_clearings.order_id = orders.id))
  then orders.amount_cents + orders.donation_cents else 0 end
)`

/**
 * What a card that staff charged pays of an order, fixed by now: nothing of one that was void by then, or was declined. Null
 * while what stands of it is still to be charged, and of any other order.
 */
export const cardCents: RawBuilder<number | null> = sql`(
  case
    when card_payments.state in ('capturing', 'captured') then coalesce(
      (select cents from card_shares where order_id = orders.id), 0)
    when card_payments.state in ('declined', 'releasing', 'released') then 0
  end
)`

/** Where a card's money is. */
export const cardState = sql`(
  case
    when card_payments.state in ('authorized', 'capturing') then 'authorized'
    when card_payments.state in ('releasing', 'released') then 'released'
    else card_payments.state
  end
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
    ${keptPlan} select refunds.id, amount_cents, reason, comment, way,
      coalesce(state, 'under-way') as state,
      failure, requested_at, users.name as requested_by, settled_at
    from refunds left join refund_outcomes on refund_id = refunds.id
    left join users on users.id = requested_by
    where order_id = ${orderId} order by requested_at desc, refunds.id
  `.execute(db)
  return rows
}
