/** The menus, derived from the registry (section 2, Sidebar). */
import { type AccessContext, canOpen } from './access.ts'
import { isOn } from './flag-state.ts'
import type { IconName, MenuEntry, Row, ScreenRow } from './screen-row.ts'
import { titleKey } from './screen-row.ts'
import { rows } from './screens.ts'
import { userOf } from './session/session.ts'
import { hasRole } from './session/user.ts'

export interface MenuLink {
  id: string
  /** Below the base path. */
  path: string
  /** Key of its name in core/shell/texts.ts. */
  title: string
  icon: IconName
}

export type MenuName = 'sidebar' | 'mobile' | 'user'

function isShown(menu: MenuEntry, row: ScreenRow, context: AccessContext): boolean {
  const user = userOf(context.session)
  if (!user || !canOpen(row.access, context).allowed) return false
  if (menu.flag && !isOn(context.flags, menu.flag)) return false
  return !menu.anyRole || hasRole(user, ...menu.anyRole)
}

/** The entries of a menu for this person; the mobile menu holds the sidebar's and its own. */
export function menuOf(
  name: MenuName,
  context: AccessContext,
  registry: Readonly<Record<string, Row>> = rows,
): MenuLink[] {
  return Object.entries(registry)
    .flatMap(([id, row]) =>
      row.kind === 'screen' && row.menu !== 'none' ? [{ id, row, menu: row.menu }] : [],
    )
    .filter(({ menu }) => menu.in === name || (name === 'mobile' && menu.in === 'sidebar'))
    .filter(({ row, menu }) => isShown(menu, row, context))
    .sort((a, b) => a.menu.order - b.menu.order)
    .map(({ id, row, menu }) => ({
      id,
      path: targetOf(row, menu, context, registry),
      title: titleKey(id, row),
      icon: menu.icon,
    }))
}

function targetOf(
  row: ScreenRow,
  menu: MenuEntry,
  context: AccessContext,
  registry: Readonly<Record<string, Row>>,
): string {
  const other =
    menu.while && isOn(context.flags, menu.while.flag) ? registry[menu.while.to] : undefined
  return other?.kind === 'screen' ? other.path : row.path
}
