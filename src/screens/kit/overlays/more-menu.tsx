import { Ellipsis } from 'lucide'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { Menu } from './menu.tsx'
import type { MenuEntry } from './menu-entries.ts'

interface MoreMenuProps {
  /** "More", on the button. */
  words: string
  /** Whose actions they are, read out with it. */
  of: string
  items: readonly MenuEntry[]
}

/** What else can be done with a record, beside the buttons of its page's head. */
export function MoreMenu({ words, of, items }: MoreMenuProps) {
  return (
    <Menu
      label={`${words}: ${of}`}
      align="end"
      trigger={<Button data-next aria-label={words} title={words} icon={<Icon of={Ellipsis} />} />}
      items={items}
    />
  )
}
