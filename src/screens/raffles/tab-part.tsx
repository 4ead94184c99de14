import type { RaffleDetail } from '../../core/raffles/raffle-detail.ts'
import { raffleTexts } from '../../core/raffles/texts.ts'
import { useTexts } from '../desk.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { LoadedInPlace } from '../loaded-in-place.tsx'
import type { RaffleTab } from './raffle-tabs.ts'

/** A tab's board, loaded when it is first shown. */
export function TabPart({ tab, raffle }: { tab: RaffleTab; raffle: RaffleDetail }) {
  const { tabFailed } = useTexts(raffleTexts)
  return (
    <LoadedInPlace load={tab.load} waiting={<TabSkeleton />} message={tabFailed}>
      {Board => <Board raffle={raffle} />}
    </LoadedInPlace>
  )
}

export function TabSkeleton() {
  const { loading } = useTexts(raffleTexts)
  return (
    <div className="rd-raffle-waiting" role="status" aria-label={loading}>
      <Skeleton width="40%" />
      <Skeleton width="85%" />
      <Skeleton width="70%" />
    </div>
  )
}
