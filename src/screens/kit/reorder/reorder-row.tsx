import { GripVertical } from 'lucide'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { useLocale, useWords } from '../language.tsx'
import { kitTexts } from '../texts.ts'
import { MoveMenu } from './move-menu.tsx'

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
  /** The id of how the keyboard works, in words. */
  help: string
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onBlur: () => void
  onMove: (to: number) => void
  children: ReactNode
}

export function ReorderRow(props: ReorderRowProps) {
  const { id, name, position, total, shift, hold, locked, help } = props
  const words = useWords(kitTexts)
  const format = new Intl.NumberFormat(`${useLocale()}-CA`)
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
        onPointerDown={props.onPointerDown}
        onKeyDown={props.onKeyDown}
        onBlur={props.onBlur}
      >
        <Icon of={GripVertical} />
      </button>
      <span className="rd-reorder-position" aria-hidden="true">
        {format.format(props.shownPosition + 1)}
      </span>
      <div className="rd-reorder-content">{props.children}</div>
      {!locked && <MoveMenu name={name} position={position} total={total} onMove={props.onMove} />}
    </li>
  )
}
