/** Where the fields of a form stand, so that the first wrong one can be found, uncovered and focused. */
import type { ReactNode } from 'react'

interface Place {
  /** The field's label, and how messages call it. */
  label: string
  /** A value in words, where the field says how. */
  show?: ((value: unknown) => ReactNode) | undefined
  /** The box around the field. */
  element: HTMLElement
  /** What takes the focus; without one, the first control in the box. */
  focus?: (() => void) | undefined
}

export interface FieldPlaces {
  /** @returns what takes the field out again */
  add(name: string, place: Place): () => void
  get(name: string): Place | undefined
  /** The field that a path belongs to: itself, or the nearest one around it. */
  nameOf(path: string): string | undefined
  /** Of these names, those that stand in the form, in the order they are read. */
  inOrder(names: readonly string[]): string[]
  /** Uncovers a field and gives it the focus. */
  focus(name: string): void
}

const control =
  'input:not([type="hidden"]), select, textarea, button, [contenteditable="true"], [tabindex="0"]'

/** Tells what covers a field (a closed section, a tab) to show it: it bubbles. */
export const revealEvent = 'rd-reveal'

export function createFieldPlaces(): FieldPlaces {
  const places = new Map<string, Place>()
  return {
    add(name, place) {
      places.set(name, place)
      return () => {
        if (places.get(name) === place) places.delete(name)
      }
    },
    get: name => places.get(name),
    nameOf(path) {
      const parts = path.split('.')
      for (let length = parts.length; length > 0; length -= 1) {
        const name = parts.slice(0, length).join('.')
        if (places.has(name)) return name
      }
      return undefined
    },
    inOrder(names) {
      const found = names.flatMap(name => {
        const place = places.get(name)
        return place ? [{ name, element: place.element }] : []
      })
      return found.sort(byPosition).map(({ name }) => name)
    },
    focus(name) {
      const place = places.get(name)
      if (!place) return
      const { element, focus } = place
      element.dispatchEvent(new CustomEvent(revealEvent, { bubbles: true }))
      if (focus) focus()
      const { activeElement } = element.getRootNode() as Document | ShadowRoot
      if (!element.contains(activeElement)) element.querySelector<HTMLElement>(control)?.focus()
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    },
  }
}

function byPosition(one: { element: Element }, other: { element: Element }): number {
  const follows = one.element.compareDocumentPosition(other.element)
  return follows & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
