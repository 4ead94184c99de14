import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { scrollAtEdges } from './edge-scroll.ts'
import { type Extent, positionAt } from './order.ts'

/** A row that is held, by a pointer or by the keyboard. */
export interface Held {
  id: string
  from: number
  to: number
  /** px that a pointer has dragged it; null by keyboard: it goes from place to place. */
  offset: number | null
  extents: readonly Extent[]
}

/** Below it a press on the handle is a click. */
const threshold = 4

interface Options {
  list: RefObject<HTMLElement | null>
  ids: readonly string[]
  onDrop: (held: Held) => void
}

/**
 * Dragging by pointer events, so that a mouse, a finger and a pen do the same, in any root and without the
 * browser's own drag and drop: that one needs a long press on touch.
 */
export function useRowDrag({ list, ids, onDrop }: Options) {
  const [held, setHeld] = useState<Held | null>(null)
  const end = useRef<(() => void) | undefined>(undefined)
  useEffect(() => () => end.current?.(), [])

  const isHeld = held !== null
  useEffect(() => {
    const element = list.current
    if (!isHeld || !element) return
    // Rows of a long list have their own height only once they come near the window: then they are measured anew.
    const observer = new ResizeObserver(() =>
      setHeld(now => now && { ...now, extents: extentsOf(element) }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isHeld, list])

  function start(event: PointerEvent<HTMLElement>, id: string) {
    const element = list.current
    if (event.button !== 0 || !event.isPrimary || !element || end.current) return
    const handle = event.currentTarget
    const { pointerId, clientY } = event
    const from = ids.indexOf(id)
    const row = handle.closest('li')
    const rowTop = () => element.getBoundingClientRect().top + (row?.offsetTop ?? 0)
    const origin = rowTop()
    let extents = extentsOf(element)
    let height = element.offsetHeight
    let y = clientY
    let latest: Held | null = null
    capture(handle, pointerId)

    const follow = () => {
      // The list may have been scrolled meanwhile, and rows above have got another height.
      const offset = y - clientY - (rowTop() - origin)
      if (!latest && Math.abs(offset) < threshold) return
      if (element.offsetHeight !== height) {
        height = element.offsetHeight
        extents = extentsOf(element)
      }
      latest = { id, from, to: positionAt(extents, from, offset), offset, extents }
      setHeld(latest)
    }
    const stopScrolling = scrollAtEdges(element, () => y, follow)
    const onMove = (move: globalThis.PointerEvent) => {
      if (move.pointerId !== pointerId) return
      y = move.clientY
      follow()
    }
    const stop = () => {
      stopScrolling()
      handle.removeEventListener('pointermove', onMove)
      handle.removeEventListener('pointerup', onUp)
      handle.removeEventListener('pointercancel', stop)
      window.removeEventListener('keydown', onKey, true)
      end.current = undefined
      setHeld(null)
    }
    const onUp = (up: globalThis.PointerEvent) => {
      if (up.pointerId !== pointerId) return
      stop()
      if (latest) onDrop(latest)
    }
    const onKey = (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return
      key.preventDefault()
      key.stopPropagation()
      stop()
    }
    end.current = stop
    handle.addEventListener('pointermove', onMove)
    handle.addEventListener('pointerup', onUp)
    handle.addEventListener('pointercancel', stop)
    window.addEventListener('keydown', onKey, true)
  }

  return { held, setHeld, start }
}

/** Where a list's rows stand now, wherever a drag or the keyboard shows them. */
export function extentsOf(list: HTMLElement | null): Extent[] {
  if (!list) return []
  const rows = [...list.children].filter(row => row instanceof HTMLElement)
  return rows.map(({ offsetTop, offsetHeight }) => ({ top: offsetTop, height: offsetHeight }))
}

/** All of the pointer's events come to the handle; one made by a test has no pointer to capture. */
function capture(handle: HTMLElement, pointerId: number) {
  try {
    handle.setPointerCapture(pointerId)
  } catch {
    // Its events are sent to the handle anyway.
  }
}
