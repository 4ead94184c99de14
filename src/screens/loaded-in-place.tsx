import type { ReactNode } from 'react'
import { errorTexts } from '../core/system/texts.ts'
import { useTexts } from './desk.tsx'
import { FailedState } from './kit/failed-state.tsx'
import { Skeleton } from './kit/skeleton.tsx'
import { useChunk } from './kit/use-chunk.ts'

interface LoadedInPlaceProps<Part> {
  /** The same function on every render. */
  load: () => Promise<Part>
  /** Stands in its place meanwhile, instead of a line that waits. */
  waiting?: ReactNode
  /** What is said where it can't be loaded, instead of the usual words. */
  message?: string
  children: (part: Part) => ReactNode
}

/** A part that the rest doesn't wait for, or that not everybody sees: loaded when it is shown. */
export function LoadedInPlace<Part>({
  load,
  waiting = <Skeleton width="80%" />,
  message,
  children,
}: LoadedInPlaceProps<Part>) {
  const texts = useTexts(errorTexts)
  const chunk = useChunk(load)
  if (chunk.state === 'loading') return waiting
  if (chunk.state === 'failed')
    return (
      <FailedState message={message ?? texts.chunk} retry={texts.retry} onRetry={chunk.retry} />
    )
  return children(chunk.part)
}
