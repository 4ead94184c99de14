import type { ChartSeries } from '../../core/dashboard/charts.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { useTexts } from '../desk.tsx'
import { ChartSkeleton } from '../kit/chart-skeleton.tsx'
import { ChartFrame } from './chart-frame.tsx'

/** The room of a chart before its turn: it asks for nothing yet. */
export function ChartCardWaiting({ series }: { series: ChartSeries }) {
  const texts = useTexts(dashboardTexts)
  return (
    <ChartFrame
      title={texts[`${series}Title`]}
      toggle={{ disabled: true, children: texts.showAsTable }}
    >
      <ChartSkeleton />
    </ChartFrame>
  )
}
