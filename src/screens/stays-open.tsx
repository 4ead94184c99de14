import { type ComponentType, type ReactNode, useContext, useEffect, useState } from 'react'
import { loadChunk } from '../core/load-chunk.ts'
import { UnsavedContext } from './kit/unsaved.ts'

/** How something stands that can be taken away: `waiting` for what isn't decided, or gone for another reason. */
export type Standing = 'open' | 'refused' | 'waiting'

/**
 * Whether what is refused now stays all the same: it was open, and somebody's unsaved work stands in it. It stays
 * until it is open again, or they leave.
 */
export function useStaysOpen(standing: Standing): boolean {
  const unsaved = useContext(UnsavedContext)
  const [before, setBefore] = useState<Standing | 'kept'>(standing)
  const now = standing === 'refused' && before !== 'refused' ? keptOrRefused() : standing
  if (now !== before) setBefore(now)
  return now === 'kept'

  function keptOrRefused(): 'kept' | 'refused' {
    if (before === 'kept') return 'kept'
    return before === 'open' && unsaved?.some() ? 'kept' : 'refused'
  }
}

const loadAccessChanged = () => loadChunk(() => import('./access-changed.tsx'))

/** Says so above what stays: the same tree with and without, so that nothing in it starts anew. */
export function StaysOpen({ kept, children }: { kept: boolean; children: ReactNode }) {
  const [AccessChanged, setAccessChanged] = useState<ComponentType | null>(null)

  useEffect(() => {
    // Without its part nothing is said, and still nothing taken away.
    if (kept) {
      loadAccessChanged().then(
        part => setAccessChanged(() => part),
        () => undefined,
      )
    }
  }, [kept])

  return (
    <>
      {kept && AccessChanged && <AccessChanged />}
      {children}
    </>
  )
}
