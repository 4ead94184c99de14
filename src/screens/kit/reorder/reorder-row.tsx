import { GripVertical } from 'lucide'
import { type KeyboardEvent, memo, type PointerEvent, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { useWords } from '../language.tsx'
import { kitTexts } from '../texts.ts'
import { useNumber } from '../use-number.ts'
import { MoveMenu, type RowMenu } from './move-menu.tsx'

/** What people do with a row, by its id. */
export interface RowHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>, id: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>, id: string) => void
  onBlur: (id: string) => void
  onMove: (id: string, to: number) => void
}

interface ReorderRowProps {
  id: string
  name: string
  /** From 0. */
  position: number
  /** Where it stands while one is held over another place. */
  shownPosition: number
  total: number
  /** px that it stands off its place; undefined while nothing is held. */
  shift: number | undefined
  /** `dragged` follows a pointer, `held` is moved by keyboard. */
  hold: 'dragged' | 'held' | undefined
  locked: boolean
  menu: RowMenu | undefined
  /** The id of how the keyboard works, in words. */
  help: string
  /** The same object every time; what stands in it may be new. */
  handlers: { readonly current: RowHandlers }
  children: ReactNode
}

/** While one row moves, the many that stay where they are aren't drawn again. */
export const ReorderRow = memo(function ReorderRow(props: ReorderRowProps) {
  const { id, name, position, total, shift, hold, locked, help, handlers } = props
  const words = useWords(kitTexts)
  const number = useNumber()
  const holds = hold ? ` rd-reorder-held${hold === 'dragged' ? ' rd-reorder-dragged' : ''}` : ''
  return (
    <li
      className={`rd-reorder-row${holds}`}
      data-id={id}
      style={shift ? { translate: `0 ${shift}px` } : undefined}
    >
      <button
        type="button"
        className="rd-reorder-handle"
        data-part="handle"
        aria-label={words.reorderItem({ name })}
        aria-describedby={help}
        aria-pressed={hold !== undefined}
        disabled={locked}
        onPointerDown={event => handlers.current.onPointerDown(event, id)}
        onKeyDown={event => handlers.current.onKeyDown(event, id)}
        onBlur={() => handlers.current.onBlur(id)}
      >
        <Icon of={GripVertical} />
      </button>
      <span className="rd-reorder-position" aria-hidden="true">
        {number(props.shownPosition + 1)}
      </span>
      <div className="rd-reorder-content">{props.children}</div>
      {!locked && (
        <MoveMenu
          name={name}
          position={position}
          total={total}
          menu={props.menu}
          onMove={to => handlers.current.onMove(id, to)}
        />
      )}
    </li>
  )
})
