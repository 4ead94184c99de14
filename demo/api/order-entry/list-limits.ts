/** How often somebody is given customers of their organization: enough to sell, and little for whoever reads people out. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'

interface Limit {
  /** Of it: who, since when, how often. */
  table: 'buyer_look_ups' | 'recent_buyer_lists'
  period: 'minute' | 'hour'
  most: number
  code: 'too-many-look-ups' | 'too-many-lists'
}

export const limits = {
  /** More than somebody types who takes one order after the other. */
  lookUp: { table: 'buyer_look_ups', period: 'minute', most: 60, code: 'too-many-look-ups' },
  /** A device asks when its screen opens and once an hour. */
  list: { table: 'recent_buyer_lists', period: 'hour', most: 12, code: 'too-many-lists' },
} as const satisfies Record<string, Limit>

const lengthMs = { minute: 60_000, hour: 3_600_000 } as const

/**
 * Counts one more of somebody's within this minute or hour.
 *
 * @throws Refusal 429 with the seconds that are left of it
 */
export async function countWithin(
  db: Kysely<Database>,
  { table, period, most, code }: Limit,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const start = new Date(Math.floor(now.getTime() / lengthMs[period]) * lengthMs[period])
  const since = sql.ref(period)
  const { rows } = await sql<{ count: number }>`
    insert into ${sql.table(table)} as kept (user_id, ${since}, count) values (${userId}, ${start}, 1)
    on conflict (user_id) do update set ${since} = excluded.${since},
      count = case when kept.${since} = excluded.${since} then kept.count + 1 else 1 end
    returning count
  `.execute(db)
  if ((rows[0]?.count ?? 0) <= most) return
  const leftMs = start.getTime() + lengthMs[period] - now.getTime()
  throw new Refusal(429, code, Math.max(1, Math.ceil(leftMs / 1000)))
}
