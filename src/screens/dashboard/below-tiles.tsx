import { useStore } from '@nanostores/react'
import type { ChartSeries } from '../../core/dashboard/charts.ts'
import type { HomeView } from '../../core/dashboard/home.ts'
import { isEmptyOrganization } from '../../core/dashboard/queue.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { salesTilesOf } from '../../core/dashboard/tiles.ts'
import { loadChunk } from '../../core/load-chunk.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { FailedState } from '../kit/failed-state.tsx'
import { useChunk } from '../kit/use-chunk.ts'
import { useWhenIdle } from '../kit/use-when-idle.ts'
import { ChartCardWaiting } from './chart-card-waiting.tsx'
import { HomePart } from './home-part.tsx'

/** Nothing below the tiles is loaded before they show. */
const loadCharts = () => loadChunk(() => import('./chart-card.tsx'))
const loadSetUp = () => loadChunk(() => import('./set-up.tsx'))

/** The charts, once the tiles show; for an organisation that never sold anything, its first steps. */
export function BelowTiles({ home }: { home: HomeView }) {
  const { state, tiles } = useStore(salesTilesOf(useDesk()).$board)
  const mayLoad = useWhenIdle(state !== 'loading')
  const allTime = tiles[0]?.figure
  const sold = allTime?.state === 'ready' ? allTime.cents : null
  if (!mayLoad) return <Waiting home={home} />
  if (home.editsRaffles && !home.unread && isEmptyOrganization(home.raffles, sold))
    return <HomePart load={loadSetUp} home={home} waiting={<Waiting home={home} />} />
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
  const { retry } = useTexts(errorTexts)
  const chunk = useChunk(loadCharts)
  if (chunk.state === 'loading') return <Waiting home={home} />
  if (chunk.state === 'failed')
    return <FailedState message={chartFailed} retry={retry} onRetry={chunk.retry} />
  const ChartCard = chunk.part
  return (
    <div className="rd-home-charts">
      {seriesOf(home).map(series => (
        <ChartCard key={series} series={series} />
      ))}
    </div>
  )
}
