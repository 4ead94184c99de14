import type { HomeView } from '../../core/dashboard/home.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { unreadTexts } from '../../core/dashboard/unread-texts.ts'
import { DeskError, messageOf } from '../../core/errors.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Forbidden } from '../forbidden.tsx'
import { FailedState } from '../kit/failed-state.tsx'
import { Skeleton } from '../kit/skeleton.tsx'

/** In a card of home that needs the raffles, where they couldn't be read: why, and Retry. The rest of home stands. */
export default function UnreadRaffles({ home: { unread: read } }: { home: HomeView }) {
  const { loading } = useTexts(dashboardTexts)
  const { rafflesFailed } = useTexts(unreadTexts)
  const errors = useTexts(errorTexts)
  const desk = useDesk()
  if (!read) return null
  switch (read.state) {
    case 'loading':
      return (
        <div className="rd-state" role="status" aria-label={loading}>
          <Skeleton width="50%" />
        </div>
      )
    case 'failed':
      if (read.error instanceof DeskError && read.error.failure === 'forbidden')
        return <Forbidden />
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
