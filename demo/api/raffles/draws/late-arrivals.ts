/** What came too late for a draw, or may still come: orders that devices keep until they can be sent. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { WaitingOutbox } from '../../../../src/core/raffles/draws/draw.ts'
import type { Database } from '../../database/schema.ts'
import type { DrawContext } from './context.ts'

/** Taken before a cut-off, arrived after it, neither void nor let take part: staff decide each. */
export function cameLate(cutoffAt: Date | null): RawBuilder<boolean> {
  return cutoffAt === null
    ? sql`false`
    : sql`(
        orders.status = 'ACTIVE' and orders.created_at >= ${cutoffAt}::timestamptz
        and orders.taken_at < ${cutoffAt}::timestamptz
        and not exists (
          select from order_changes where order_id = orders.id and counts_from is not null
        )
      )`
}

/** Taken before the end of sales and arrived after it, and nobody let it take part. In a query over orders. */
export const waitsForStaff = sql<boolean>`(
  orders.came_late and coalesce(orders.taken_at < orders.created_at, false)
  and orders.created_at >= (select least(end_at, ended_at) from raffles where id = orders.raffle_id)
)`

/**
 * From when an order that came late would count if staff let it take part now: from when it was taken, or from the cut-off
 * of the last locked list that it would have been in. Null: no draw is left that this would bring it into. In a query over
 * orders.
 */
export const wouldCountFrom = sql<Date | null>`(
  with cut_offs as (
    select coalesce(least(coalesce(draws.cutoff_at, raffles.end_at), raffles.ended_at), 'infinity') as at,
      exists (select from draw_locks where draw_id = draws.id and reopened_at is null) as locked
    from draws join raffles on raffles.id = draws.raffle_id
    where draws.raffle_id = orders.raffle_id
  ), moment as (
    select greatest(orders.taken_at, (select max(at) from cut_offs where locked)) as at
  )
  select moment.at from moment where exists (
    select from cut_offs
    where not locked and cut_offs.at > moment.at and cut_offs.at <= orders.created_at
  )
)`

export async function countLate(
  db: Kysely<Database>,
  { raffleId, cutoffAt }: Pick<DrawContext, 'raffleId' | 'cutoffAt'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from orders where raffle_id = ${raffleId} and ${cameLate(cutoffAt)}
  `.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Devices that said last that orders of the raffle wait on them, those that were heard of longest ago first. When those were
 * taken isn't known but by the device's own clock, so all of them count.
 */
export async function readOutboxes(
  db: Kysely<Database>,
  raffleId: string,
): Promise<WaitingOutbox[]> {
  const { rows } = await sql<Omit<WaitingOutbox, 'reportedAt'> & { reportedAt: Date }>`
    select device_id, name as seller, its.waiting, reported_at
    from outbox_report_raffles as its
    join outbox_reports as reports using (device_id, user_id, organization_id)
    join users on users.id = user_id
    where raffle_id = ${raffleId} order by reported_at, device_id, name
  `.execute(db)
  return rows.map(({ reportedAt, ...its }) => ({ ...its, reportedAt: reportedAt.toISOString() }))
}
