import { useEffect, useState } from 'react'
import type { Option } from '../overlays/options/option.ts'

interface Chosen {
  value: string | null
  chosen?: Option | null | undefined
  find?: ((id: string, signal: AbortSignal) => Promise<Option | null>) | undefined
}

/** The value's option: what the caller knows, what was chosen here, or what `find` finds; a value alone is an id. */
export function useChosenOption({ value, chosen, find }: Chosen) {
  const [remembered, setRemembered] = useState<Option | null>(null)
  const known = [chosen, remembered].find(option => option?.id === value) ?? null
  const unknown = value !== null && known === null ? value : null

  useEffect(() => {
    if (unknown === null || !find) return
    const controller = new AbortController()
    find(unknown, controller.signal).then(
      option => controller.signal.aborted || setRemembered(option),
      // Its id stays in the value: what failed here is only the name.
      () => undefined,
    )
    return () => controller.abort()
  }, [unknown, find])

  return { option: value === null ? null : known, remember: setRemembered }
}
