import type { ReactNode } from 'react'
import { loadChunk } from '../../../core/load-chunk.ts'
import { Opener } from './opener.tsx'
import type { Trigger } from './trigger.tsx'

interface PopoverButtonProps {
  /** The panel's accessible name. */
  label: string
  /** The button. */
  trigger: Trigger
  /** At which of the button's edges the panel ends. */
  align?: 'start' | 'end'
  /** Drawn while open only. */
  children: (close: () => void) => ReactNode
}

const loadPanel = () => loadChunk(() => import('./popover-panel.tsx'))

/** A button with a panel beside it: filters, columns, a date. Escape and a click outside close it. */
export function PopoverButton({ label, trigger, align = 'start', children }: PopoverButtonProps) {
  return (
    <Opener kind="dialog" trigger={trigger} load={loadPanel}>
      {(PopoverPanel, { id, opening, onClose }) => (
        <PopoverPanel id={id} label={label} align={align} anchor={opening.anchor} onClose={onClose}>
          {children(onClose)}
        </PopoverPanel>
      )}
    </Opener>
  )
}
