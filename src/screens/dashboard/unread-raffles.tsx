import type { HomeView } from '../../core/dashboard/home.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { NotReady } from '../not-ready.tsx'

/** In a card of home that needs the raffles, where they couldn't be read: why, and Retry. The rest of home stands. */
export function UnreadRaffles({ read }: { read: NonNullable<HomeView['unread']> }) {
  const { rafflesFailed, loading } = useTexts(dashboardTexts)
  const desk = useDesk()
  const waiting = (
    <div className="rd-state" role="status" aria-label={loading}>
      <Skeleton width="50%" />
    </div>
  )
  return (
    <NotReady
      read={read}
      waiting={waiting}
      title={rafflesFailed}
      onRetry={() => void desk.readRaffles()}
    />
  )
}
