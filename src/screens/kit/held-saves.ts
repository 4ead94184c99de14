import { createContext } from 'react'

/** What keeps a form from being saved for now. */
export interface Hold {
  /** Somebody tried to save: says why not yet, where it shows. */
  tell(): void
  focus(): void
}

/** What holds back the saves of one form: a file on its way, or one that did not arrive. */
export interface HeldSaves {
  /** @returns what ends it */
  add(hold: Hold): () => void
  /** Whether a save has to wait; then each hold says so, and the first gets the focus. */
  holdBack(): boolean
}

export function createHeldSaves(): HeldSaves {
  const holds = new Set<Hold>()
  return {
    add(hold) {
      holds.add(hold)
      return () => void holds.delete(hold)
    },
    holdBack() {
      const [first] = holds
      for (const hold of holds) hold.tell()
      first?.focus()
      return first !== undefined
    },
  }
}

/** Of the form around; null where there is none of the kit's. */
export const HeldSavesContext = createContext<HeldSaves | null>(null)
