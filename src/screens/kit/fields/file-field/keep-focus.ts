import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** Keeps the focus inside a group whose buttons come and go: on its first button, when its own is gone. */
export function useKeptFocus(group: RefObject<HTMLElement | null>, onLeave?: () => void) {
  const inside = useRef(false)
  useLayoutEffect(() => {
    const root = group.current?.getRootNode()
    if (!inside.current || !(root instanceof Document || root instanceof ShadowRoot)) return
    if (!group.current?.contains(root.activeElement))
      group.current?.querySelector('button')?.focus()
  })
  return {
    onFocus() {
      inside.current = true
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      inside.current = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
      if (!inside.current) onLeave?.()
    },
  }
}
