import { useEffect, useState } from 'react'

/** Runs once the browser has nothing better to do. @returns what calls it off */
export function onIdle(run: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(run, { timeout: 2000 })
  return () => cancelIdleCallback(id)
}

/** Turns true, for good, once `ready` is true and the browser has nothing better to do. */
export function useWhenIdle(ready: boolean): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (!ready || idle) return
    return onIdle(() => setIdle(true))
  }, [ready, idle])
  return idle
}
