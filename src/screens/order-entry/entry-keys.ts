/**
 * The keys of the two screens. None is a single letter, and none that browsers need: F5, F6, F7, F10 to F12. (What F3 looks
 * for in a page, Ctrl and F do, too.)
 */
import { type RefObject, useEffect, useRef } from 'react'
import { useDesk } from '../desk.tsx'

/** The field that each leads to. */
export const partKeys = {
  F2: 'customer.phone',
  F4: 'lines',
  F8: 'donation.cents',
  F9: 'tender.type',
} as const

type EntryKey = (typeof partKeys)[keyof typeof partKeys] | 'enter' | 'outbox' | 'anew'

/**
 * Tells of the keys of the screen that a part stands in, wherever on the page the focus is; on a host's page, in the screen
 * alone. While a dialog lies over it, there are none.
 */
export function useEntryKeys(
  place: RefObject<HTMLElement | null>,
  onKey: (key: EntryKey) => void,
): void {
  const heard = useRef(onKey)
  heard.current = onKey
  const { kind } = useDesk().session
  useEffect(() => {
    const part = place.current
    const own = part?.getRootNode()
    const root = kind === 'standalone' ? document : own
    function onKeyDown(event: Event) {
      if (!(event instanceof KeyboardEvent) || !part || !own) return
      const key = entryKeyOf(event)
      if (key === null || isCovered(part)) return
      const path = event.composedPath()
      // A link of the page has that key for itself.
      if (key === 'enter' && !path.includes(own) && path.some(isControl)) return
      event.preventDefault()
      // A key that is held down enters one order, and doesn't go past its receipt.
      if (key !== 'enter' || !event.repeat) heard.current(key)
    }
    // On its way down: fields of dates keep their keys to themselves.
    root?.addEventListener('keydown', onKeyDown, true)
    return () => root?.removeEventListener('keydown', onKeyDown, true)
  }, [place, kind])
}

const isControl = (target: EventTarget) => target instanceof Element && target.matches('a, button')

/** A dialog lies over it: the screen's own or the page's. */
function isCovered(part: Element): boolean {
  const root = part.getRootNode()
  const holder = root instanceof ShadowRoot ? root : document
  if (part.closest('[inert]') || holder.querySelector(':modal')) return true
  return root instanceof ShadowRoot && isCovered(root.host)
}

/** The list of orders that wait. */
export const outboxKey = 'F3'

/**
 * What a key stands for: the field that it leads to, the list, that the order is entered, or that another one begins; null
 * for all others.
 */
function entryKeyOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): EntryKey | null {
  if (altKey) return null
  if (shiftKey) return key === 'F2' && !ctrlKey && !metaKey ? 'anew' : null
  if (ctrlKey || metaKey) return key === 'Enter' ? 'enter' : null
  if (key === outboxKey) return 'outbox'
  return key in partKeys ? partKeys[key as keyof typeof partKeys] : null
}
