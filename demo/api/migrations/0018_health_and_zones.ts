import { type Kysely, sql } from 'kysely'

/** The row by which a look at the health shows that the database takes writes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table health_checks (
      name text primary key,
      checked_at timestamptz(3) not null
    )
  `.execute(db)
  await renameZones(db)
}

/**
 * Raffles were once taken with any zone that JavaScript knows. Those that PostgreSQL doesn't list ("US/Pacific-New"),
 * and the four that it reads by an abbreviation without a summer, get the name that JavaScript means by them: the
 * clock that people saw on screen.
 */
async function renameZones(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select distinct time_zone as name from raffles
    where time_zone in ('CET', 'EET', 'MET', 'WET')
      or not exists (select from pg_timezone_names where name = time_zone)
  `.execute(db)
  for (const { name } of rows) {
    const meant = meantByJavaScript(name)
    await sql`
      update raffles set time_zone = ${meant}
      where time_zone = ${name} and exists (select from pg_timezone_names where name = ${meant})
    `.execute(db)
  }
}

function meantByJavaScript(timeZone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
}
