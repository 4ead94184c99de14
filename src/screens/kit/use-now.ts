import { useEffect, useState } from 'react'

/** A day is as long as a timer may wait safely. */
const longest = 86_400_000

/**
 * The present, moved on when `until` says that the text made of it changes; while the page is hidden it
 * rests, and is right again at once when the page comes back.
 * @param until in how many milliseconds; must be the same function for the same question
 */
export function useNow(until: (now: Date) => number): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const moveOn = () => {
      if (document.visibilityState === 'visible') setNow(new Date())
    }
    const timer = setTimeout(moveOn, Math.min(until(now), longest))
    document.addEventListener('visibilitychange', moveOn)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', moveOn)
    }
  }, [now, until])
  return now
}
