import { sql, type Transaction } from 'kysely'
import { waitInQueue } from '../database/queues.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'

const hour = 3_600_000
const day = 24 * hour
const megabyte = 1024 * 1024

/** What an organisation may upload. */
const limits = {
  /** Addresses given within an hour. */
  anHour: 200,
  /** Addresses given that still wait for their file. */
  unused: 40,
  /** Bytes within a day: stored, or still to come. */
  aDay: 500 * megabyte,
}

/**
 * Whether an organisation has room for one more file; the transaction that asks then adds it, and no other passes by.
 *
 * @throws Refusal 429, 413
 */
export async function requireRoom(
  transaction: Transaction<Database>,
  organizationId: string,
  size: number,
  now: Date,
): Promise<void> {
  await waitInQueue(transaction, 'uploads', organizationId)
  const since = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const { rows } = await sql<{
    recent: number
    recentFrom: Date | null
    unused: number
    unusedUntil: Date | null
    bytes: number
    bytesFrom: Date | null
  }>`
    select count(*) filter (where created_at > ${since(hour)}) as recent,
      min(created_at) filter (where created_at > ${since(hour)}) as recent_from,
      count(*) filter (where stored_at is null and upload_until > ${now}) as unused,
      min(upload_until) filter (where stored_at is null and upload_until > ${now}) as unused_until,
      coalesce(sum(size) filter (where counts), 0) as bytes,
      min(created_at) filter (where counts) as bytes_from
    from (
      select *, stored_at is not null or upload_until > ${now} as counts from files
      where organization_id = ${organizationId} and created_at > ${since(day)}
    ) as given
  `.execute(transaction)
  const [given] = rows
  if (!given) return
  if (given.recent >= limits.anHour) {
    throw refusal('too-many-uploads', limits.anHour, after(given.recentFrom, hour, now))
  }
  if (given.unused >= limits.unused) {
    throw refusal('too-many-unused-uploads', limits.unused, after(given.unusedUntil, 0, now))
  }
  if (given.bytes + size > limits.aDay) {
    const params = { megabytes: limits.aDay / megabyte }
    const reasons = [{ code: 'upload-quota-used', field: 'size', params } as const]
    throw new Refusal(413, reasons, after(given.bytesFrom, day, now))
  }
}

/** Seconds until so long after a moment. */
function after(moment: Date | null, milliseconds: number, now: Date): number {
  const until = (moment ?? now).getTime() + milliseconds
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000))
}

function refusal(
  code: 'too-many-uploads' | 'too-many-unused-uploads',
  count: number,
  seconds: number,
): Refusal {
  return new Refusal(429, [{ code, params: { count, minutes: Math.ceil(seconds / 60) } }], seconds)
}
