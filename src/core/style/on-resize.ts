/**
 * Tells when elements have changed their size, and once at the start, in a frame of its own: what is then changed
 * may resize what is observed, which the browser would report to the host's page as an error.
 * @returns ends it
 */
export function onResize(elements: Iterable<Element>, changed: () => void): () => void {
  let frame = 0
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(changed)
  })
  for (const element of elements) observer.observe(element)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}
