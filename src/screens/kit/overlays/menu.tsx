import { loadChunk } from '../../../core/load-chunk.ts'
import type { MenuEntry } from './menu-entries.ts'
import { Opener } from './opener.tsx'
import type { Trigger } from './trigger.tsx'

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
  return (
    <Opener kind="menu" trigger={trigger} load={loadPanel}>
      {(MenuPanel, opened) => <MenuPanel {...menu} {...opened} />}
    </Opener>
  )
}
