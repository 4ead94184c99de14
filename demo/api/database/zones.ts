import { type Kysely, sql } from 'kysely'
import { isTimeZone } from '../../../src/core/format/time-zone.ts'
import { wallTimeOf } from '../../../src/core/format/zoned.ts'
import { Refusal } from '../http/refusal.ts'
import type { Database } from './schema.ts'

/**
 * The moments at which a zone's clock is compared, a month apart. They are past: what a government decided since then
 * is in one edition of the zones and not yet in another, and makes no other place of Vancouver.
 */
const moments = Array.from({ length: 9 * 12 }, (_, month) =>
  new Date(Date.UTC(2016, month, 1, 12)).toISOString(),
)

/** Those found to be one: neither side's zones change while it runs, and there are some 600. */
const agreed = new Set<string>()

/**
 * Whether JavaScript and PostgreSQL both know a zone, and mean the same place. "US/Pacific-New" is unknown to newer
 * PostgreSQLs; "AST" is Alaska to one and the Atlantic to the other, and "CET" has no summer there.
 */
export async function isAgreedZone(db: Kysely<Database>, timeZone: string): Promise<boolean> {
  if (agreed.has(timeZone)) return true
  if (!isTimeZone(timeZone)) return false
  const theirs = await clockOf(db, timeZone)
  const isAgreed = moments.every((at, index) => {
    const { day, time } = wallTimeOf(at, timeZone)
    return theirs?.[index] === `${day} ${time}`
  })
  if (isAgreed) agreed.add(timeZone)
  return isAgreed
}

/** @throws Refusal 422, naming the field `timeZone` */
export async function requireZone(db: Kysely<Database>, timeZone: string): Promise<void> {
  if (!(await isAgreedZone(db, timeZone)))
    throw new Refusal(422, [{ code: 'invalid-time-zone', field: 'timeZone' }])
}

/** Null for a zone that PostgreSQL doesn't list: to try it would end the transaction that asks. */
async function clockOf(db: Kysely<Database>, timeZone: string): Promise<string[] | null> {
  const { rows } = await sql<{ shown: string[] | null }>`
    select case when exists (select from pg_timezone_names where name = ${timeZone}) then array(
      select to_char(at at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI')
      from unnest(${moments}::timestamptz[]) with ordinality as each (at, place) order by place
    ) end as shown
  `.execute(db)
  return rows[0]?.shown ?? null
}
