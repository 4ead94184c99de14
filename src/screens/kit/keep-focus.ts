import { canHaveFocus, focusOn, nothingHasFocus, watched } from '../../core/focus.ts'
import { heirs, type Lost } from './use-heir.ts'

/** What holds the focus itself while it is open, and gives it back when it closes. */
const overlay = ':is([role$="dialog"], [role="menu"], [role="listbox"], [popover]):not(.rd-portal)'
const titles = 'h2, h3, h4'
const reachable = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled)'

/** What had the focus last in an overlay, or in the page below them all. */
interface Trail extends Lost {
  layer: HTMLElement | null
}

/**
 * The one keeper of a screen's focus. What has it may be taken away, hidden or disabled: its heir has it then, or at
 * the first later change that brings one, unless somebody moves the focus, presses a key or the pointer. An heir says
 * so in the markup: `data-next` on what follows whatever goes around it (`data-next="inside"`: only on what goes in
 * it), `data-to-title` on a control that its section's title follows, or `useHeir` for what must be found. The
 * innermost part that is left is asked first, those that find one before the markup; the screen's title comes last.
 *
 * @param signal ends it
 * @param earlier the way up from what had the focus before the keeper was there, itself first
 * @lazy imported on demand, by screen-frame.tsx
 */
export function keepFocus(
  root: Document | ShadowRoot,
  signal: AbortSignal,
  earlier: readonly EventTarget[] = [],
): void {
  if (signal.aborted) return
  const observer = new MutationObserver(turn)
  /** One an overlay that is open, the outermost first. */
  let trails: Trail[] = []
  let isLost = false

  function remember(path: readonly EventTarget[]) {
    const trail = trailOf(path.slice(0, path.indexOf(root)))
    if (!trail) return
    isLost = false
    const place = trails.findIndex(({ layer }) => layer === trail.layer)
    const below = trail.layer ? trails.slice(0, place < 0 ? trails.length : place) : []
    trails = [...below, trail]
  }

  function forget() {
    trails = []
    isLost = false
  }

  function turn(records: MutationRecord[]) {
    const control = trails.at(-1)?.control
    if (!control || !(isLost || records.some(record => concerns(record, control)))) return
    if (!nothingHasFocus(root)) isLost = false
    else if (isLost || !canHaveFocus(control) || records.some(each => removes(each, control))) {
      isLost = true
      const heir = heirOf(lostOf(trails))
      if (heir) focusOn(heir)
      // What follows may be drawn a moment after that which went, within the frame.
      else requestAnimationFrame(fallBack)
    }
  }

  function fallBack() {
    if (signal.aborted || !isLost || !nothingHasFocus(root)) return
    const lost = lostOf(trails)
    const heir = lost && (heirOf(lost) ?? lastIn(root, lost))
    if (heir) focusOn(heir)
  }

  function onFocusOut({ relatedTarget }: FocusEvent) {
    if (relatedTarget) {
      if (!root.contains(relatedTarget as Node)) forget()
      return
    }
    // Left for nowhere on purpose, or taken from what goes at this very moment: known once it has gone.
    queueMicrotask(() => {
      turn(observer.takeRecords())
      const last = trails.at(-1)
      const isLeft = last && !last.layer && canHaveFocus(last.control) && document.hasFocus()
      if (isLeft && nothingHasFocus(root)) forget()
    })
  }

  function onFocusIn(event: Event) {
    const path = event.composedPath()
    remember(path.slice(path.indexOf(event.target as EventTarget)))
  }

  root.addEventListener('focusin', onFocusIn, { signal })
  root.addEventListener('focusout', event => onFocusOut(event as FocusEvent), { signal })
  for (const input of ['keydown', 'pointerdown'])
    addEventListener(input, () => isLost && forget(), { capture: true, signal })
  signal.addEventListener('abort', () => observer.disconnect())
  observer.observe(root, watched)
  remember(earlier)
  isLost = trails.some(({ control }) => !canHaveFocus(control))
  turn([])
}

function trailOf(path: readonly EventTarget[]): Trail | null {
  const [control, ...around] = path.filter(each => each instanceof HTMLElement)
  if (!control) return null
  const layer = [control, ...around].find(each => each.matches(overlay)) ?? null
  // The element around a whole screen offers nothing: the screen's title comes last anyway.
  const end = around.findIndex(({ localName }) => localName.includes('-'))
  return { control, around: end < 0 ? around : around.slice(0, end), layer }
}

/** Whether a change may take the focus from what has it: by what was taken away, or what hides or disables it. */
function concerns({ type, target, removedNodes }: MutationRecord, control: Node): boolean {
  return type === 'childList' ? removedNodes.length > 0 : target.contains(control)
}

/** Taken away, be it to stand elsewhere. */
function removes({ removedNodes }: MutationRecord, control: Node): boolean {
  return [...removedNodes].some(each => each.contains(control))
}

/** What is to be followed: of overlays that are closed, what had the focus below them. */
function lostOf(trails: Trail[]): Trail | undefined {
  while (trails.length > 1 && !isOpen(trails.at(-1))) trails.pop()
  const lost = trails.at(-1)
  // Below something modal, which has the focus in a moment or gives it back.
  return lost?.control.isConnected && lost.control.closest('[inert]') ? undefined : lost
}

function heirOf(lost: Trail | undefined): HTMLElement | null {
  if (!lost || canHaveFocus(lost.control)) return lost?.control ?? null
  const offered = lost.control.matches(`[data-to-title], h1, ${titles}`) ? titleOf : nextIn
  const parts = lost.around.filter(({ isConnected }) => isConnected)
  for (const find of [(part: HTMLElement) => heirs.get(part)?.(lost), offered])
    for (const part of parts) {
      const heir = find(part)
      if (heir && canHaveFocus(heir)) return heir
    }
  return null
}

function lastIn(root: Document | ShadowRoot, { control, layer }: Trail): HTMLElement | null {
  // Another overlay than a dialog gives the focus back itself.
  if (layer && canHaveFocus(layer)) return layer.matches('[role$="dialog"]') ? layer : null
  const refusal = control.matches('h1') && firstOf(root, '.rd-state-forbidden h2')
  return refusal || (firstOf(root, 'h1') ?? firstOf(root, titles) ?? firstOf(root, '[data-next]'))
}

const isOpen = (trail: Trail | undefined) => !trail?.layer || canHaveFocus(trail.layer)

/** What a part is called where it is a section, a tab or a dialog; the tab or dialog itself where it has no title. */
function titleOf(part: HTMLElement): HTMLElement | null {
  if (!part.matches('section, [role="tabpanel"], [role$="dialog"]')) return null
  return firstOf(part, titles) ?? (part.matches('section') ? null : part)
}

function nextIn(part: HTMLElement): HTMLElement | null {
  const offered = part.querySelectorAll<HTMLElement>('[data-next]:not([data-next="inside"])')
  const places = part.matches('[data-next]') ? [part, ...offered] : [...offered]
  const found = places.map(each => (each.matches(reachable) ? each : firstOf(each, reachable)))
  return found.find(each => each && canHaveFocus(each)) ?? null
}

function firstOf(place: ParentNode, selector: string): HTMLElement | null {
  const found = [...place.querySelectorAll<HTMLElement>(selector)]
  return found.find(each => canHaveFocus(each) && !isAbove(each, place)) ?? null
}

/** In an overlay that `place` is not in: it has a focus of its own. */
function isAbove(element: Element, place: ParentNode): boolean {
  const layer = element.closest(overlay)
  return layer !== null && !layer.contains(place)
}
