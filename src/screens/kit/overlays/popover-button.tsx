import { type ReactNode, useId, useState } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { addSheet } from '../../../core/style/sheets.ts'
import { AnchoredPanel } from './anchored-panel.tsx'
import popoverButtonCss from './popover-button.css?inline'
import { type Opening, type Trigger, triggerButton } from './trigger.tsx'

addSheet(popoverButtonCss)

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
      })}
      {opening && (
        <AnchoredPanel
          anchor={opening.anchor}
          label={label}
          align={align}
          className="rd-popover-panel"
          onClose={close}
        >
          <AriaDialog id={id} aria-label={label} className="rd-popover-content">
            {children(close)}
          </AriaDialog>
        </AnchoredPanel>
      )}
    </>
  )
}
