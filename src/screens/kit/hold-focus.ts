const lookEveryMs = 100

/**
 * Gives the focus to what `find` answers as often as it is lost, for what is drawn anew, or hidden, may take it along.
 * Ends when somebody moves it elsewhere, or presses anything, and when the time is up.
 *
 * @param given what has the focus already, and goes
 */
export function holdFocus(
  root: Document | ShadowRoot,
  find: () => HTMLElement | null,
  patienceMs: number,
  given: Element | null = null,
): () => void {
  const timer = setInterval(() => {
    const { activeElement, body } = document
    const isLost = activeElement === null || activeElement === body
    if (isLost) {
      const found = find()
      given = found
      if (found && found.tabIndex < 0) found.tabIndex = -1
      found?.focus()
    } else if (root.activeElement !== given) end()
  }, lookEveryMs)
  const end = () => clearInterval(timer)
  setTimeout(end, patienceMs)
  addEventListener('pointerdown', end, { once: true, capture: true })
  addEventListener('keydown', end, { once: true, capture: true })
  return end
}
