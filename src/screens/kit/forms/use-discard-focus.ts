import { type RefObject, useEffect, useRef } from 'react'
import type { SaveStatus } from './form.ts'

/**
 * Discard goes once nothing is unsaved, and Undo once it has brought everything back: the focus goes on to the button
 * that comes, or to the first field where the form has no bar. A focus that is elsewhere stays there.
 */
export function useDiscardFocus(
  state: SaveStatus<unknown>['state'],
  form: RefObject<HTMLFormElement | null>,
): void {
  const before = useRef(state)
  useEffect(() => {
    const was = before.current
    before.current = state
    const element = form.current
    if (!element || was === state || ![was, state].includes('discarded')) return
    if (hasFocus(element)) return
    const next =
      element.querySelector<HTMLElement>('.rd-save-bar-actions button') ??
      element.querySelector<HTMLElement>('.rd-form-fields :is(input, textarea, button)')
    next?.focus()
  }, [state, form])
}

/** Something of this page has it; a button that is gone leaves it to the body, or to the host of our root. */
function hasFocus(near: Element): boolean {
  const root = near.getRootNode()
  const active = root instanceof ShadowRoot ? root.activeElement : document.activeElement
  if (active !== null && active !== document.body) return true
  const outer = document.activeElement
  return (
    root instanceof ShadowRoot &&
    outer !== null &&
    outer !== document.body &&
    !outer.contains(root.host) &&
    outer !== root.host &&
    !outer.shadowRoot
  )
}
