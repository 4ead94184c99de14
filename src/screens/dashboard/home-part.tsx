import type { ComponentType, ReactNode } from 'react'
import type { HomeView } from '../../core/dashboard/home.ts'
import { errorTexts } from '../../core/system/texts.ts'
import { useTexts } from '../desk.tsx'
import { FailedState } from '../kit/failed-state.tsx'
import { useChunk } from '../kit/use-chunk.ts'

interface HomePartProps {
  /** The same function on every render. */
  load: () => Promise<ComponentType<{ home: HomeView }>>
  home: HomeView
  /** Stands in its place meanwhile. */
  waiting?: ReactNode
}

/** A part of home that not everybody sees, or that comes after the tiles: loaded when it is shown. */
export function HomePart({ load, home, waiting = null }: HomePartProps) {
  const { chunk: message, retry } = useTexts(errorTexts)
  const chunk = useChunk(load)
  if (chunk.state === 'loading') return waiting
  if (chunk.state === 'failed')
    return <FailedState message={message} retry={retry} onRetry={chunk.retry} />
  const Part = chunk.part
  return <Part home={home} />
}
