import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { addSheet } from '../../../core/style/sheets.ts'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { Field } from '../fields/field.tsx'
import { useWords } from '../language.tsx'
import confirmCss from './confirm.css?inline'
import { Dialog } from './dialog.tsx'
import { overlayTexts } from './texts.ts'

addSheet(confirmCss)

/** The way back: beside what can't be undone it says what then stays ("Keep order"), for "Cancel" could be taken for the deed. */
export type WayBack =
  | { cancelLabel: string; tone?: 'normal' | 'danger' }
  | { cancelLabel?: string | undefined; tone?: 'normal' }

interface Asked {
  /** The question, with the object's name: "Void order 4F09C2?" */
  title: string
  /** What follows from it, and whether it can be undone. */
  message: ReactNode
  /** The verb: "Void order". */
  confirmLabel: string
  /** What more there is to know: figures, what is left out. */
  details?: ReactNode
  /** Whether `details` have what they ask for; says so at their fields otherwise, and has the focus there. */
  isReady?: (() => boolean) | undefined
  /** Asks why. */
  reason?: { label: string; required: boolean; initially?: string }
  /** For the gravest: this text has to be typed. */
  retype?: string
  /** What passes for it; without it, the same letters. */
  isRetyped?: (typed: string) => boolean
  /** It is being done: nothing closes the dialog. */
  busy?: boolean
  /** Why it failed; the dialog stays, with what was typed. */
  error?: string | undefined
  /** It may be done all the same, as its answer was lost: what was asked for can be asked again, as it was. */
  unsure?: boolean
  /** @param reason trimmed; empty when none was asked for or given */
  onConfirm: (reason: string) => void
  onClose: () => void
}

type ConfirmProps = Asked & WayBack

/** Asks before something is done that people should not do by accident. Mount it to ask. */
export function Confirm({ busy = false, tone = 'normal', ...props }: ConfirmProps) {
  const words = useWords(overlayTexts)
  const form = useId()
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      title={props.title}
      description={props.message}
      busy={busy}
      onClose={props.onClose}
      footer={
        <>
          <Button size="lg" disabled={busy} onClick={props.onClose}>
            {props.unsure ? words.close : (props.cancelLabel ?? words.cancel)}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            size="lg"
            busy={busy}
            className={tone === 'danger' ? 'rd-confirm-danger' : undefined}
          >
            {props.unsure ? words.again : props.confirmLabel}
          </Button>
        </>
      }
    >
      <Question {...props} busy={busy} form={form} />
    </Dialog>
  )
}

interface QuestionProps extends Asked {
  form: string
}

function Question({
  form,
  details,
  isReady,
  reason,
  retype,
  isRetyped,
  busy,
  error,
  unsure = false,
  onConfirm,
}: QuestionProps) {
  const words = useWords(overlayTexts)
  const [why, setWhy] = useState(reason?.initially ?? '')
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const whyField = useRef<HTMLTextAreaElement>(null)
  const typedField = useRef<HTMLInputElement>(null)
  // A record that was read again meanwhile has another version, and would make another request of it.
  const asked = useRef(onConfirm)
  const whyMissing = reason?.required === true && why.trim() === ''
  const typedRight = isRetyped?.(typed) ?? typed.trim() === retype
  const typedWrong = retype !== undefined && !typedRight

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setTried(true)
    // All that is missing shows at once.
    if (isReady?.() === false) return
    if (whyMissing) whyField.current?.focus()
    else if (typedWrong) typedField.current?.focus()
    else {
      if (!unsure) asked.current = onConfirm
      asked.current(why.trim())
    }
  }

  return (
    <form id={form} className="rd-confirm" noValidate onSubmit={submit}>
      {details}
      {reason && (
        <Field
          label={reason.label}
          required={reason.required}
          error={tried && whyMissing ? words.reasonRequired : undefined}
        >
          {control => (
            <textarea
              {...control}
              ref={whyField}
              className="rd-input rd-confirm-reason"
              rows={3}
              readOnly={busy || unsure}
              value={why}
              onChange={event => setWhy(event.target.value)}
            />
          )}
        </Field>
      )}
      {retype !== undefined && (
        <Field
          label={words.retype({ text: retype })}
          error={tried && typedWrong ? words.retypeExactly({ text: retype }) : undefined}
        >
          {control => (
            <input
              {...control}
              ref={typedField}
              className="rd-input"
              autoComplete="off"
              spellCheck={false}
              required
              readOnly={busy}
              value={typed}
              onChange={event => setTyped(event.target.value)}
            />
          )}
        </Field>
      )}
      {error !== undefined && <Alert>{error}</Alert>}
    </form>
  )
}
