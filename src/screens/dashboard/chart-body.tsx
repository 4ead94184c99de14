import { ChartColumn } from 'lucide'
import { useEffect } from 'react'
import type { ChartPoint, ChartSeries } from '../../core/dashboard/charts.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import type { Resource } from '../../core/resource.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { AmountTable } from '../kit/amount-table.tsx'
import { ChartRoom, ChartSkeleton } from '../kit/chart-skeleton.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { FailedState } from '../kit/failed-state.tsx'
import { useChunk } from '../kit/use-chunk.ts'
import { useTurn } from '../kit/use-turn.ts'
import { NotReady } from '../not-ready.tsx'
import { type ChartWords, useChartWords } from './chart-words.ts'

interface ChartBodyProps {
  series: ChartSeries
  title: string
  state: Resource<ChartPoint[]>
  currency: string
  asTable: boolean
  /** Somebody sees it, or soon might. */
  near: boolean
  onRetry: () => void
}

/** The drawing library is large: it comes after the figures of the tiles, in a chunk of its own. */
const loadChart = () => loadChunk(() => import('../kit/chart.tsx'))

/** Once somebody is near, it is on its way together with what it will draw. */
function useEarlyChart(near: boolean) {
  useEffect(() => {
    // Where it fails, the drawing asks again, and says so.
    if (near) loadChart().catch(() => undefined)
  }, [near])
}

/** What a chart's card holds in each state; all are equally high. */
export function ChartBody({ state, ...props }: ChartBodyProps) {
  const texts = useTexts(dashboardTexts)
  useEarlyChart(props.near)
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

type FiguresProps = Omit<ChartBodyProps, 'state' | 'onRetry'> & { points: ChartPoint[] }

function Figures({ series, title, points, currency, asTable, near }: FiguresProps) {
  const texts = useTexts(dashboardTexts)
  const words = useChartWords(series, currency)

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
  if (!near) return <ChartRoom />
  return <Drawing title={title} points={points} words={words} currency={currency} />
}

interface DrawingProps extends Pick<FiguresProps, 'title' | 'points' | 'currency'> {
  words: ChartWords
}

function Drawing({ title, points, words, currency }: DrawingProps) {
  const texts = useTexts(dashboardTexts)
  const errors = useTexts(errorTexts)
  const desk = useDesk()
  const chunk = useChunk(loadChart)
  const hasTurn = useTurn(chunk.state === 'ready')

  if (chunk.state === 'failed') {
    return <FailedState message={texts.chartFailed} retry={errors.retry} onRetry={chunk.retry} />
  }
  if (chunk.state === 'loading' || !hasTurn) return <ChartSkeleton />
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
