import { type RefObject, useEffect, useRef } from 'react'

/**
 * A list's first row takes the place of the empty state and its buttons, one of which opened the drawer: the focus
 * would fall to the page.
 */
export function useFocusOnFirst(
  target: RefObject<HTMLElement | null>,
  { isEmpty, isOpen }: { isEmpty: boolean; isOpen: boolean },
): void {
  const wasEmpty = useRef(isEmpty)
  useEffect(() => {
    if (isEmpty) wasEmpty.current = true
    if (isEmpty || isOpen || !wasEmpty.current) return
    wasEmpty.current = false
    // A drawer that closes gives the focus back a frame later.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) target.current?.focus()
    }, 100)
    return () => clearTimeout(timer)
  }, [isEmpty, isOpen, target])
}
