import type { IconNode } from 'lucide'

export interface MenuAction {
  id: string
  /** A verb, and its object where that isn't plain: "Void order". */
  label: string
  icon?: IconNode
  /** `danger` for what can't be undone; it still asks first. */
  tone?: 'normal' | 'danger'
  /** Why it can't be done now. It is shown, once for all that share it, read out, and the item stays reachable. */
  disabledBecause?: string | undefined
  onAction: () => void
}

export interface MenuDivider {
  separator: true
}

export interface MenuGroup {
  id: string
  title: string
  items: readonly MenuAction[]
}

export type MenuEntry = MenuAction | MenuDivider | MenuGroup
