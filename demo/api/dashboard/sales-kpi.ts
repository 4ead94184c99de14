import { type Kysely, sql } from 'kysely'
import type { DonationKpi, SalesKpi } from '../../../src/core/dashboard/figures.ts'
import type { Database } from '../database/schema.ts'
import { type FigureRequest, localNow } from './periods.ts'
import { soldIn } from './sold.ts'

/**
 * The eight sales tiles: what ACTIVE orders are sold for, without tickets that are void. "This" week, month and year run from their start
 * until now, "last" ones are whole; weeks begin on Sunday.
 */
export async function salesKpi(db: Kysely<Database>, request: FigureRequest): Promise<SalesKpi> {
  const { rows } = await sql<SalesKpi>`
    with clock as (select date_trunc('day', ${localNow(request)}) as today),
    starts as (
      select today, today + interval '1 day' as tomorrow,
        today - extract(dow from today) * interval '1 day' as this_week,
        date_trunc('month', today) as this_month, date_trunc('year', today) as this_year
      from clock
    ),
    periods as (
      select period.* from starts cross join lateral (values
        ('this year', this_year, tomorrow),
        ('last month', this_month - interval '1 month', this_month),
        ('last week', this_week - interval '7 days', this_week),
        ('this month', this_month, tomorrow),
        ('this week', this_week, tomorrow),
        ('today', today, tomorrow),
        ('yesterday', today - interval '1 day', today)
      ) as period (name, start, finish)
    )
    select
      (
        select coalesce(sum(sold_cents), 0) from package_sales
        join raffles on raffles.id = raffle_id
        where organization_id = ${request.organizationId}
      ) as sales_all_time_cents,
      ${only('this year')} as sales_this_year_cents,
      ${only('last month')} as sales_last_month_cents,
      ${only('last week')} as sales_last_week_cents,
      ${only('this month')} as sales_this_month_cents,
      ${only('this week')} as sales_this_week_cents,
      ${only('today')} as sales_today_cents,
      ${only('yesterday')} as sales_yesterday_cents
    from ${soldIn(sql`periods`, request)} as sold
  `.execute(db)
  const kpi = rows[0]
  if (!kpi) throw new Error('An aggregate always gives a row')
  return kpi
}

const only = (period: string) => sql`sum(cents) filter (where name = ${period})`

/** The ninth tile: all donations that stand, given with orders or alone. */
export async function donationKpi(
  db: Kysely<Database>,
  { organizationId }: FigureRequest,
): Promise<DonationKpi> {
  const row = await db
    .selectFrom('donations')
    .select(({ fn }) => fn.sum<number | null>('amountCents').as('total'))
    .where('organizationId', '=', organizationId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  return { donationsTotalCents: row?.total ?? 0 }
}
