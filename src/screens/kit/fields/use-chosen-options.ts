import { useEffect, useState } from 'react'
import type { Option } from '../overlays/options/option.ts'

interface Chosen {
  values: readonly string[]
  /** Those that the caller knows. */
  chosen: readonly Option[]
  find: ((id: string, signal: AbortSignal) => Promise<Option | null>) | undefined
}

/** The values' options: what the caller knows, what was chosen here, what `find` finds. A name not found is its id's. */
export function useChosenOptions({ values, chosen, find }: Chosen) {
  const [remembered, setRemembered] = useState<readonly Option[]>([])
  const known = (id: string) => [...chosen, ...remembered].find(option => option.id === id)
  const unknown = values.filter(id => !known(id)).join('\n')
  const remember = (option: Option) => setRemembered(others => [...others, option])

  useEffect(() => {
    if (unknown === '' || !find) return
    const controller = new AbortController()
    for (const id of unknown.split('\n')) {
      find(id, controller.signal).then(
        option => {
          if (option && !controller.signal.aborted) setRemembered(others => [...others, option])
        },
        // Its id stays in the value: what failed here is only the name.
        () => undefined,
      )
    }
    return () => controller.abort()
  }, [unknown, find])

  return { options: values.map(id => known(id) ?? { id, label: '' }), remember }
}
