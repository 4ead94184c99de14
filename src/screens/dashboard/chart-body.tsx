import { ChartColumn } from 'lucide'
import type { ChartPoint, ChartSeries } from '../../core/dashboard/charts.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import type { Resource } from '../../core/resource.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { AmountTable } from '../kit/amount-table.tsx'
import { ChartSkeleton } from '../kit/chart-skeleton.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { FailedState } from '../kit/failed-state.tsx'
import { useChunk } from '../kit/use-chunk.ts'
import { NotReady } from '../not-ready.tsx'
import { useChartWords } from './chart-words.ts'

interface ChartBodyProps {
  series: ChartSeries
  title: string
  state: Resource<ChartPoint[]>
  currency: string
  asTable: boolean
  onRetry: () => void
}

/** What a chart's card holds in each state; all are equally high. */
export function ChartBody({ state, ...props }: ChartBodyProps) {
  const texts = useTexts(dashboardTexts)
  switch (state.state) {
    case 'empty':
      return <EmptyState icon={ChartColumn} message={texts[`${props.series}Empty`]} />
    case 'ready':
      return <Figures {...props} points={state.data} />
    default:
      return (
        <NotReady
          read={state}
          waiting={<ChartSkeleton />}
          title={texts.chartFailed}
          onRetry={props.onRetry}
        />
      )
  }
}

/** The drawing library is large: it comes after the figures, in a chunk of its own. */
const loadChart = () => loadChunk(() => import('../kit/chart.tsx'))

type FiguresProps = Omit<ChartBodyProps, 'state' | 'onRetry'> & { points: ChartPoint[] }

function Figures({ series, title, points, currency, asTable }: FiguresProps) {
  const texts = useTexts(dashboardTexts)
  const errors = useTexts(errorTexts)
  const desk = useDesk()
  const words = useChartWords(series, currency)
  const chunk = useChunk(loadChart)

  if (asTable) {
    return (
      <AmountTable
        caption={title}
        nameHeading={series === 'daily' ? texts.day : texts.month}
        amountHeading={texts.amount}
        rows={points.map(words.toRow).reverse()}
        currency={currency}
      />
    )
  }
  if (chunk.state === 'loading') return <ChartSkeleton />
  if (chunk.state === 'failed') {
    return <FailedState message={texts.chartFailed} retry={errors.retry} onRetry={chunk.retry} />
  }
  const Chart = chunk.part
  return (
    <Chart
      label={`${title}. ${words.summaryOf(points)}`}
      bars={points.map(words.toBar)}
      currency={currency}
      nonce={desk.config.styleNonce}
    />
  )
}
