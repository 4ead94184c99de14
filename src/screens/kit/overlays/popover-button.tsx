import { type ReactNode, useId, useState } from 'react'
import { loadChunk } from '../../../core/load-chunk.ts'
import { LoadedPart } from './loaded-part.tsx'
import { type Opening, type Trigger, triggerButton } from './trigger.tsx'

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
  const [opening, setOpening] = useState<Opening>()
  const id = useId()
  const close = () => setOpening(undefined)
  return (
    <>
      {triggerButton(trigger, {
        kind: 'dialog',
        open: opening !== undefined,
        controls: id,
        onOpen: setOpening,
        onApproach: loadPanel,
      })}
      {opening && (
        <LoadedPart load={loadPanel} onClose={close}>
          {PopoverPanel => (
            <PopoverPanel
              id={id}
              label={label}
              align={align}
              anchor={opening.anchor}
              onClose={close}
            >
              {children(close)}
            </PopoverPanel>
          )}
        </LoadedPart>
      )}
    </>
  )
}
