import type { HomeView } from '../../core/dashboard/home.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { messageOf } from '../../core/errors.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { FailedState } from '../kit/failed-state.tsx'
import { ForbiddenState } from '../kit/forbidden-state.tsx'
import { Skeleton } from '../kit/skeleton.tsx'

/** In a card of home that needs the raffles, where they couldn't be read: why, and Retry. The rest of home stands. */
export function UnreadRaffles({ read }: { read: NonNullable<HomeView['unread']> }) {
  const { rafflesFailed, loading } = useTexts(dashboardTexts)
  const errors = useTexts(errorTexts)
  const desk = useDesk()
  switch (read.state) {
    case 'loading':
      return (
        <div className="rd-state" role="status" aria-label={loading}>
          <Skeleton width="50%" />
        </div>
      )
    case 'forbidden':
      return <ForbiddenState message={errors.forbidden} />
    case 'failed':
      return (
        <FailedState
          title={rafflesFailed}
          message={messageOf(read.error, errors.unexpected)}
          retry={errors.retry}
          onRetry={() => void desk.readRaffles()}
        />
      )
  }
}
