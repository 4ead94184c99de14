import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DonationKpi, SalesKpi } from '../../../src/core/dashboard/figures.ts'
import type { Database } from '../database/schema.ts'
import { type FigureRequest, localNow, localTime, roughlySince } from './periods.ts'

/**
 * The eight sales tiles: what ACTIVE orders are sold for, without tickets that are void. "This" week, month and year run from their start
 * until now, "last" ones are whole; weeks begin on Sunday.
 */
export async function salesKpi(db: Kysely<Database>, request: FigureRequest): Promise<SalesKpi> {
  const within = (from: RawBuilder<unknown>, until: RawBuilder<unknown>) =>
    sql`coalesce(sum(cents) filter (where day >= ${from} and day < ${until}), 0)`
  const column = (name: string) => sql`starts.${sql.ref(name)}`
  const { rows } = await sql<SalesKpi>`
    with clock as (select date_trunc('day', ${localNow(request)}) as today),
    starts as (
      select today, today - interval '1 day' as yesterday, today + interval '1 day' as tomorrow,
        today - extract(dow from today) * interval '1 day' as this_week,
        today - (extract(dow from today) + 7) * interval '1 day' as last_week,
        date_trunc('month', today) as this_month,
        date_trunc('month', today) - interval '1 month' as last_month,
        date_trunc('year', today) as this_year
      from clock
    ),
    earliest as (select least(this_year, last_month, last_week) as start from starts),
    -- One row a day first: converting a moment costs more than adding it up.
    days as (
      select ${localTime('created_at', request)}::date as day, sum(sold_cents) as cents
      from orders, earliest
      where organization_id = ${request.organizationId} and status = 'ACTIVE'
        and ${roughlySince('created_at', sql`earliest.start`)}
      group by 1
    )
    select
      (
        select coalesce(sum(sold_cents), 0) from orders
        where organization_id = ${request.organizationId} and status = 'ACTIVE'
      ) as sales_all_time_cents,
      ${within(column('this_year'), column('tomorrow'))} as sales_this_year_cents,
      ${within(column('last_month'), column('this_month'))} as sales_last_month_cents,
      ${within(column('last_week'), column('this_week'))} as sales_last_week_cents,
      ${within(column('this_month'), column('tomorrow'))} as sales_this_month_cents,
      ${within(column('this_week'), column('tomorrow'))} as sales_this_week_cents,
      ${within(column('today'), column('tomorrow'))} as sales_today_cents,
      ${within(column('yesterday'), column('today'))} as sales_yesterday_cents
    from starts left join days on true
  `.execute(db)
  const kpi = rows[0]
  if (!kpi) throw new Error('An aggregate always gives a row')
  return kpi
}

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
