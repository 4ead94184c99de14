import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * F6 goes to the messages and back to where the focus was, while there are any.
 * @returns gives the focus back after a message was taken away: outside when it was the last one
 */
export function useRegionKey(
  region: RefObject<HTMLElement | null>,
  isActive: boolean,
): (wasLast: boolean) => void {
  const cameFrom = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!isActive) return
    const onKeyDown = (event: KeyboardEvent) => {
      const element = region.current
      if (event.key !== 'F6' || event.defaultPrevented || !element) return
      event.preventDefault()
      const focused = deepFocus()
      if (focused && element.contains(focused)) cameFrom.current?.focus()
      else {
        cameFrom.current = focused
        element.querySelector('button')?.focus()
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isActive, region])

  return useCallback(
    wasLast => {
      if (!region.current?.contains(deepFocus())) return
      if (wasLast) cameFrom.current?.focus()
      else region.current.focus()
    },
    [region],
  )
}

function deepFocus(): HTMLElement | null {
  let { activeElement } = document
  while (activeElement?.shadowRoot?.activeElement) {
    activeElement = activeElement.shadowRoot.activeElement
  }
  return activeElement instanceof HTMLElement ? activeElement : null
}
