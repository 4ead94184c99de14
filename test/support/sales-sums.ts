import { sql } from 'kysely'
import type { SalesKpi } from '../../src/core/dashboard/figures.ts'
import { productDatabase } from './running-product.ts'
import { standingCents } from './standing.ts'

export interface Sums {
  sales: SalesKpi
  donationsTotalCents: number
  byDay: Map<string, number>
}

type Days = [from: string, until: string]

/**
 * The dashboard's figures, computed apart from the API: one plain sum a day by SQL, the periods by
 * calendar arithmetic here.
 */
export async function salesSums(organizationId: string, timeZone: string): Promise<Sums> {
  const { db } = productDatabase()
  try {
    const { rows } = await sql<{ day: string; cents: number }>`
      select to_char(created_at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
        sum(${standingCents})::float8 as cents
      from orders
      where organization_id = ${organizationId} and status = 'ACTIVE'
      group by 1
    `.execute(db)
    const donations = await sql<{ cents: number }>`
      select coalesce(sum(amount_cents), 0)::float8 as cents from donations
      where organization_id = ${organizationId} and status = 'ACTIVE'
    `.execute(db)
    const byDay = new Map(rows.map(({ day, cents }) => [day, Number(cents)]))
    const donationsTotalCents = Number(donations.rows[0]?.cents)
    return { sales: kpi(byDay, today(timeZone)), donationsTotalCents, byDay }
  } finally {
    await db.destroy()
  }
}

/** YYYY-MM-DD now, in a zone. */
export function today(timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date())
}

function kpi(byDay: Map<string, number>, now: string): SalesKpi {
  const tomorrow = plus(now, 1)
  const sunday = plus(now, -new Date(`${now}T00:00:00Z`).getUTCDay())
  const month = `${now.slice(0, 7)}-01`
  const lastMonth = `${plus(month, -1).slice(0, 7)}-01`
  const sum = ([from, until]: Days) =>
    [...byDay].reduce(
      (total, [day, cents]) => (day >= from && day < until ? total + cents : total),
      0,
    )
  return {
    salesAllTimeCents: sum(['0000', '9999']),
    salesThisYearCents: sum([`${now.slice(0, 4)}-01-01`, tomorrow]),
    salesLastMonthCents: sum([lastMonth, month]),
    salesLastWeekCents: sum([plus(sunday, -7), sunday]),
    salesThisMonthCents: sum([month, tomorrow]),
    salesThisWeekCents: sum([sunday, tomorrow]),
    salesTodayCents: sum([now, tomorrow]),
    salesYesterdayCents: sum([plus(now, -1), now]),
  }
}

function plus(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}
