import type { ReactNode } from 'react'
import { Popover } from 'react-aria-components/Popover'
import { addSheet } from '../../../../core/style/sheets.ts'
import optionPanelCss from './option-panel.css?inline'

addSheet(optionPanelCss)

interface OptionPanelProps {
  /** What the focus may go to without closing the panel, such as the input it hangs on. */
  belongs?: (element: Element) => boolean
  children: ReactNode
}

/** The panel that a select or a combobox opens: as wide as its field at least; what is long scrolls. */
export function OptionPanel({ belongs, children }: OptionPanelProps) {
  return (
    <Popover
      className="rd-options-panel"
      offset={4}
      containerPadding={8}
      maxHeight={336}
      {...(belongs && { shouldCloseOnInteractOutside: element => !belongs(element) })}
    >
      {children}
    </Popover>
  )
}
