import { useEffect, useState } from 'react'

/** Turns true, for good, once `ready` is true and the browser has nothing better to do. */
export function useWhenIdle(ready: boolean): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (!ready || idle) return
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 200)
      return () => clearTimeout(timer)
    }
    const id = requestIdleCallback(() => setIdle(true), { timeout: 2000 })
    return () => cancelIdleCallback(id)
  }, [ready, idle])
  return idle
}
