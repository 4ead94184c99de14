/** Where the focus goes after Retry on a part that could not be loaded: the button went with the failure. */

/** How long what comes may take and still get the focus. */
const patienceMs = 10_000
const lookEveryMs = 100

/**
 * To the title of what comes, or to the next failure's button; a focus that somebody moved elsewhere stays there.
 * @lazy imported on demand, by desk-element.ts
 */
export function followRetry(root: HTMLElement): void {
  const end = performance.now() + patienceMs
  function look() {
    if (!isLost()) return
    const next = root.querySelector<HTMLElement>('h1,h2,h3,.rd-failure button')
    if (next?.checkVisibility({ visibilityProperty: true })) {
      if (next.tabIndex < 0) next.tabIndex = -1
      next.focus({ preventScroll: true })
    } else if (performance.now() < end) setTimeout(look, lookEveryMs)
  }
  look()
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
