import { useEffect, useRef, useState } from 'react'

/** Section 9: search debounce. */
export const debounceMs = 300

/**
 * A value that somebody is typing, told once they pause. Another value from outside takes its place.
 * @param keyOf what tells one value from another: "eva " and "eva" are the same search
 * @param whenGone what happens to a value not told yet when its place goes: a pop-up that closes tells it; with a
 * screen that is left it goes, for the location is the next screen's by then
 */
export function useDelayedChange<Value>(
  given: Value,
  keyOf: (value: Value) => string,
  onChange: (value: Value) => void,
  whenGone: 'tell' | 'drop',
  pauseMs = debounceMs,
): { value: Value; change: (value: Value) => void; tell: (value: Value) => void } {
  const key = keyOf(given)
  const [held, setHeld] = useState({ key, value: given })
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; tell: () => void }>(null)
  const latest = useRef(onChange)
  latest.current = onChange

  const isOwn = held.key === key || keyOf(held.value) === key
  const value = isOwn ? held.value : given
  if (held.key !== key) setHeld({ key, value })

  function stop() {
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = null
  }
  function tell(next: Value) {
    stop()
    setHeld({ key, value: next })
    latest.current(next)
  }
  function change(next: Value) {
    stop()
    setHeld({ key, value: next })
    const tellIt = () => {
      waiting.current = null
      latest.current(next)
    }
    waiting.current = { timer: setTimeout(tellIt, pauseMs), tell: tellIt }
  }
  useEffect(
    () => () => {
      if (!waiting.current) return
      clearTimeout(waiting.current.timer)
      if (whenGone === 'tell') waiting.current.tell()
    },
    [whenGone],
  )
  return { value, change, tell }
}
