/** The screens that this person can go to: the menus' and those beside them, from the registry. */
import { type AccessContext, canOpen } from '../access.ts'
import { menuOf } from '../menu.ts'
import type { Row } from '../screen-row.ts'
import { titleKey } from '../screen-row.ts'

export interface ScreenLink {
  id: string
  /** Key of its name in core/shell/texts.ts. */
  title: string
  /** Below the base path. */
  path: string
}

/** As in the menus, then what needs neither menu nor an id, then the way out. */
export function screensToOpen(
  context: AccessContext,
  registry: Readonly<Record<string, Row>>,
): ScreenLink[] {
  const inMenus = [...menuOf('mobile', context, registry), ...menuOf('user', context, registry)]
  const listed = new Set(inMenus.map(({ title }) => title))
  const others = Object.entries(registry).flatMap(([id, row]) => {
    const stands = row.kind === 'screen' && row.menu === 'none' && row.access !== 'public'
    const title = titleKey(id, row)
    if (!stands || row.params || row.query || listed.has(title)) return []
    listed.add(title)
    return canOpen(row.access, context).allowed ? [{ id, title, path: row.path }] : []
  })
  const { logout } = registry
  const wayOut =
    logout?.kind === 'screen' ? [{ id: 'logout', title: 'logout', path: logout.path }] : []
  return [...inMenus.map(({ id, title, path }) => ({ id, title, path })), ...others, ...wayOut]
}

/** Those opened last come first; leaving is never "recent". */
export function recentFirst(links: readonly ScreenLink[], recent: readonly string[]): ScreenLink[] {
  const known = recent.flatMap(id => links.filter(link => link.id === id && id !== 'logout'))
  return [...known, ...links.filter(link => !known.includes(link))]
}

/** The list with this one at its head, at most five long. */
export function withRecent(recent: readonly string[], id: string): string[] {
  return [id, ...recent.filter(other => other !== id)].slice(0, 5)
}
