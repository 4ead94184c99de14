import { useStore } from '@nanostores/react'
import { type RefObject, useRef } from 'react'
import type { ChartSeries } from '../../core/dashboard/charts.ts'
import type { HomeView } from '../../core/dashboard/home.ts'
import { isEmptyOrganization } from '../../core/dashboard/queue.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { salesTilesOf } from '../../core/dashboard/tiles.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { useNear } from '../kit/use-near.ts'
import { useWhenPainted } from '../kit/use-when-painted.ts'
import { LoadedInPlace } from '../loaded-in-place.tsx'
import { ChartCardWaiting } from './chart-card-waiting.tsx'
import { useEarlyChart } from './load-chart.ts'

/** Nothing below the tiles is loaded before they show. */
const loadCharts = () => loadChunk(() => import('./chart-card.tsx'))
const loadSetUp = () => loadChunk(() => import('./set-up.tsx'))

/** The charts, once the tiles show; for an organisation that never sold anything, its first steps. */
export function BelowTiles({ home }: { home: HomeView }) {
  const { state, tiles } = useStore(salesTilesOf(useDesk()).$board)
  const mayLoad = useWhenPainted(state !== 'loading')
  const allTime = tiles[0]?.figure
  const sold = allTime?.state === 'ready' ? allTime.cents : null
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  const isEmpty = home.editsRaffles && !home.unread && isEmptyOrganization(home.raffles, sold)
  useEarlyChart(mayLoad && near && !isEmpty)
  if (!mayLoad) return <Waiting home={home} ref={place} />
  if (isEmpty)
    return (
      <LoadedInPlace load={loadSetUp} waiting={<Waiting home={home} />}>
        {SetUp => <SetUp home={home} />}
      </LoadedInPlace>
    )
  return <Charts home={home} />
}

interface PartProps {
  home: HomeView
}

interface WaitingProps extends PartProps {
  ref?: RefObject<HTMLDivElement | null>
}

function seriesOf({ seesDonations }: HomeView): ChartSeries[] {
  return seesDonations ? ['daily', 'monthly', 'donations'] : ['daily', 'monthly']
}

function Waiting({ home, ref }: WaitingProps) {
  return (
    <div ref={ref} className="rd-home-charts">
      {seriesOf(home).map(series => (
        <ChartCardWaiting key={series} series={series} />
      ))}
    </div>
  )
}

function Charts({ home }: PartProps) {
  const { chartFailed } = useTexts(dashboardTexts)
  return (
    <LoadedInPlace load={loadCharts} waiting={<Waiting home={home} />} message={chartFailed}>
      {ChartCard => (
        <div className="rd-home-charts">
          {seriesOf(home).map(series => (
            <ChartCard key={series} series={series} />
          ))}
        </div>
      )}
    </LoadedInPlace>
  )
}
