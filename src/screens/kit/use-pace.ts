import { useEffect, useRef, useState } from 'react'
import { jobHeldMs } from '../../core/format/durations.ts'
import { paceOf, type Sample, withSample } from './pace.ts'

/**
 * How many a second, from the figures as they come in; null at first, and while they stand still.
 * @param startedAt UTC, where it is known: then there is a pace at once, after a reload too
 */
export function usePace(done: number, startedAt: string | null): number | null {
  const samples = useRef<readonly Sample[]>([])
  const [pace, setPace] = useState<number | null>(null)
  useEffect(() => {
    const start = startedAt === null ? Number.NaN : Date.parse(startedAt)
    if (samples.current.length === 0 && !Number.isNaN(start)) {
      samples.current = [{ at: start, done: 0 }]
    }
    samples.current = withSample(samples.current, { at: Date.now(), done })
    setPace(paceOf(samples.current))
    const timer = setTimeout(() => {
      // From here on it is counted anew: the pause was no pace.
      samples.current = [{ at: Date.now(), done }]
      setPace(null)
    }, jobHeldMs)
    return () => clearTimeout(timer)
  }, [done, startedAt])
  return pace
}
