import type { ReactNode } from 'react'

/** What dialogs and drawers have in common. */
export interface ModalProps {
  /** What it is about; its accessible name. */
  title: string
  open: boolean
  /** Asked to close: by the button, by Escape, or from outside where that may be. */
  onClose: () => void
  /** A sentence or two below the title; read out with it. */
  description?: ReactNode
  /** Buttons: the way back first, what is done last. It stays in sight while the body scrolls. */
  footer?: ReactNode
  /** Work is under way that must end here: nothing closes it. */
  busy?: boolean | undefined
  /** A click outside closes it too. Only where nothing that was typed can be lost. */
  dismissable?: boolean | undefined
  /** What it shows, it shows once: neither Escape nor the head's button closes it, its own button does. */
  showsOnce?: boolean | undefined
  /** `alertdialog` for what interrupts and needs an answer. */
  role?: 'dialog' | 'alertdialog' | undefined
  children?: ReactNode
}
