import { useEffect, useState } from 'react'

/** Those whose turn comes, the first first. */
const line: (() => void)[] = []

function enter(comes: () => void): () => void {
  line.push(comes)
  if (line.length === 1) afterPaint()
  return () => {
    const at = line.indexOf(comes)
    if (at >= 0) line.splice(at, 1)
  }
}

/** Once what stands now is painted, and keys and clicks that came meanwhile are answered. */
function afterPaint() {
  requestAnimationFrame(() => setTimeout(callNext))
}

function callNext() {
  const next = line.shift()
  if (line.length > 0) afterPaint()
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
