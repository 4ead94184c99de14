import { useStore } from '@nanostores/react'
import type { ChartPoint, ChartSeries } from '../../core/dashboard/charts.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { formatDay, formatLongDay, formatLongMonth, formatMonth } from '../../core/format/dates.ts'
import { formatMoney } from '../../core/format/money.ts'
import { useDesk, useTexts } from '../desk.tsx'

export type ChartWords = ReturnType<typeof useChartWords>

/** Names the bars of a series in the reader's language. */
export function useChartWords(series: ChartSeries, currency: string) {
  const texts = useTexts(dashboardTexts)
  const locale = useStore(useDesk().$locale)
  const [short, long] =
    series === 'daily' ? [formatDay, formatLongDay] : [formatMonth, formatLongMonth]

  const money = (cents: number) => formatMoney(cents, currency, locale)

  return {
    toBar: ({ period, cents }: ChartPoint) => ({
      label: short(period, locale),
      name: long(period, locale),
      cents,
    }),
    toRow: ({ period, cents }: ChartPoint) => ({ name: long(period, locale), cents }),
    /** The drawing in a sentence, for those who don't see it. */
    summaryOf(points: readonly ChartPoint[]): string {
      const latest = points.at(-1)
      if (!latest) return ''
      const highest = points.reduce((best, point) => (point.cents > best.cents ? point : best))
      return texts.chartSummary({
        highest: money(highest.cents),
        highestWhen: long(highest.period, locale),
        latest: money(latest.cents),
        latestWhen: long(latest.period, locale),
      })
    },
  }
}
