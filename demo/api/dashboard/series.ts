import { type Kysely, sql } from 'kysely'
import type {
  DailySales,
  MonthlyDonations,
  MonthlySales,
} from '../../../src/core/dashboard/figures.ts'
import type { Database } from '../database/schema.ts'
import { type FigureRequest, localNow, localTime, roughlySince } from './periods.ts'

/** Sales of each of the last 30 days, today included, oldest first; days without a sale are 0. */
export function dailySales(db: Kysely<Database>, request: FigureRequest): Promise<DailySales> {
  return seriesOf(db, request, 'orders', {
    unit: 'day',
    count: 30,
    label: 'YYYY-MM-DD',
  }).then(items => items.map(({ label, cents }) => ({ date: label, dailySalesCents: cents })))
}

/** Sales of each of the last 12 months, this month included, oldest first. */
export async function monthlySales(
  db: Kysely<Database>,
  request: FigureRequest,
): Promise<MonthlySales> {
  const items = await seriesOf(db, request, 'orders', months)
  return items.map(({ label, cents }) => ({ month: label, monthlySalesCents: cents }))
}

/** Donations of each of the last 12 months, this month included, oldest first. */
export async function monthlyDonations(
  db: Kysely<Database>,
  request: FigureRequest,
): Promise<MonthlyDonations> {
  const items = await seriesOf(db, request, 'donations', months)
  return items.map(({ label, cents }) => ({ monthCreated: label, totalCents: cents }))
}

interface Steps {
  unit: 'day' | 'month'
  count: number
  label: string
}

const months: Steps = { unit: 'month', count: 12, label: 'YYYY-MM' }

async function seriesOf(
  db: Kysely<Database>,
  request: FigureRequest,
  table: 'orders' | 'donations',
  { unit, count, label }: Steps,
): Promise<{ label: string; cents: number }[]> {
  const step = sql`(${`1 ${unit}`})::interval`
  const summed = table === 'orders' ? sql`sold_cents` : sql`amount_cents`
  const { rows } = await sql<{ label: string; cents: number }>`
    with clock as (select date_trunc(${unit}::text, ${localNow(request)}) as current),
    steps as (
      select generate_series(current - ${count - 1} * ${step}, current, ${step}) as start from clock
    ),
    sold as (
      select date_trunc(${unit}::text, ${localTime('created_at', request)}) as start,
        sum(${summed}) as cents
      from ${sql.table(table)}, clock
      where organization_id = ${request.organizationId} and status = 'ACTIVE'
        and ${roughlySince('created_at', sql`current - ${count - 1} * ${step}`)}
      group by 1
    )
    select to_char(steps.start, ${label}::text) as label, coalesce(sold.cents, 0) as cents
    from steps left join sold using (start)
    order by steps.start
  `.execute(db)
  return rows
}
