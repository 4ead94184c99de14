import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { type ChartSeries, salesChartOf } from '../../core/dashboard/charts.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { useNear } from '../kit/use-near.ts'
import { ChartBody } from './chart-body.tsx'
import { ChartFrame } from './chart-frame.tsx'

/** One chart (section 2, Dashboard) with its figures as a table beside it. */
export default function ChartCard({ series }: { series: ChartSeries }) {
  const texts = useTexts(dashboardTexts)
  const chart = salesChartOf(useDesk(), series)
  const state = useStore(chart.$state)
  const currency = useStore(chart.$currency)
  const [asTable, setAsTable] = useState(false)
  const room = useRef<HTMLDivElement>(null)
  const near = useNear(room)
  const title = texts[`${series}Title`]
  const words = asTable ? texts.showAsChart : texts.showAsTable
  return (
    <ChartFrame
      ref={room}
      title={title}
      toggle={{
        'aria-label': `${words}: ${title}`,
        disabled: state.state !== 'ready',
        onClick: () => setAsTable(!asTable),
        children: words,
      }}
    >
      <ChartBody
        series={series}
        title={title}
        state={state}
        currency={currency}
        asTable={asTable}
        near={near}
        onRetry={chart.reload}
      />
    </ChartFrame>
  )
}
