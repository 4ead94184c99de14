/** Where the focus goes when a screen has changed: to its heading, which may be in a shadow root. */

/** A screen may load this long before the focus stays on the main part instead. */
const patienceMs = 5_000

/**
 * Focuses the new screen's first heading once it is there. `signal` gives up: another screen came.
 * @lazy imported on demand, by arrival.ts
 */
export async function focusHeading(main: HTMLElement, signal: AbortSignal): Promise<void> {
  if (holdsFocus(main)) return
  const heading = await headingIn(main, signal)
  if (signal.aborted || holdsFocus(main)) return
  const target = heading ?? main
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** A screen that put the focus itself (login's first field) keeps it. */
function holdsFocus(main: HTMLElement): boolean {
  const root = main.getRootNode()
  const active = root instanceof ShadowRoot ? root.activeElement : document.activeElement
  return active !== null && active !== main && main.contains(active)
}

async function headingIn(main: HTMLElement, signal: AbortSignal): Promise<HTMLElement | null> {
  const end = performance.now() + patienceMs
  while (!signal.aborted && performance.now() < end) {
    const heading = findHeading(main)
    // A screen may keep itself invisible until nothing in it jumps; the focus can't go there before.
    if (heading?.checkVisibility({ visibilityProperty: true })) return heading
    await nextLook(main, signal)
  }
  return null
}

/** The screen says when it is ready; between, look again now and then. */
function nextLook(main: HTMLElement, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const look = new AbortController()
    const done = () => {
      clearTimeout(timer)
      look.abort()
      resolve()
    }
    const timer = setTimeout(done, 100)
    main.addEventListener('raffle-desk-ready', done, { signal: look.signal })
    signal.addEventListener('abort', done, { signal: look.signal })
  })
}

function findHeading(root: ParentNode): HTMLElement | null {
  const own = root.querySelector('h1')
  if (own) return own
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    const inside = shadowRoot && findHeading(shadowRoot)
    if (inside) return inside
  }
  return null
}
