import { type RefObject, useEffect, useState } from 'react'
import { onResize } from '../../../core/style/on-resize.ts'

/** Whether a box holds more than it can show at once. */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    return onResize([element, ...element.children], () =>
      setOverflows(element.scrollHeight > element.clientHeight + 1),
    )
  }, [box])
  return overflows
}
