import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../button.tsx'
import { useWords } from '../language.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { overlayTexts } from '../overlays/texts.ts'
import type { KitForm } from './form.ts'
import { Form } from './form.tsx'

interface FormDialogProps<Values extends FieldValues> {
  form: KitForm<Values>
  /** With the object's name: "Refund order 4F09C2". */
  title: string
  /** What follows from it. */
  description: string
  /** The verb: "Send tickets". */
  submitLabel: string
  /** What stays as it is, where something is taken away: "Keep passkey". The button is red then. */
  keepLabel?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** A few fields in the middle of the window, and the button that sends them. Mount it to ask. */
export function FormDialog<Values extends FieldValues>({
  form,
  submitLabel,
  keepLabel,
  onClose,
  children,
  ...head
}: FormDialogProps<Values>) {
  const words = useWords(overlayTexts)
  const { status } = form
  return (
    <Dialog
      {...head}
      open
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            {status.state === 'refused' && status.unsure
              ? words.close
              : (keepLabel ?? words.cancel)}
          </Button>
          <Button
            type="submit"
            form={form.id}
            variant="primary"
            size="lg"
            busy={status.state === 'saving'}
            className={keepLabel && 'rd-confirm-danger'}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form form={form} bar="none">
        {children}
      </Form>
    </Dialog>
  )
}
