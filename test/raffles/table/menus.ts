/** What menus of raffles, prizes and members say: each item enabled, or with the reasons beside it. */

import type { Role } from '../../../src/core/session/role.ts'
import type { FakeDesk } from '../../../stories/support/fake-desk.ts'
import { waitFor } from '../../support/browser/wait-for.ts'

/** By the item's id: null where it can be used, else why not. */
export type Items = Record<string, string | null>

/** Opens the menu of a button, reads it and closes it again. */
export async function readMenu(button: HTMLElement): Promise<Items> {
  const scope = button.getRootNode() as ShadowRoot
  button.click()
  const menu = await waitFor(() => {
    const open = scope.querySelector<HTMLElement>('[role="menu"]')
    return open?.querySelector('[role="menuitem"]') ? open : null
  }, 'menu')
  const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')].map(item => [
    item.dataset.key ?? '',
    item.getAttribute('aria-disabled') === 'true' ? reasonIn(item) : null,
  ])
  const leave = { key: 'Escape', code: 'Escape', bubbles: true, composed: true, cancelable: true }
  menu.querySelector('[role="menuitem"]')?.dispatchEvent(new KeyboardEvent('keydown', leave))
  await waitFor(() => !scope.querySelector('[role="menu"]'), 'no menu')
  return Object.fromEntries(items)
}

function reasonIn(item: HTMLElement): string {
  const said = item.querySelector('.rd-menu-reason')?.textContent
  return said ?? 'disabled, and says nothing'
}

/** Another role for the person who is signed in; what is on screen follows. */
export function actAs({ desk, setSession }: FakeDesk, role: Role): void {
  const session = desk.session.$session.get()
  if (session.state !== 'signed-in') throw new Error('Nobody is signed in')
  setSession({ state: 'signed-in', user: { ...session.user, roles: [role] } })
}
