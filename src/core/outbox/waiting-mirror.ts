/** How many orders wait of whoever works here, as it is now. */
import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { Desk } from '../desk.ts'
import { perDesk } from '../per-desk.ts'
import { userOf } from '../session/session.ts'
import { waitingFor } from './waiting-count.ts'

export interface WaitingMirror {
  /** Of the person who works here; other tabs tell of theirs at once. */
  readonly $waiting: ReadableAtom<number>
  /** Reads it again: this tab's own outbox tells nobody. */
  look(): void
}

export const waitingOf = perDesk(({ session }: Desk): WaitingMirror => {
  const $waiting = atom(0)
  function look() {
    const user = session.kind === 'standalone' ? userOf(session.$session.get()) : null
    $waiting.set(user ? waitingFor(user.id) : 0)
  }
  onMount($waiting, () => {
    const unwatch = session.$session.subscribe(look)
    addEventListener('storage', look)
    return () => {
      unwatch()
      removeEventListener('storage', look)
    }
  })
  return { $waiting, look }
})
