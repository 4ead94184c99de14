import { type Kysely, sql } from 'kysely'
import type { Order } from '../../../src/core/orders/order.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'

/** One order as the API answers it. @throws Refusal 404 where it is gone */
export async function readOrder(db: Kysely<Database>, id: string): Promise<Order> {
  const { rows } = await sql<Omit<Order, 'boughtAt'> & { boughtAt: Date }>`
    select orders.id, orders.raffle_id as event_id, orders.package_id, orders.status, orders.type,
      orders.source, orders.amount_cents + orders.donation_cents as amount_paid_cents,
      orders.donation_cents, orders.voided_tickets, orders.voided_cents,
      tickets.first_number as first_ticket_number,
      tickets.last_number as last_ticket_number, orders.created_at as bought_at,
      case when orders.status = 'VOID' then (select comment from order_changes
        where order_id = orders.id order by id desc limit 1) end as voided_comment
    from orders left join tickets on tickets.order_id = orders.id
    where orders.id = ${id}
  `.execute(db)
  const [order] = rows
  if (!order) throw new Refusal(404, 'not-found')
  return { ...order, boughtAt: order.boughtAt.toISOString() }
}
