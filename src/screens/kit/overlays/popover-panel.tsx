import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { addSheet } from '../../../core/style/sheets.ts'
import { AnchoredPanel } from './anchored-panel.tsx'
import popoverPanelCss from './popover-panel.css?inline'

addSheet(popoverPanelCss)

interface PopoverPanelProps {
  /** What the button controls. */
  id: string
  label: string
  align: 'start' | 'end'
  anchor: HTMLElement
  onClose: () => void
  children: ReactNode
}

/** The panel that a button opened. */
export default function PopoverPanel({ id, label, children, ...panel }: PopoverPanelProps) {
  return (
    <AnchoredPanel {...panel} label={label} className="rd-popover-panel">
      <AriaDialog id={id} aria-label={label} className="rd-popover-content">
        {children}
      </AriaDialog>
    </AnchoredPanel>
  )
}
