import { addSheet } from '../../../core/style/sheets.ts'
import drawerCss from './drawer.css?inline'
import { Modal } from './modal.tsx'
import type { ModalProps } from './modal-props.ts'

addSheet(drawerCss)

export interface DrawerProps extends ModalProps {
  /** 400, 560, 800 px. */
  size?: 'sm' | 'md' | 'lg'
}

/** The details of one thing beside the list it came from; in a narrow window, a sheet from below. */
export function Drawer({ size = 'md', ...panel }: DrawerProps) {
  return (
    <Modal {...panel} className={`rd-drawer rd-drawer-${size}`} veilClassName="rd-drawer-veil" />
  )
}
