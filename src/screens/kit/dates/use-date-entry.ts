import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { FocusTarget } from './date-segments.tsx'

/**
 * The value of half a date, and of a time that doesn't exist: neither a day nor an instant, so that a form's
 * rules refuse it. The field says itself what is wrong.
 */
export const unreadableDate = 'unreadable'

interface EntryOptions<Shown> {
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: (() => void) | undefined
  ref?: Ref<FocusTarget> | undefined
  /** Said once the field is left half filled in. */
  incomplete: string
  read: (value: string | null) => Shown | null
  /** The value of what is shown; null where it has none, as a time that doesn't exist. */
  write: (shown: Shown) => string | null
  /** What is wrong with something complete. */
  problemOf: (shown: Shown | null, value: string | null) => string | null
}

/**
 * What stands in a date's parts beside the field's value. Half a date is no value, and a time that doesn't
 * exist is no instant, but both stay in sight, and the value is `unreadableDate`. A value that comes from
 * outside takes the place of what stands there.
 */
export function useDateEntry<Shown>(options: EntryOptions<Shown>) {
  const { value, onChange, onBlur, ref, incomplete, read, write, problemOf } = options
  const [held, setHeld] = useState(() => ({ value, shown: read(value) }))
  const [partial, setPartial] = useState(false)
  const [unread, setUnread] = useState<string | null>(null)
  const [inside, setInside] = useState(false)
  const [clearings, setClearings] = useState(0)
  const segments = useRef<FocusTarget>(null)
  useImperativeHandle(ref, () => ({ focus: () => segments.current?.focus() }))

  let { shown } = held
  if (held.value !== value) {
    shown = read(value)
    setHeld({ value, shown })
  }
  const wrong = unread ?? (partial ? null : problemOf(shown, value))
  useEffect(() => {
    if (clearings > 0) segments.current?.focus()
  }, [clearings])

  function tell(next: Shown | null, nextValue: string | null) {
    setHeld({ value: nextValue, shown: next })
    setUnread(null)
    if (nextValue !== value) onChange(nextValue)
  }
  function valueIn(next: Shown | null) {
    return next && (write(next) ?? unreadableDate)
  }
  function change(next: Shown | null) {
    tell(next, valueIn(next))
  }

  return {
    shown,
    segments,
    /** Set anew, the parts are empty, whatever stood in them. */
    generation: clearings,
    filled: value !== null || partial,
    problem: wrong ?? (partial && !inside ? incomplete : null),
    change,
    /** Another value for what is shown already. */
    choose: (next: string) => tell(shown, next),
    changePartial(now: boolean) {
      setPartial(now)
      tell(shown, now ? unreadableDate : valueIn(shown))
    },
    refuse: setUnread,
    clear() {
      setPartial(false)
      change(null)
      setClearings(clearings + 1)
    },
    enter: () => setInside(true),
    leave() {
      setInside(false)
      onBlur?.()
    },
  }
}
