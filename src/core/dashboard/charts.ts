/** The three charts (section 2, Dashboard), each one store a desk. */
import { computed, type ReadableAtom } from 'nanostores'
import type { Desk } from '../desk.ts'
import { type Currency, currencyOf } from '../organizations/organization.ts'
import { perDesk } from '../per-desk.ts'
import type { Resource, ResourceStore } from '../resource.ts'
import { dashboardCalls } from './calls.ts'
import { createReport } from './report.ts'

/** What the `series` attribute may name. */
export const chartSeries = ['daily', 'monthly', 'donations'] as const
export type ChartSeries = (typeof chartSeries)[number]

/** A bar: `period` is YYYY-MM-DD or YYYY-MM in the browser's zone. The last one is still running. */
export interface ChartPoint {
  period: string
  cents: number
}

export interface SalesChart {
  readonly $state: ReadableAtom<Resource<ChartPoint[]>>
  readonly $currency: ReadableAtom<Currency>
  reload(): void
}

const isEmpty = (points: readonly { cents: number }[]) => points.every(({ cents }) => cents === 0)

const builders: Record<ChartSeries, (desk: Desk) => SalesChart> = {
  daily: perDesk(desk =>
    chart(desk, createReport(desk, dashboardCalls.salesByDay), day => ({
      period: day.date,
      cents: day.dailySalesCents,
    })),
  ),
  monthly: perDesk(desk =>
    chart(desk, createReport(desk, dashboardCalls.salesByMonth), item => ({
      period: item.month,
      cents: item.monthlySalesCents,
    })),
  ),
  donations: perDesk(desk =>
    chart(desk, createReport(desk, dashboardCalls.donationsByMonth), item => ({
      period: item.monthCreated,
      cents: item.totalCents,
    })),
  ),
}

/** The store behind every showing of this chart on this desk. */
export function salesChartOf(desk: Desk, series: ChartSeries): SalesChart {
  return builders[series](desk)
}

/** The series that an attribute names; daily when it names none, null when it names no series of ours. */
export function seriesOf(attribute: unknown): ChartSeries | null {
  if (attribute === undefined || attribute === null) return 'daily'
  return chartSeries.find(series => series === attribute) ?? null
}

function chart<Item>(
  desk: Desk,
  report: ResourceStore<Item[]>,
  toPoint: (item: Item) => ChartPoint,
): SalesChart {
  const $state = computed(report.$state, (resource): Resource<ChartPoint[]> => {
    if (resource.state !== 'ready') return resource
    const points = resource.data.map(toPoint)
    // Nothing sold in the whole time: no bars to draw.
    return isEmpty(points) ? { state: 'empty' } : { state: 'ready', data: points }
  })
  const $currency = computed(desk.$organization, organization =>
    organization ? currencyOf(organization) : 'CAD',
  )
  return { $state, $currency, reload: report.reload }
}
