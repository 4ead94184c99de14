import { Skeleton } from '../../kit/skeleton.tsx'
import { NotReady } from '../../not-ready.tsx'
import { Door } from './door.tsx'

type Shown = Parameters<typeof NotReady>[0]

interface UnreadDoorProps extends Pick<Shown, 'onRetry'> {
  title: string
  read: Shown['read'] | { state: 'empty' }
  /** Over the reason of a failure. */
  failed: string
}

/** One of these pages while what it is about is on its way, or why it can't be read. */
export function UnreadDoor({ title, read, failed, onRetry }: UnreadDoorProps) {
  return (
    <Door title={title}>
      {read.state !== 'empty' && (
        <NotReady
          read={read}
          waiting={<Skeleton width="100%" />}
          title={failed}
          onRetry={onRetry}
        />
      )}
    </Door>
  )
}
