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

  /** Where the rows stand now. */
  function measure(): Extent[] {
    const rows = [...(list.current?.children ?? [])].slice(0, ids.length)
    const origin = list.current?.getBoundingClientRect().top ?? 0
    return rows.map(row => {
      const { top, height } = row.getBoundingClientRect()
      return { top: top - origin, height }
    })
  }

  function start(event: PointerEvent<HTMLElement>, id: string) {
    const element = list.current
    if (event.button !== 0 || !event.isPrimary || !element || end.current) return
    const handle = event.currentTarget
    const { pointerId, clientY } = event
    const origin = element.getBoundingClientRect().top
    const from = ids.indexOf(id)
    const extents = measure()
    let y = clientY
    let latest: Held | null = null
    capture(handle, pointerId)

    const follow = () => {
      // The list itself may have been scrolled meanwhile.
      const offset = y - clientY - (element.getBoundingClientRect().top - origin)
      if (!latest && Math.abs(offset) < threshold) return
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

  return { held, setHeld, measure, start }
}

/** All of the pointer's events come to the handle; one made by a test has no pointer to capture. */
function capture(handle: HTMLElement, pointerId: number) {
  try {
    handle.setPointerCapture(pointerId)
  } catch {
    // Its events are sent to the handle anyway.
  }
}
