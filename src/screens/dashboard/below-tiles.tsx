import { useStore } from '@nanostores/react'
import type { HomeView } from '../../core/dashboard/home.ts'
import { isEmptyOrganization } from '../../core/dashboard/queue.ts'
import { salesTilesOf } from '../../core/dashboard/tiles.ts'
import { useDesk } from '../desk.tsx'
import { useWhenIdle } from '../kit/use-when-idle.ts'
import { ChartCard, ChartCardWaiting } from './chart-card.tsx'
import { SetUp } from './set-up.tsx'

/** The charts, once the tiles show; for an organisation that never sold anything, its first steps. */
export function BelowTiles({ home }: { home: HomeView }) {
  const { state, tiles } = useStore(salesTilesOf(useDesk()).$board)
  const mayLoad = useWhenIdle(state !== 'loading')
  const allTime = tiles[0]?.figure
  const sold = allTime?.state === 'ready' ? allTime.cents : null
  if (isEmptyOrganization(home.raffles, sold)) return <SetUp home={home} />

  const Part = mayLoad ? ChartCard : ChartCardWaiting
  return (
    <div className="rd-home-charts">
      <Part series="daily" />
      <Part series="monthly" />
      {home.seesDonations && <Part series="donations" />}
    </div>
  )
}
