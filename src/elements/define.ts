import { tagOf } from '../core/screen-row.ts'
import { rows, screenIds } from '../core/screens.ts'
import { deskElementClass } from './desk-element.ts'
import { SessionElement } from './session-element.ts'
import { ShellElement } from './shell-element.ts'

declare const __RAFFLE_DESK_VERSION__: string

interface ShellClass extends CustomElementConstructor {
  version?: string
}

/**
 * Defines every tag of the registry. Calling it twice is safe, and so is calling it on a server, where it does
 * nothing. Of two copies of the bundle on a page, the first wins; the second defines nothing, and warns if the
 * versions differ.
 */
export function defineElements(): void {
  if (!globalThis.customElements) return
  const first = customElements.get('raffle-desk') as ShellClass | undefined
  if (first) {
    const { version } = first
    if (first !== ShellElement && version !== __RAFFLE_DESK_VERSION__) {
      console.warn(
        `Raffle Desk ${version ?? ''} is on this page already; version ${__RAFFLE_DESK_VERSION__} was not defined.`,
      )
    }
    return
  }
  Object.assign(ShellElement, { version: __RAFFLE_DESK_VERSION__ })
  // Providers first, so that tags already in the page find theirs at once.
  customElements.define('raffle-desk', ShellElement)
  customElements.define('raffle-desk-session', SessionElement)
  for (const id of screenIds) customElements.define(tagOf(id), deskElementClass(id, rows[id]))
}
