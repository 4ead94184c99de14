import type { RaffleDetail } from '../../core/raffles/raffle-detail.ts'
import { raffleTexts } from '../../core/raffles/texts.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { useTexts } from '../desk.tsx'
import { FailedState } from '../kit/failed-state.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { useChunk } from '../kit/use-chunk.ts'
import type { RaffleTab } from './raffle-tabs.ts'

/** A tab's board, loaded when it is first shown. */
export function TabPart({ tab, raffle }: { tab: RaffleTab; raffle: RaffleDetail }) {
  const texts = useTexts(raffleTexts)
  const { retry } = useTexts(errorTexts)
  const chunk = useChunk(tab.load)
  if (chunk.state === 'failed')
    return <FailedState message={texts.tabFailed} retry={retry} onRetry={chunk.retry} />
  if (chunk.state === 'loading') return <TabSkeleton />
  const Board = chunk.part
  return <Board raffle={raffle} />
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
