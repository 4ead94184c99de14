import { type ReactNode, useRef } from 'react'
import { Popover } from 'react-aria-components/Popover'
import { addSheet } from '../../../core/style/sheets.ts'
import anchoredPanelCss from './anchored-panel.css?inline'
import { AriaRoot } from './aria-root.tsx'

addSheet(anchoredPanelCss)

interface AnchoredPanelProps {
  /** What it hangs on. */
  anchor: HTMLElement
  label: string
  /** At which of the anchor's edges it ends. */
  align: 'start' | 'end'
  className: string
  onClose: () => void
  children: ReactNode
}

/** An open panel beside the button it belongs to, in sight wherever the button is. */
export function AnchoredPanel(props: AnchoredPanelProps) {
  return (
    <AriaRoot>
      <Panel {...props} />
    </AriaRoot>
  )
}

function Panel({ anchor, label, align, className, onClose, children }: AnchoredPanelProps) {
  const triggerRef = useRef(anchor)
  return (
    <Popover
      className={`rd-panel ${className}`}
      aria-label={label}
      isOpen
      onOpenChange={isOpen => isOpen || onClose()}
      triggerRef={triggerRef}
      placement={`bottom ${align}`}
      offset={4}
      containerPadding={8}
    >
      {children}
    </Popover>
  )
}
