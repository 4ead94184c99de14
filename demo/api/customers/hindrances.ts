import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { CustomerDetail } from '../../../src/core/customers/customer-detail.ts'
import type { Database } from '../database/schema.ts'

type Hindrance = CustomerDetail['erasureHindrances'][number]

/** Of a customer by their id, as SQL has it. */
const standing: Readonly<Record<Hindrance, (id: RawBuilder<unknown>) => RawBuilder<boolean>>> = {
  'draw-ahead': id => sql`exists (
    select from orders join raffles on raffles.id = orders.raffle_id
    join draws on draws.raffle_id = raffles.id
    where orders.customer_id = ${id} and orders.status in ('ACTIVE', 'PENDING')
      and raffles.status <> 'closed' and draws.completed_at is null
  )`,
  'win-open': id => sql`exists (
    select from orders join raffles on raffles.id = orders.raffle_id
    join winners on winners.order_id = orders.id
    where orders.customer_id = ${id} and winners.status <> 'rejected'
      and raffles.status <> 'closed'
  )`,
  'money-owed': id => sql`exists (
    select from orders where orders.customer_id = ${id} and (owes_refund or exists (
      select from refunds where refunds.order_id = orders.id
        and not exists (select from refund_outcomes where refund_id = refunds.id)
    ))
  )`,
}
const all = Object.entries(standing) as [
  Hindrance,
  (id: RawBuilder<unknown>) => RawBuilder<boolean>,
][]

/**
 * What stands against erasing a customer: a draw that their tickets are still in, a prize of theirs in a raffle that
 * isn't closed, money that is owed or on its way.
 */
export async function hindrancesOf(db: Kysely<Database>, id: string): Promise<Hindrance[]> {
  const { rows } = await sql<{ codes: Hindrance[] }>`
    select array_remove(array[${sql.join(
      all.map(
        ([code, stands]) => sql`case when ${stands(sql`${id}::uuid`)} then ${code}::text end`,
      ),
    )}], null) as codes
  `.execute(db)
  return rows[0]?.codes ?? []
}

/** Whether anything does. */
export function isHindered(id: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(
    all.map(([, stands]) => stands(id)),
    sql` or `,
  )})`
}
