import type { ReactNode } from 'react'
import { errorTexts } from '../core/system/texts.ts'
import { useTexts } from './desk.tsx'
import { FailedState } from './kit/failed-state.tsx'
import { Skeleton } from './kit/skeleton.tsx'
import { useChunk } from './kit/use-chunk.ts'

interface LoadedInPlaceProps<Part> {
  /** The same function on every render. */
  load: () => Promise<Part>
  children: (part: Part) => ReactNode
}

/** A part that the rest doesn't wait for. */
export function LoadedInPlace<Part>({ load, children }: LoadedInPlaceProps<Part>) {
  const texts = useTexts(errorTexts)
  const chunk = useChunk(load)
  if (chunk.state === 'failed')
    return <FailedState message={texts.chunk} retry={texts.retry} onRetry={chunk.retry} />
  return chunk.state === 'loading' ? <Skeleton width="80%" /> : children(chunk.part)
}
