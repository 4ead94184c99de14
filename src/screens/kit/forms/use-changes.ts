import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Whether anything differs from what is saved, by the domain's values: an amount typed back to the same cents
 * is no change. `isDirty` answers within an event, before React has drawn it.
 */
export function useChanges<Values extends FieldValues>(
  methods: UseFormReturn<Values>,
  onChange: () => void,
): { dirty: boolean; isDirty: () => boolean } {
  const [dirty, setDirty] = useState(false)
  const live = useRef(false)
  const heard = useRef(onChange)
  heard.current = onChange

  useEffect(
    () =>
      methods.subscribe({
        formState: { values: true, isDirty: true },
        callback({ isDirty }) {
          if (isDirty !== undefined) {
            live.current = isDirty
            setDirty(isDirty)
          }
          heard.current()
        },
      }),
    [methods],
  )
  const [isDirty] = useState(() => () => live.current)
  return { dirty, isDirty }
}
