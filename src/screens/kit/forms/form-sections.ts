import { createContext } from 'react'

export interface SectionEntry {
  readonly title: string
  readonly element: HTMLElement
  /** Opens it and gives its heading the focus. */
  readonly open: () => void
}

/** Where a section of a form reports itself. @returns what takes it out again */
export type AddSection = (entry: SectionEntry) => () => void

export const SectionsContext = createContext<AddSection>(() => () => undefined)

/** Sections as they are read. */
export function inReadingOrder(entries: readonly SectionEntry[]): SectionEntry[] {
  return [...entries].sort((one, other) => {
    const follows = one.element.compareDocumentPosition(other.element)
    return follows & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
}
