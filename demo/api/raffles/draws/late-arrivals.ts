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
      )`
}

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
