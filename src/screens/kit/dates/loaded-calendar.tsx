import type { ReactNode } from 'react'
import { FailedState } from '../failed-state.tsx'
import { useWords } from '../language.tsx'
import { Skeleton } from '../skeleton.tsx'
import { useChunk } from '../use-chunk.ts'
import { dateTexts } from './texts.ts'

interface LoadedCalendarProps<Part> {
  /** The same function on every render. */
  load: () => Promise<Part>
  /** What keeps its place until it is there. */
  className: string
  children: (part: Part) => ReactNode
}

/** A calendar, loaded when it is first opened. */
export function LoadedCalendar<Part>({ load, className, children }: LoadedCalendarProps<Part>) {
  const words = useWords(dateTexts)
  const chunk = useChunk(load)
  if (chunk.state === 'loading')
    return (
      <div className={className} role="status" aria-label={words.loadingCalendar}>
        <Skeleton width="60%" />
      </div>
    )
  if (chunk.state === 'failed')
    return <FailedState message={words.calendarFailed} retry={words.retry} onRetry={chunk.retry} />
  return children(chunk.part)
}
