import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react'

const controls = 'a[href], button, input, select, textarea'
const typing = 'input:not([type="checkbox"], [type="radio"]), select, textarea'

interface RowFocus {
  /** The one row that Tab reaches. */
  current: string | undefined
  /** The row in the place of the one that had the focus last. */
  next: string | undefined
  handlers: {
    onFocus: (event: FocusEvent<HTMLElement>) => void
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
}

/**
 * Keys in a table's rows, as in any list: up, down, Home and End go from row to row, right and left through a
 * row's controls, Space selects, Enter opens, Tab leaves. When a row is gone, the one in its place has the focus.
 */
export function useRowFocus(body: RefObject<HTMLElement | null>, ids: readonly string[]): RowFocus {
  const [last, setLast] = useState<{ id: string; index: number }>()
  const leaving = useRef(false)
  const index = last ? ids.indexOf(last.id) : -1
  // Moved: what comes in its place later is what stands there then.
  if (last && index !== -1 && index !== last.index) setLast({ ...last, index })
  const current = index === -1 ? ids[0] : last?.id
  const next = last && ids[Math.min(last.index, ids.length - 1)]

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const id = rowOf(target)?.dataset.rowId
    if (id !== undefined && !leaving.current) setLast({ id, index: ids.indexOf(id) })
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const target = event.target as HTMLElement
    const row = rowOf(target)
    if (!row || target.matches(typing)) return
    const act = actionFor(event.key, event.shiftKey, row, target, rowsIn(body.current))
    if (!act) return
    // The browser itself goes on from where Tab was put; the row to come back to stays this one.
    leaving.current = event.key === 'Tab'
    if (!leaving.current) event.preventDefault()
    act()
    leaving.current = false
  }

  return { current, next, handlers: { onFocus, onKeyDown } }
}

function rowsIn(body: HTMLElement | null): HTMLElement[] {
  return [...(body?.querySelectorAll<HTMLElement>('[data-row-id]') ?? [])]
}

function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-row-id]') : null
}

/** What a key does on a row or on one of its controls; nothing for keys that are none of ours. */
function actionFor(
  key: string,
  shift: boolean,
  row: HTMLElement,
  target: HTMLElement,
  rows: HTMLElement[],
): (() => void) | null {
  const onRow = target === row
  const place = rows.indexOf(row)
  const stops = [row, ...row.querySelectorAll<HTMLElement>(controls)]
  const step = (by: 1 | -1) => stops[stops.indexOf(target) + by]?.focus()
  switch (key) {
    case 'ArrowDown':
      return () => rows[place + 1]?.focus()
    case 'ArrowUp':
      return () => rows[place - 1]?.focus()
    case 'Home':
      return () => rows[0]?.focus()
    case 'End':
      return () => rows.at(-1)?.focus()
    case 'ArrowRight':
      return () => step(1)
    case 'ArrowLeft':
      return () => step(-1)
    case 'Escape':
      return onRow ? null : () => row.focus()
    case ' ':
      return onRow ? () => toggle(row, shift) : null
    case 'Enter':
      return onRow ? () => row.querySelector<HTMLElement>('.rd-row-link')?.click() : null
    case 'Tab':
      return () => leave(rows, shift)
    default:
      return null
  }
}

function toggle(row: HTMLElement, shiftKey: boolean) {
  const checkbox = row.querySelector('[data-row-select]')
  checkbox?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
}

/** Before the first row, or after the last thing in the last one, Tab is out of the rows. */
function leave(rows: HTMLElement[], backwards: boolean) {
  if (backwards) {
    rows[0]?.focus()
    return
  }
  const last = rows.at(-1)
  const stops = last ? [last, ...last.querySelectorAll<HTMLElement>(controls)] : []
  stops.at(-1)?.focus()
}
