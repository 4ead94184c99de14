/**
 * Stands in the way of leaving while something is unsaved. It hears of every way there is before the router
 * does, and only from inside the product: links of a host's page are the host's.
 */

interface Options {
  /** The form. */
  element: HTMLElement
  isDirty: () => boolean
  /** The whole address belongs to us: Back and Forward, and every link of the shell. */
  guardsHistory: boolean
  /** @param go leaves after all, by the way that was tried */
  ask: (go: () => void) => void
}

/** @returns what ends it */
export function guardLeaving({ element, isDirty, guardsHistory, ask }: Options): () => void {
  const own = productAround(element, guardsHistory)
  const isOurs = (event: Event) => isDirty() && event.composedPath().includes(own)

  function onClick(event: MouseEvent) {
    const anchor = event.defaultPrevented || !isPlain(event) ? undefined : anchorOf(event)
    if (!anchor || !leadsAway(anchor) || !isOurs(event)) return
    stop(event)
    ask(() => (anchor.isConnected ? anchor.click() : location.assign(anchor.href)))
  }

  function onNavigate(event: Event) {
    if (!(event instanceof CustomEvent) || event.defaultPrevented || !isOurs(event)) return
    const { detail } = event
    if (isHere(detail)) return
    const [target] = event.composedPath()
    stop(event)
    ask(() => {
      const from = target instanceof Node && target.isConnected ? target : own
      const again = { bubbles: true, composed: true, cancelable: true, detail }
      from.dispatchEvent(new CustomEvent(event.type, again))
    })
  }

  function onUnload(event: BeforeUnloadEvent) {
    if (isDirty()) event.preventDefault()
  }

  addEventListener('click', onClick, { capture: true })
  addEventListener('raffle-desk-navigate', onNavigate, { capture: true })
  addEventListener('beforeunload', onUnload)
  const stopHistory = guardsHistory ? guardHistory(isDirty, ask) : undefined
  return () => {
    removeEventListener('click', onClick, { capture: true })
    removeEventListener('raffle-desk-navigate', onNavigate, { capture: true })
    removeEventListener('beforeunload', onUnload)
    stopHistory?.()
  }
}

/**
 * Back and Forward have happened when one hears of them: the step is undone, and done again if the person wants to
 * leave. The shell tells of it (`rd-step`, elements/shell/router.ts) before its router follows.
 */
function guardHistory(isDirty: Options['isDirty'], ask: Options['ask']): () => void {
  const { pathname } = location
  const history = globalThis.history
  let left: { index: number; state: unknown } = { index: entryIndex(), state: history.state }
  let undoing = false

  const onEntry = ({ from }: NavigationCurrentEntryChangeEvent) => {
    left = { ...left, index: from.index }
  }

  function onStep(event: Event) {
    if (undoing) {
      undoing = false
      event.preventDefault()
      return
    }
    const steps = stepsFrom(left)
    left = { ...left, state: history.state }
    // Another view of the same screen: nobody leaves.
    if (!isDirty() || location.pathname === pathname || steps === 0) return
    event.preventDefault()
    undoing = true
    history.go(-steps)
    ask(() => history.go(steps))
  }

  globalThis.navigation?.addEventListener('currententrychange', onEntry)
  addEventListener('rd-step', onStep)
  return () => {
    globalThis.navigation?.removeEventListener('currententrychange', onEntry)
    removeEventListener('rd-step', onStep)
  }
}

function entryIndex(): number {
  return globalThis.navigation?.currentEntry?.index ?? -1
}

/** How many steps the person just went; without the Navigation API, one, by the shell's numbers. */
function stepsFrom(left: { index: number; state: unknown }): number {
  const index = entryIndex()
  if (index >= 0 && left.index >= 0) return index - left.index
  return stepNumber(history.state) < stepNumber(left.state) ? -1 : 1
}

/** As the shell numbers them (elements/shell/history-step.ts). */
function stepNumber(state: unknown): number {
  const step: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'raffleDeskStep') : 0
  return typeof step === 'number' ? step : 0
}

/** The dashboard as a whole, or the element that a host placed. */
function productAround(element: HTMLElement, whole: boolean): Element {
  let own: Element = element
  let root = element.getRootNode()
  while (root instanceof ShadowRoot) {
    if (whole || own === element || root.host.localName.startsWith('raffle-desk')) own = root.host
    root = root.host.getRootNode()
  }
  return own
}

function stop(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

function anchorOf(event: Event): HTMLAnchorElement | undefined {
  return event
    .composedPath()
    .find((target): target is HTMLAnchorElement => target instanceof HTMLAnchorElement)
}

/** To another page in this tab. Mail and telephone links leave nothing. */
function leadsAway(anchor: HTMLAnchorElement): boolean {
  const sameTab = anchor.target === '' || anchor.target === '_self'
  if (!sameTab || anchor.hasAttribute('download') || !/^https?:$/.test(anchor.protocol))
    return false
  return anchor.origin !== location.origin || anchor.pathname !== location.pathname
}

function isHere(detail: unknown): boolean {
  const path: unknown = typeof detail === 'object' && detail ? Reflect.get(detail, 'path') : null
  if (typeof path !== 'string') return true
  return location.pathname.endsWith(path.replace(/[?#].*/, ''))
}
