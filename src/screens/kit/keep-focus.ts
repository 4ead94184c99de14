import { canHaveFocus, focusOn, nothingHasFocus, watched } from '../../core/focus.ts'

/** What holds the focus itself while it is open, and gives it back when it closes. */
const overlay = ':is([role$="dialog"], [role="menu"], [role="listbox"], [popover]):not(.rd-portal)'
const titles = 'h2, h3, h4'
/** What a widget without a title is: who pressed Retry in its place goes on from it. */
const partsOfWidgets = '.rd-stat-tiles, .rd-banner, .rd-state button'
const reachable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]):not(:disabled)'

/** What had the focus last in an overlay, or in the page below them all. */
interface Trail {
  control: HTMLElement
  /** What stood around it, from the inside out. */
  around: readonly HTMLElement[]
  layer: HTMLElement | null
}

/**
 * The one keeper of a screen's focus. What has it may be taken away, hidden or disabled: its heir has it then, or at
 * the first later change that brings one, unless somebody moves the focus, presses a key or the pointer.
 *
 * Parts say in the markup who inherits, and one rule finds it: after a screen's title its next one; else of the parts
 * that stood around what went and are left, the innermost one that offers something, then the screen's title. A part offers
 * - what has `data-next` in it, or its own; of several the first that follows what went;
 * - that of a `data-next="inside"` only to what goes in there too;
 * - before these, the title of its section, if what went says `data-to-title` or was a title itself.
 *
 * @param signal ends it
 * @param earlier the ways up from what had the focus before the keeper was there
 * @lazy imported on demand, by screen-frame.tsx
 */
export function keepFocus(
  root: Document | ShadowRoot,
  signal: AbortSignal,
  earlier: readonly (readonly EventTarget[])[] = [],
): void {
  if (signal.aborted) return
  const observer = new MutationObserver(turn)
  /** One an overlay that is open, the outermost first. */
  let trails: Trail[] = []
  let isLost = false

  function remember(path: readonly EventTarget[]) {
    const trail = trailOf(path, root)
    if (!trail) return
    isLost = false
    const place = trails.findIndex(({ layer }) => layer === trail.layer)
    trails = [...(place < 0 ? trails : trails.slice(0, place)), trail]
  }

  function forget() {
    trails = []
    isLost = false
  }

  function turn(records: MutationRecord[]) {
    const control = trails.at(-1)?.control
    if (!control || !(isLost || records.some(record => takes(record, control)))) return
    isLost = nothingHasFocus(root)
    if (!isLost) return
    // What had it below an overlay that is closed.
    while (trails.length > 1 && !isOpen(trails.at(-1))) trails.pop()
    const heir = heirOf(trails.at(-1), root)
    if (heir) focusOn(heir)
  }

  function onFocusOut({ relatedTarget }: FocusEvent) {
    if (relatedTarget) {
      if (!root.contains(relatedTarget as Node)) forget()
      return
    }
    // Left for nowhere on purpose, or taken from what goes at this very moment: known once it has gone.
    queueMicrotask(() => {
      const last = trails.at(-1)
      // A tab's panel is a stop of Tab only while nothing in it is.
      if (last && !last.control.matches(reachable)) isLost = true
      turn(observer.takeRecords())
      const isLeft =
        last && !isLost && !last.layer && canHaveFocus(last.control) && document.hasFocus()
      if (isLeft && nothingHasFocus(root)) forget()
    })
  }

  root.addEventListener('focusin', event => remember(event.composedPath()), { signal })
  root.addEventListener('focusout', event => onFocusOut(event as FocusEvent), { signal })
  for (const input of ['keydown', 'pointerdown'])
    addEventListener(input, () => isLost && forget(), { capture: true, signal })
  signal.addEventListener('abort', () => observer.disconnect())
  observer.observe(root, watched)
  for (const path of earlier) remember(path)
  isLost = trails.some(({ control }) => !canHaveFocus(control))
  turn([])
}

function trailOf(path: readonly EventTarget[], root: Node): Trail | null {
  const inside = path.slice(0, path.indexOf(root))
  // What is in another root is that one's own.
  const way = inside.slice(inside.findLastIndex(each => each instanceof ShadowRoot) + 1)
  const [control, ...around] = way.filter(each => each instanceof HTMLElement)
  if (!control) return null
  return { control, around, layer: control.closest<HTMLElement>(overlay) }
}

/** Whether a change takes the focus from what has it: taken away, be it to stand elsewhere, hidden or disabled. */
function takes({ type, target, removedNodes }: MutationRecord, control: Node & Element): boolean {
  if (type === 'childList') return [...removedNodes].some(each => each.contains(control))
  return target.contains(control) && !canHaveFocus(control)
}

const isOpen = (trail: Trail | undefined) => !trail?.layer || canHaveFocus(trail.layer)

function heirOf(lost: Trail | undefined, root: Document | ShadowRoot): HTMLElement | null {
  if (!lost || canHaveFocus(lost.control)) return lost?.control ?? null
  const { control, around, layer } = lost
  // Below something modal, which has the focus in a moment or gives it back.
  if (control.isConnected && control.closest('[inert]')) return null
  // A screen's title is followed by the next: who had just come to it is still to hear where they are.
  const title =
    control.matches('h1') && (firstOf(root, '.rd-state-forbidden h2') ?? firstOf(root, 'h1'))
  if (title && !layer) return title
  const toTitle = control.matches(`[data-to-title], h1, ${titles}`)
  const left = around.filter(({ isConnected }) => isConnected)
  for (const part of left) {
    const heir = (toTitle && titleOf(part)) || nextIn(part, left[0] ?? part)
    if (heir) return heir
  }
  // Another overlay than a dialog gives the focus back itself.
  if (layer && canHaveFocus(layer)) return layer.matches('[role$="dialog"]') ? layer : null
  if (title) return title
  for (const last of ['h1', titles, '[data-next]', partsOfWidgets]) {
    const found = firstOf(root, last)
    if (found) return found
  }
  return null
}

/** What a part is called where it is a section, a tab or a dialog; the tab or dialog itself where it has no title. */
function titleOf(part: HTMLElement): HTMLElement | null {
  if (!part.matches('section, [role="tabpanel"], [role$="dialog"]')) return null
  return firstOf(part, titles) ?? (part.matches('section') ? null : part)
}

function nextIn(part: HTMLElement, from: HTMLElement): HTMLElement | null {
  const places = [...part.querySelectorAll<HTMLElement>('[data-next]'), part]
  const heirs = places.flatMap(place => {
    if (!place.matches('[data-next]')) return []
    if (!(place.closest('[data-next="inside"]') ?? part).contains(part)) return []
    return (
      (place.matches(reachable) && isFree(place, part) ? place : firstOf(place, reachable)) ?? []
    )
  })
  return heirs.find(each => isAfter(each, from)) ?? heirs[0] ?? null
}

const isAfter = (one: Node, other: Node) =>
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

function firstOf(place: ParentNode & Node, selector: string): HTMLElement | null {
  const found = [...place.querySelectorAll<HTMLElement>(selector)]
  return found.find(each => isFree(each, place)) ?? null
}

/** In sight, and not in an overlay that `place` isn't in: that has a focus of its own. */
function isFree(element: Element, place: Node): boolean {
  return canHaveFocus(element) && (element.closest(overlay) ?? place).contains(place)
}
