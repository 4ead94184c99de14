import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { type ChartSeries, salesChartOf } from '../../core/dashboard/charts.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { ChartSkeleton } from '../kit/chart-skeleton.tsx'
import { ChartBody } from './chart-body.tsx'
import chartCardCss from './chart-card.css?inline'

addSheet(chartCardCss)

interface ChartCardProps {
  series: ChartSeries
}

/** One chart (section 2, Dashboard) with its figures as a table beside it. */
export function ChartCard({ series }: ChartCardProps) {
  const texts = useTexts(dashboardTexts)
  const chart = salesChartOf(useDesk(), series)
  const state = useStore(chart.$state)
  const currency = useStore(chart.$currency)
  const [asTable, setAsTable] = useState(false)
  const title = texts[`${series}Title`]
  const words = asTable ? texts.showAsChart : texts.showAsTable
  return (
    <Card
      title={title}
      action={
        <Button
          className="rd-chart-toggle"
          aria-label={`${words}: ${title}`}
          disabled={state.state !== 'ready'}
          onClick={() => setAsTable(!asTable)}
        >
          {words}
        </Button>
      }
    >
      <div className="rd-chart-body">
        <ChartBody
          series={series}
          title={title}
          state={state}
          currency={currency}
          asTable={asTable}
          onRetry={chart.reload}
        />
      </div>
    </Card>
  )
}

/** The room of a chart before its turn: it asks for nothing yet. */
export function ChartCardWaiting({ series }: ChartCardProps) {
  const texts = useTexts(dashboardTexts)
  return (
    <Card
      title={texts[`${series}Title`]}
      action={
        <Button className="rd-chart-toggle" disabled>
          {texts.showAsTable}
        </Button>
      }
    >
      <div className="rd-chart-body">
        <ChartSkeleton />
      </div>
    </Card>
  )
}
