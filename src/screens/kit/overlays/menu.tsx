import { useId, useState } from 'react'
import { loadChunk } from '../../../core/load-chunk.ts'
import { LoadedPart } from './loaded-part.tsx'
import type { MenuEntry } from './menu-entries.ts'
import { type Opening, type Trigger, triggerButton } from './trigger.tsx'

interface MenuProps {
  /** The menu's accessible name: "Actions for order 4F09C2". */
  label: string
  trigger: Trigger
  items: readonly MenuEntry[]
  /** At which of the button's edges the menu ends. */
  align?: 'start' | 'end'
}

const loadPanel = () => loadChunk(() => import('./menu-panel.tsx'))

/** What can be done with a thing, behind one button. What it opens is loaded and made when it opens. */
export function Menu({ trigger, ...menu }: MenuProps) {
  const [opening, setOpening] = useState<Opening>()
  const id = useId()
  const close = () => setOpening(undefined)
  return (
    <>
      {triggerButton(trigger, {
        kind: 'menu',
        open: opening !== undefined,
        controls: id,
        onOpen: setOpening,
        onApproach: loadPanel,
      })}
      {opening && (
        <LoadedPart load={loadPanel} onClose={close}>
          {MenuPanel => <MenuPanel {...menu} id={id} opening={opening} onClose={close} />}
        </LoadedPart>
      )}
    </>
  )
}
