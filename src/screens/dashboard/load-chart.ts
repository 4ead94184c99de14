import { useEffect } from 'react'
import { loadChunk } from '../../core/load-chunk.ts'

/** The drawing library is large: it comes after the figures, in a chunk of its own. */
export const loadChart = () => loadChunk(() => import('../kit/chart.tsx'))

/** Once somebody is near, it is on its way together with what it will draw. */
export function useEarlyChart(near: boolean): void {
  useEffect(() => {
    // Where it fails, the drawing asks again, and says so.
    if (near) loadChart().catch(() => undefined)
  }, [near])
}
