import type { ReactNode } from 'react'
import { messageOf } from '../core/errors.ts'
import { errorTexts } from '../core/system/texts.ts'
import { useTexts } from './desk.tsx'
import { Forbidden } from './forbidden.tsx'
import { ForbiddenPage } from './forbidden-page.tsx'
import { FailedState } from './kit/failed-state.tsx'
import { Skeleton } from './kit/skeleton.tsx'

interface NotReadyProps {
  /** What a store says of it (`Resource`, core/resource.ts). */
  read: { state: 'loading' } | { state: 'forbidden' } | { state: 'failed'; error: unknown }
  /** Stands there while it is read. */
  waiting: ReactNode
  /** Over the reason of a failure. */
  title?: string
  /** It stands for the whole page. */
  page?: boolean
  onRetry: () => void
}

/** What stands in the place of something that isn't read: the wait for it, the refusal, or why it failed and Retry. */
export function NotReady({ read, waiting, title, page, onRetry }: NotReadyProps) {
  const texts = useTexts(errorTexts)
  switch (read.state) {
    case 'loading':
      return waiting
    case 'forbidden':
      return page ? <ForbiddenPage /> : <Forbidden />
    case 'failed':
      return (
        <FailedState
          {...(title !== undefined && { title })}
          message={messageOf(read.error, texts.unexpected)}
          retry={texts.retry}
          onRetry={onRetry}
        />
      )
  }
}

interface LinesNotReadyProps extends Omit<NotReadyProps, 'waiting' | 'page'> {
  /** What is read, for whoever hears it. */
  label: string
}

/** The same in the place of a few lines. */
export function LinesNotReady({ label, ...props }: LinesNotReadyProps) {
  return (
    <NotReady
      {...props}
      waiting={
        <div role="status" aria-label={label}>
          <Skeleton width="60%" />
        </div>
      }
    />
  )
}
