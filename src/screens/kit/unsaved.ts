import { createContext, useContext, useEffect } from 'react'

/** What people typed into one screen and have not saved yet. */
export interface Unsaved {
  /** A form tells for itself; `hold` answers what ends that. */
  hold(isUnsaved: () => boolean): () => void
  /** Somebody typed into a field that belongs to no such form: what stands in it counts as unsaved. */
  typed(event: Event): void
  some(): boolean
}

export function createUnsaved(): Unsaved {
  const forms = new Set<() => boolean>()
  const fields = new Set<Element>()

  return {
    hold(isUnsaved) {
      forms.add(isUnsaved)
      return () => forms.delete(isUnsaved)
    },
    typed(event) {
      for (const field of fields) if (!field.isConnected) fields.delete(field)
      const [field] = event.composedPath()
      if (field instanceof Element && !field.closest('.rd-form')) fields.add(field)
    },
    some: () => [...forms].some(isUnsaved => isUnsaved()) || [...fields].some(holdsText),
  }
}

function holdsText(field: Element): boolean {
  if (!field.isConnected) return false
  const isControl = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return (isControl ? field.value : field.textContent) !== ''
}

/** The screen's; none in a part that stands by itself. */
export const UnsavedContext = createContext<Unsaved | null>(null)

/** Lets the screen know of unsaved work. @param isUnsaved the same function at every render */
export function useUnsaved(isUnsaved: () => boolean): void {
  const unsaved = useContext(UnsavedContext)
  useEffect(() => unsaved?.hold(isUnsaved), [unsaved, isUnsaved])
}
