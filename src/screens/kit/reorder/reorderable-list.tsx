import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import { Alert } from '../alert.tsx'
import { useLocale, useWords } from '../language.tsx'
import { kitTexts } from '../texts.ts'
import type { RowMenu } from './move-menu.tsx'
import { shiftOf, visualPosition } from './order.ts'
import { ReorderRow, type RowHandlers } from './reorder-row.tsx'
import reorderableListCss from './reorderable-list.css?inline'
import { useOrder } from './use-order.ts'
import { extentsOf, type Held, useRowDrag } from './use-row-drag.ts'

addSheet(reorderableListCss)

export interface ReorderItem {
  id: string
  /** What it is called when a move is announced. */
  name: string
  content: ReactNode
  /** What else can be done with it, in the same menu as its moves. */
  menu?: RowMenu | undefined
}

interface ReorderableListProps {
  /** Read out before the rows: "Prizes, in the order they are drawn". */
  label: string
  items: readonly ReorderItem[]
  /** Saves the order, which shows already. When it rejects, the earlier order is back, with a message. */
  onReorder: (ids: string[]) => Promise<void> | void
  /** Why the order can't be changed now; shown under the list. */
  lockedBecause?: string | undefined
}

/**
 * Rows in an order that people choose: by dragging the handle with a mouse, a finger or a pen; by keyboard on
 * the handle (Enter, arrow keys, Enter; Escape puts it back); or by the row's menu. Moves are announced, and
 * the focus stays on what was moved.
 */
export function ReorderableList({ label, items, onReorder, lockedBecause }: ReorderableListProps) {
  const words = useWords(kitTexts)
  const format = new Intl.NumberFormat(`${useLocale()}-CA`)
  const list = useRef<HTMLOListElement>(null)
  const help = useId()
  const [announced, setAnnounced] = useState('')
  const known = new Map(items.map(item => [item.id, item]))
  const at = (id: string, position: number) => ({
    name: known.get(id)?.name ?? '',
    position: format.format(position + 1),
    total: format.format(items.length),
  })

  const order = useOrder(
    items.map(({ id }) => id),
    onReorder,
    (id, position) => setAnnounced(words.movedBack(at(id, position))),
  )
  const drag = useRowDrag({ list, ids: order.ids, onDrop: drop })
  const { held } = drag
  const keepSightOf = useSightAfterMove(list, order.ids)
  // What fits the window shows at once; the rest of a long list is made behind it, while the page answers.
  const isWhole = useDeferredValue(true, items.length <= fewRows)
  const shownIds = isWhole ? order.ids : order.ids.slice(0, fewRows)

  function move(id: string, to: number) {
    keepSightOf(id)
    order.move(id, to)
    setAnnounced(words.moved(at(id, to)))
  }

  function drop({ id, from, to }: Held) {
    if (to === from) setAnnounced(words.putBack(at(id, from)))
    else move(id, to)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, id: string) {
    const from = order.ids.indexOf(id)
    const isHeld = held?.id === id && held.offset === null
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (event.repeat) return
      if (!isHeld) {
        drag.setHeld({ id, from, to: from, offset: null, extents: extentsOf(list.current) })
        setAnnounced(words.pickedUp(at(id, from)))
        return
      }
      drag.setHeld(null)
      drop(held)
    } else if (isHeld && event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      putBack()
    } else if (isHeld && event.key in steps(items.length)) {
      event.preventDefault()
      const step = steps(items.length)[event.key] ?? 0
      const to = Math.max(0, Math.min(items.length - 1, held.to + step))
      drag.setHeld({ ...held, to })
      setAnnounced(words.atPosition(at(id, to)))
    }
  }

  function putBack() {
    if (!held) return
    drag.setHeld(null)
    setAnnounced(words.putBack(at(held.id, held.from)))
  }

  const handlers = useRef<RowHandlers>(idle)
  useLayoutEffect(() => {
    handlers.current = {
      onPointerDown: drag.start,
      onKeyDown,
      onBlur: id => held?.id === id && held.offset === null && putBack(),
      onMove: move,
    }
  })

  return (
    <div className="rd-reorder">
      <ol
        ref={list}
        className={`rd-reorder-list${items.length > fewRows ? ' rd-reorder-long' : ''}${held ? ' rd-reorder-holding' : ''}`}
        aria-label={label}
      >
        {shownIds.map((id, index) => {
          const item = known.get(id)
          const isHeld = held?.id === id
          const hold = isHeld ? (held.offset === null ? 'held' : 'dragged') : undefined
          return (
            <ReorderRow
              key={id}
              id={id}
              name={item?.name ?? ''}
              position={index}
              shownPosition={held ? visualPosition(index, held) : index}
              total={order.ids.length}
              hold={hold}
              shift={shift(held, index)}
              locked={lockedBecause !== undefined}
              menu={item?.menu}
              help={help}
              handlers={handlers}
            >
              {item?.content}
            </ReorderRow>
          )
        })}
      </ol>
      {lockedBecause && <p className="rd-reorder-locked">{lockedBecause}</p>}
      {order.failed && <Alert>{words.orderNotSaved}</Alert>}
      <span id={help} hidden>
        {lockedBecause ?? words.reorderHelp}
      </span>
      <span className="rd-only-read-out" role="status">
        {announced}
      </span>
    </div>
  )
}

/** More than fit any window; a list with more of them is long. */
const fewRows = 40

/** Before the first drawing is done. */
const idle: RowHandlers = {
  onPointerDown: () => undefined,
  onKeyDown: () => undefined,
  onBlur: () => undefined,
  onMove: () => undefined,
}

/** What the keys of a held row do, in positions. */
function steps(total: number): Readonly<Record<string, number>> {
  return { ArrowUp: -1, ArrowDown: 1, Home: -total, End: total }
}

function shift(held: Held | null, index: number): number | undefined {
  if (!held) return undefined
  if (index === held.from && held.offset !== null) return held.offset
  return shiftOf(held.extents, index, held.from, held.to) || undefined
}

/** Rows around it get their heights only as they come near, and push it on. @returns ends it */
function keepInSight(row: Element): () => void {
  let framesLeft = 5
  let frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)

  function look() {
    row.scrollIntoView({ block: 'nearest' })
    framesLeft -= 1
    if (framesLeft > 0) frame = requestAnimationFrame(look)
  }
}

/** The focus goes with a row that moves in the document, and so does what one sees. */
function useSightAfterMove(list: { current: HTMLElement | null }, ids: readonly string[]) {
  const wanted = useRef<string | null>(null)
  const key = ids.join('\n')
  useLayoutEffect(() => {
    if (wanted.current === null || key === '') return undefined
    const row = list.current?.querySelector(`[data-id="${CSS.escape(wanted.current)}"]`)
    wanted.current = null
    return row ? keepInSight(row) : undefined
  }, [key, list])
  return (id: string) => {
    wanted.current = id
  }
}
