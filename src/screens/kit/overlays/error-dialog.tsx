import { CircleX } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import errorDialogCss from './error-dialog.css?inline'

addSheet(errorDialogCss)

interface ErrorDialogProps {
  title: string
  message: string
  closeLabel: string
  onClose: () => void
}

/**
 * A modal that says what failed. The native dialog stands in the top layer, so no host page clips
 * it; closing gives the focus back to where it was.
 */
export function ErrorDialog({ title, message, closeLabel, onClose }: ErrorDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const messageId = useId()

  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
  }, [])

  return (
    <dialog
      ref={dialog}
      className="rd-error-dialog"
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={messageId}
      onClose={onClose}
    >
      <Icon of={CircleX} className="rd-error-dialog-icon" />
      <h2 className="rd-error-dialog-title" id={titleId}>
        {title}
      </h2>
      <p className="rd-error-dialog-message" id={messageId}>
        {message}
      </p>
      <Button variant="primary" size="lg" onClick={() => dialog.current?.close()}>
        {closeLabel}
      </Button>
    </dialog>
  )
}
