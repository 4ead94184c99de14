/** Who has the focus of the page, what can have it, and how one looks until what comes can take it. */

/** What hides, shows, disables or frees a part when it changes, and how far a screen is. */
const hiding = ['disabled', 'hidden', 'inert', 'open', 'class', 'style', 'aria-busy']
const attributeFilter = [...hiding, 'data-state', 'data-translating', 'data-waiting']
/** For an observer of what comes, goes, shows or hides. */
export const watched = { childList: true, subtree: true, attributes: true, attributeFilter }

/** Where the focus really is: inside of shadow roots too. Null where it is nowhere. */
export function focusedElement(): Element | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active === document.body || active === document.documentElement ? null : active
}

/**
 * Neither the page around nor anything of ours has the focus, for `root` to take it: it is nowhere, on an element that
 * `root` is in, or on one that can't have it any more, which the browser takes from it only when it next draws.
 */
export function nothingHasFocus(root: Node): boolean {
  const active = focusedElement()
  if (!active) return true
  for (let host = hostOf(root); host; host = hostOf(host)) if (host === active) return true
  return root.contains(active) && !canHaveFocus(active)
}

/**
 * The same, or its own title has it: who came to a screen was put there, and goes on from there.
 * @lazy imported on demand, by screens/claim-focus.ts
 */
export function onlyTitleHasFocus(root: Node): boolean {
  const active = focusedElement()
  return nothingHasFocus(root) || (active?.localName === 'h1' && root.contains(active))
}

function hostOf(node: Node): Element | null {
  const root = node.getRootNode()
  return root instanceof ShadowRoot ? root.host : null
}

/** In the page and in sight, neither disabled nor inert. */
export function canHaveFocus(element: Element): boolean {
  return (
    element.isConnected &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled') &&
    !element.closest('[inert]')
  )
}

/** Puts the focus there, where nothing scrolls for it, be it a title that Tab passes by. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Looks now and at each change below `root`, in its shadow roots too, until `look` answers true: it has put the focus,
 * or there is no need. A key or the pointer ends it, for whoever presses it goes on from elsewhere.
 *
 * @returns ends it
 */
export function lookUntil(root: Node, look: () => boolean, given?: AbortSignal): () => void {
  const ending = new AbortController()
  const end = () => ending.abort()
  const signal = given ? AbortSignal.any([given, ending.signal]) : ending.signal
  const observer = new MutationObserver(turn)
  function turn() {
    if (signal.aborted) return
    if (look()) end()
    // A root that has come meanwhile is heard from then on; one that is heard already isn't heard twice.
    else for (const each of rootsIn(root)) observer.observe(each, watched)
  }
  signal.addEventListener('abort', () => observer.disconnect())
  for (const input of ['pointerdown', 'keydown'])
    addEventListener(input, end, { capture: true, signal })
  turn()
  return end
}

function rootsIn(root: Node): Node[] {
  const inside = root instanceof Element || root instanceof ShadowRoot ? root : document
  const shadows = [...inside.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  return [root, ...shadows.flatMap(rootsIn)]
}

/**
 * Gives the focus to what `find` answers as soon as that can have it, unless something else has the focus by then.
 *
 * @param isFree whether it may be taken from what has it
 */
export function claimFocus(
  root: Node,
  find: () => HTMLElement | null,
  signal?: AbortSignal,
  isFree = nothingHasFocus,
): void {
  const look = () => {
    if (!isFree(root)) return true
    const found = find()
    if (!found || !canHaveFocus(found)) return false
    focusOn(found)
    return true
  }
  lookUntil(root, look, signal)
}
