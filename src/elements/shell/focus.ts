/** Where the focus goes when a screen has changed: to its heading, which may be in a shadow root. */
import { canHaveFocus, focusedElement, focusOn, lookUntil } from '../../core/focus.ts'

/**
 * Focuses the new screen's first heading once it is there, or the main part where what comes has none. `signal` gives
 * up: another screen came. So does a key or the pointer: the person goes on from elsewhere.
 * @lazy imported on demand, by arrival.ts
 */
export function focusHeading(main: HTMLElement, signal: AbortSignal): void {
  lookUntil(
    main,
    () => {
      // A screen that put the focus itself (login's first field) keeps it.
      if (holdsFocus(main)) return true
      const heading = findIn(main, 'h1')
      // A screen may keep itself invisible until nothing in it jumps; the focus can't go there before.
      const target = heading ?? (isThere(main) ? main : null)
      if (!target || !canHaveFocus(target)) return false
      target.tabIndex = -1
      focusOn(target)
      return true
    },
    signal,
  )
}

function holdsFocus(main: HTMLElement): boolean {
  const root = main.getRootNode()
  const active = root instanceof ShadowRoot ? root.activeElement : focusedElement()
  return active !== null && active !== main && main.contains(active)
}

/** The screen says that it waits no more. */
function isThere(main: HTMLElement): boolean {
  const state = findIn(main, '.rd-root')?.dataset.state
  return state !== undefined && state !== 'waiting'
}

function findIn(root: ParentNode, selector: string): HTMLElement | null {
  const own = root.querySelector<HTMLElement>(selector)
  if (own) return own
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    const inside = shadowRoot && findIn(shadowRoot, selector)
    if (inside) return inside
  }
  return null
}
