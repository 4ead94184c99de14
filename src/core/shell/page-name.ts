/** What the window is called while a screen shows something of its own: a raffle, a draw. Its screen says so. */
import { atom, type ReadableAtom } from 'nanostores'
import { perDesk } from '../per-desk.ts'

export interface PageName {
  /** Null: the screen's title in the registry serves. */
  readonly $name: ReadableAtom<string | null>
  /** @returns what takes it back; a name that came later stays */
  show(name: string): () => void
}

export const pageNameOf = perDesk((): PageName => {
  const $name = atom<string | null>(null)
  let latest: symbol | undefined
  return {
    $name,
    show(name) {
      const mine = Symbol(name)
      latest = mine
      $name.set(name)
      return () => {
        if (latest === mine) $name.set(null)
      }
    },
  }
})
