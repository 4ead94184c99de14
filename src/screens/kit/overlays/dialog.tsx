import { addSheet } from '../../../core/style/sheets.ts'
import dialogCss from './dialog.css?inline'
import { Modal } from './modal.tsx'
import type { ModalProps } from './modal-props.ts'

addSheet(dialogCss)

export interface DialogProps extends ModalProps {
  /** 400, 560, 800 px, and never wider than the window. */
  size?: 'sm' | 'md' | 'lg'
}

/**
 * A task in the middle of the window that has to end before the rest goes on. Its body scrolls between
 * title and buttons. Mount it always and open it with `open`, or mount it open.
 */
export function Dialog({ size = 'md', ...panel }: DialogProps) {
  return <Modal {...panel} className={`rd-dialog rd-dialog-${size}`} />
}
