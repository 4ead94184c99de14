import { useEffect, useState } from 'react'
import { afterPaint } from './use-when-painted.ts'

/** Those whose turn comes, the first first. */
const line: (() => void)[] = []

function enter(comes: () => void): () => void {
  line.push(comes)
  if (line.length === 1) afterPaint(callNext)
  return () => {
    const at = line.indexOf(comes)
    if (at >= 0) line.splice(at, 1)
  }
}

function callNext() {
  const next = line.shift()
  if (line.length > 0) afterPaint(callNext)
  next?.()
}

/**
 * Turns true, for good, once `ready` is and its turn has come: what takes long to draw is drawn one after the other, and
 * between two of them people are answered.
 */
export function useTurn(ready: boolean): boolean {
  const [hasTurn, setHasTurn] = useState(false)
  useEffect(() => {
    if (!ready || hasTurn) return
    return enter(() => setHasTurn(true))
  }, [ready, hasTurn])
  return hasTurn
}
