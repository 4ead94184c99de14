import { sql, type Transaction } from 'kysely'
import type * as v from 'valibot'
import type { outboxCalls } from '../../../src/core/outbox/calls.ts'
import { waitInQueue } from '../database/queues.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'

type Report = v.InferOutput<(typeof outboxCalls.report)['body']>

/**
 * In place of what the device said last of this person's orders; nothing stands of one where none waits. Others who work on
 * it report their own.
 *
 * @throws Refusal 404: a raffle that isn't the organization's
 */
export async function keepReport(
  transaction: Transaction<Database>,
  { organizationId, deviceId, waiting, waitingCents, oldestTakenAt, raffles }: Report,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await requireOwn(transaction, organizationId, raffles)
  const of = { deviceId, userId, organizationId }
  await waitInQueue(transaction, 'outboxes', userId)
  await transaction
    .deleteFrom('outboxReports')
    .where('deviceId', '=', deviceId)
    .where('userId', '=', userId)
    .where('organizationId', '=', organizationId)
    .execute()
  if (waiting === 0) return
  const oldest = oldestTakenAt === null ? null : possible(new Date(oldestTakenAt), at)
  await transaction
    .insertInto('outboxReports')
    .values({ ...of, waiting, waitingCents, oldestTakenAt: oldest, reportedAt: at })
    .execute()
  await dropOldest(transaction, userId)
  const counts = new Map<string, number>()
  for (const { eventId, waiting: its } of raffles)
    if (its > 0) counts.set(eventId, Math.min(waiting, Math.max(its, counts.get(eventId) ?? 0)))
  if (counts.size === 0) return
  await transaction
    .insertInto('outboxReportRaffles')
    .values([...counts].map(([raffleId, its]) => ({ ...of, raffleId, waiting: its })))
    .execute()
}

const longestMs = 366 * 24 * 60 * 60 * 1000

/** A device's clock may say any year. What waits on it counts all the same, as of a moment that can be. */
function possible(said: Date, now: Date): Date {
  const [at, latest] = [said.getTime(), now.getTime()]
  return new Date(Math.min(Math.max(at, latest - longestMs), latest))
}

/** Nobody sells on more devices at once: what one person reports can't bury what others do. */
const mostDevices = 10

async function dropOldest(transaction: Transaction<Database>, userId: string): Promise<void> {
  await sql`
    delete from outbox_reports where user_id = ${userId} and device_id not in (
      select device_id from outbox_reports where user_id = ${userId}
      order by reported_at desc, device_id limit ${mostDevices}
    )
  `.execute(transaction)
}

async function requireOwn(
  transaction: Transaction<Database>,
  organizationId: string,
  raffles: Report['raffles'],
): Promise<void> {
  if (raffles.length === 0) return
  const rows = await transaction
    .selectFrom('raffles')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where(
      'id',
      'in',
      raffles.map(({ eventId }) => eventId),
    )
    .execute()
  const own = new Set(rows.map(({ id }) => id))
  const unknown = raffles.findIndex(({ eventId }) => !own.has(eventId))
  if (unknown >= 0)
    throw new Refusal(404, [{ code: 'not-found', field: `raffles.${unknown}.eventId` }])
}
