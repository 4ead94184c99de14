import { type Kysely, sql } from 'kysely'
import type { Database } from '../../demo/api/database/schema.ts'
import { until } from '../support/until.ts'

/**
 * Until as many statements wait for a lock, in this database alone: other files' tests have theirs on the same server.
 * @param statement a part of what they say, as SQL's `like` has it
 * @throws after half a minute: a test that gave up says more than one that hangs
 */
export async function untilWaiting(
  db: Kysely<Database>,
  { count = 1, statement = '' }: { count?: number; statement?: string } = {},
): Promise<void> {
  const waiting = sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and state = 'active'
      and query ilike ${`%${statement}%`}
  `
  await until(
    async () => (await waiting.execute(db)).rows.length >= count,
    `${count} that wait for a lock ${statement}`,
  )
}
