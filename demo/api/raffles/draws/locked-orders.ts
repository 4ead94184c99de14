import { type Kysely, sql } from 'kysely'
import { keptPlan } from '../../database/kept-plans.ts'
import type { Database } from '../../database/schema.ts'

/**
 * Whether an order's tickets stand in a list that is still drawn from, or in the one that ended the raffle's
 * sales: voiding it would change what was locked. Lists of early draws that are complete stand in nobody's way.
 */
export async function isInLockedList(db: Kysely<Database>, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    ${keptPlan} select exists (
      select from tickets
      join draws on draws.raffle_id = tickets.raffle_id
        and (draws.completed_at is null or draws.cutoff_at is null)
      join draw_locks on draw_locks.draw_id = draws.id and draw_locks.reopened_at is null
      join draw_lock_chunks on draw_lock_chunks.lock_id = draw_locks.id
      where tickets.order_id = ${orderId}
        and numbers[1] <= tickets.last_number
        and numbers[array_upper(numbers, 1)] >= tickets.first_number
        and ${orderId}::uuid = any(order_ids)
    ) as found
  `.execute(db)
  return rows[0]?.found ?? false
}

/** The same of many: which of these orders stand in such a list. */
export async function inLockedLists(
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ orderId: string }>`
    select distinct entry.order_id from draws
    join draw_locks on draw_locks.draw_id = draws.id and draw_locks.reopened_at is null
    join draw_lock_chunks on draw_lock_chunks.lock_id = draw_locks.id
    cross join lateral unnest(order_ids) as entry(order_id)
    where (draws.completed_at is null or draws.cutoff_at is null)
      and draws.raffle_id in (select raffle_id from orders where id = any(${[...orderIds]}::uuid[]))
      and entry.order_id = any(${[...orderIds]}::uuid[])
  `.execute(db)
  return new Set(rows.map(({ orderId }) => orderId))
}

/** Whether a locked list of the raffle ended after a moment: what was bought then can't enter it any more. */
export async function isLockedFor(
  db: Kysely<Database>,
  raffleId: string,
  boughtAt: Date,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    ${keptPlan} select exists (
      select from draw_locks
      join draws on draws.id = draw_locks.draw_id
      join raffles on raffles.id = draws.raffle_id
      where draws.raffle_id = ${raffleId} and draw_locks.reopened_at is null
        and ${boughtAt}::timestamptz
          < coalesce(least(coalesce(draws.cutoff_at, raffles.end_at), raffles.ended_at), 'infinity')
    ) as found
  `.execute(db)
  return rows[0]?.found ?? false
}
