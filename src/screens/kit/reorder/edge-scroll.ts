/** Scrolls what a drag comes to the edge of. */
const edge = 40
const fastest = 14

/** The nearest ancestor that scrolls up and down, across shadow roots; else the page. */
function scrollerOf(element: HTMLElement): Element {
  let at: Element | null = element
  while (at) {
    const { overflowY } = getComputedStyle(at)
    if (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight) return at
    const root = at.getRootNode()
    at = at.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  }
  return document.scrollingElement ?? document.documentElement
}

/**
 * While it runs, a pointer near the edge scrolls.
 * @param pointerY where the pointer is in the window, in px
 * @param onScroll the rows have moved under the pointer
 * @returns ends it
 */
export function scrollAtEdges(
  list: HTMLElement,
  pointerY: () => number,
  onScroll: () => void,
): () => void {
  const scroller = scrollerOf(list)
  let frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)

  function step() {
    const isPage = scroller === document.scrollingElement
    const box = scroller.getBoundingClientRect()
    const top = isPage ? 0 : Math.max(0, box.top)
    const bottom = isPage ? innerHeight : Math.min(innerHeight, box.bottom)
    const y = pointerY()
    const into = y < top + edge ? y - top - edge : Math.max(0, y - bottom + edge)
    const before = scroller.scrollTop
    if (into !== 0) {
      scroller.scrollTop += Math.max(-fastest, Math.min(fastest, into / 3))
      if (scroller.scrollTop !== before) onScroll()
    }
    frame = requestAnimationFrame(step)
  }
}
