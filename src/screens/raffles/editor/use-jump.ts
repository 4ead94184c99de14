import { type RefObject, useEffect } from 'react'
import type { EditorValues } from '../../../core/raffles/editor/fields.ts'
import { editorPlaceOf } from '../../../core/raffles/editor/sections.ts'
import { type FieldPlaces, revealEvent } from '../../kit/forms/field-places.ts'
import type { KitForm } from '../../kit/forms/form.ts'

/** Goes once to the section or field that a link names, opens what covers it and gives it the focus. */
export function useJump(
  box: RefObject<HTMLElement | null>,
  { places }: Pick<KitForm<EditorValues>, 'places'>,
  section: string | undefined,
): void {
  useEffect(() => {
    const place = editorPlaceOf(section)
    if (!place) return undefined
    const element = box.current?.querySelector(`[data-section="${place.section}"] > section`)
    element?.dispatchEvent(new CustomEvent(revealEvent, { bubbles: true }))
    if (place.field !== undefined) return focusOnceThere(places, place.field)
    element?.scrollIntoView({ block: 'start', behavior: 'instant' })
    element?.querySelector('h2')?.focus({ preventScroll: true })
    return undefined
  }, [box, places, section])
}

/**
 * Fields that are loaded on demand (dates, formatted text) stand there only a moment later; until
 * then, whatever the person does goes first.
 */
function focusOnceThere(places: FieldPlaces, name: string): (() => void) | undefined {
  places.focus(name)
  const element = places.get(name)?.element
  if (!element || holdsFocus(element)) return undefined
  const waiting = new AbortController()
  const observer = new MutationObserver(() => {
    places.focus(name)
    if (holdsFocus(element)) stop()
  })
  function stop() {
    observer.disconnect()
    waiting.abort()
  }
  observer.observe(element, { childList: true, subtree: true })
  for (const deed of ['pointerdown', 'keydown'])
    element.ownerDocument.addEventListener(deed, stop, { signal: waiting.signal, capture: true })
  return stop
}

function holdsFocus(element: HTMLElement): boolean {
  const root = element.getRootNode()
  const active = root instanceof ShadowRoot ? root.activeElement : document.activeElement
  return element.contains(active)
}
