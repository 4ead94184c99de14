import { type KeyboardEvent, useState } from 'react'
import type { OrganizationChoice } from '../../../core/session/user.ts'

interface Options {
  shown: readonly OrganizationChoice[]
  currentId: string
  onChoose: (choice: OrganizationChoice) => void
}

/** The option that Enter would choose, and the keys that move it while the focus stays in the input. */
export function useActiveOption({ shown, currentId, onChoose }: Options) {
  const [activeId, setActiveId] = useState(currentId)
  const found = shown.findIndex(({ id }) => id === activeId)
  const index = found === -1 ? 0 : found
  const active = shown[index]

  function onKeyDown(event: KeyboardEvent) {
    const last = shown.length - 1
    const moves: Partial<Record<string, number>> = {
      ArrowDown: index === last ? 0 : index + 1,
      ArrowUp: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }
    const to = shown[moves[event.key] ?? -1]
    if (to) setActiveId(to.id)
    else if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) onChoose(active)
    else return
    event.preventDefault()
  }

  return {
    active,
    setActive: (choice: OrganizationChoice) => setActiveId(choice.id),
    onKeyDown,
  }
}
