import { type RefObject, useEffect, useState } from 'react'

/** Whether a box holds more than it can show at once. */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    let frame = 0
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight + 1)
    // In a frame of its own: what it changes may resize what is observed, which the browser reports as an error.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [box])
  return overflows
}
