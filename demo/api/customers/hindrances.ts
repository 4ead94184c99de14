import { type Kysely, sql } from 'kysely'
import type { CustomerDetail } from '../../../src/core/customers/customer-detail.ts'
import type { Database } from '../database/schema.ts'

type Hindrance = CustomerDetail['erasureHindrances'][number]

/**
 * What stands against erasing a customer: a draw that their tickets are still in, a prize of theirs in a raffle that
 * isn't closed, money that is owed or on its way.
 */
export async function hindrancesOf(db: Kysely<Database>, id: string): Promise<Hindrance[]> {
  const { rows } = await sql<{ drawAhead: boolean; winOpen: boolean; moneyOwed: boolean }>`
    select
      exists (
        select from orders join raffles on raffles.id = orders.raffle_id
        join draws on draws.raffle_id = raffles.id
        where orders.customer_id = ${id} and orders.status in ('ACTIVE', 'PENDING')
          and raffles.status <> 'closed' and draws.completed_at is null
      ) as draw_ahead,
      exists (
        select from orders join raffles on raffles.id = orders.raffle_id
        join winners on winners.order_id = orders.id
        where orders.customer_id = ${id} and winners.status <> 'rejected'
          and raffles.status <> 'closed'
      ) as win_open,
      exists (
        select from orders where orders.customer_id = ${id} and (owes_refund or exists (
          select from refunds where refunds.order_id = orders.id
            and not exists (select from refund_outcomes where refund_id = refunds.id)
        ))
      ) as money_owed
  `.execute(db)
  const [found] = rows
  return [
    ...(found?.drawAhead ? ['draw-ahead' as const] : []),
    ...(found?.winOpen ? ['win-open' as const] : []),
    ...(found?.moneyOwed ? ['money-owed' as const] : []),
  ]
}
