import { useEffect, useState } from 'react'

/** Runs once what stands now is painted, and keys and clicks that came meanwhile are answered. @returns what calls it off */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Turns true, for good, once `ready` is true and what it shows is painted. */
export function useWhenPainted(ready: boolean): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    if (!ready || painted) return
    return afterPaint(() => setPainted(true))
  }, [ready, painted])
  return painted
}
