import { type Kysely, type RawBuilder, sql } from 'kysely'
import type {
  DailySales,
  MonthlyDonations,
  MonthlySales,
} from '../../../src/core/dashboard/figures.ts'
import type { Database } from '../database/schema.ts'
import { type FigureRequest, localNow, localTime, roughlySince } from './periods.ts'
import { soldIn } from './sold.ts'

/** Sales of each of the last 30 days, today included, oldest first; days without a sale are 0. */
export async function dailySales(
  db: Kysely<Database>,
  request: FigureRequest,
): Promise<DailySales> {
  const days = await seriesOf(db, request, salesByDay(request), {
    unit: 'day',
    count: 30,
    label: 'YYYY-MM-DD',
  })
  return days.map(({ label, cents }) => ({ date: label, dailySalesCents: cents }))
}

/** Sales of each of the last 12 months, this month included, oldest first. */
export async function monthlySales(
  db: Kysely<Database>,
  request: FigureRequest,
): Promise<MonthlySales> {
  const periods = sql`(select start as name, start, start + interval '1 month' as finish from steps)`
  const sold = sql`(select name as start, cents from ${soldIn(periods, request)} as sold)`
  const items = await seriesOf(db, request, sold, months)
  return items.map(({ label, cents }) => ({ month: label, monthlySalesCents: cents }))
}

/** Donations of each of the last 12 months, this month included, oldest first. */
export async function monthlyDonations(
  db: Kysely<Database>,
  request: FigureRequest,
): Promise<MonthlyDonations> {
  const items = await seriesOf(db, request, donationsByMonth(request), months)
  return items.map(({ label, cents }) => ({ monthCreated: label, totalCents: cents }))
}

interface Steps {
  unit: 'day' | 'month'
  count: number
  label: string
}

const months: Steps = { unit: 'month', count: 12, label: 'YYYY-MM' }

/** Thirty days have so few quarters of an hour that they are added up one by one. */
function salesByDay(request: FigureRequest): RawBuilder<unknown> {
  return sql`(
    select date_trunc('day', ${localTime('quarter', request)}) as start, sum(cents) as cents
    from sales_quarters where organization_id = ${request.organizationId}
      and ${roughlySince('quarter', sql`(select min(start) from steps)`)}
    group by 1
  )`
}

function donationsByMonth(request: FigureRequest): RawBuilder<unknown> {
  return sql`(
    select date_trunc('month', ${localTime('created_at', request)}) as start,
      sum(amount_cents) as cents
    from donations where organization_id = ${request.organizationId} and status = 'ACTIVE'
      and ${roughlySince('created_at', sql`(select min(start) from steps)`)}
    group by 1
  )`
}

/** @param sums rows of `start` and `cents`, which may read the `steps` */
async function seriesOf(
  db: Kysely<Database>,
  request: FigureRequest,
  sums: RawBuilder<unknown>,
  { unit, count, label }: Steps,
): Promise<{ label: string; cents: number }[]> {
  const step = sql`(${`1 ${unit}`})::interval`
  const { rows } = await sql<{ label: string; cents: number }>`
    with clock as (select date_trunc(${unit}::text, ${localNow(request)}) as current),
    steps as (
      select generate_series(current - ${count - 1} * ${step}, current, ${step}) as start from clock
    )
    select to_char(steps.start, ${label}::text) as label, coalesce(sums.cents, 0) as cents
    from steps left join ${sums} as sums using (start)
    order by steps.start
  `.execute(db)
  return rows
}
