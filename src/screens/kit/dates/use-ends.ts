import { useState } from 'react'
import type { OpenDayRange } from '../../../core/format/day-range.ts'

const none: OpenDayRange = { from: null, to: null }

/** Both ends as they are being chosen, in order or not yet; another range from outside takes their place. */
export function useEnds(given: OpenDayRange | null) {
  const [held, setHeld] = useState({ given, ends: given ?? none })
  const same = held.given?.from === given?.from && held.given?.to === given?.to
  const isTaken = held.ends.from === given?.from && held.ends.to === given?.to
  const ends = same || isTaken ? held.ends : (given ?? none)
  if (!same) setHeld({ given, ends })
  return [ends, (next: OpenDayRange) => setHeld({ given, ends: next })] as const
}
