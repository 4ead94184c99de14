import { useStore } from '@nanostores/react'
import type { ChartSeries } from '../../core/dashboard/charts.ts'
import type { HomeView } from '../../core/dashboard/home.ts'
import { isEmptyOrganization } from '../../core/dashboard/queue.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { salesTilesOf } from '../../core/dashboard/tiles.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { useWhenPainted } from '../kit/use-when-painted.ts'
import { LoadedInPlace } from '../loaded-in-place.tsx'
import { ChartCardWaiting } from './chart-card-waiting.tsx'

/** Nothing below the tiles is loaded before they show. */
const loadCharts = () => loadChunk(() => import('./chart-card.tsx'))
const loadSetUp = () => loadChunk(() => import('./set-up.tsx'))

/** The charts, once the tiles show; for an organisation that never sold anything, its first steps. */
export function BelowTiles({ home }: { home: HomeView }) {
  const { state, tiles } = useStore(salesTilesOf(useDesk()).$board)
  const mayLoad = useWhenPainted(state !== 'loading')
  const allTime = tiles[0]?.figure
  const sold = allTime?.state === 'ready' ? allTime.cents : null
  const isEmpty = home.editsRaffles && !home.unread && isEmptyOrganization(home.raffles, sold)
  if (!mayLoad) return <Waiting home={home} />
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

function seriesOf({ seesDonations }: HomeView): ChartSeries[] {
  return seesDonations ? ['daily', 'monthly', 'donations'] : ['daily', 'monthly']
}

function Waiting({ home }: PartProps) {
  return (
    <div className="rd-home-charts">
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
