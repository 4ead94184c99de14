import * as v from 'valibot'
import { secondFactorTexts } from '../../core/second-factor/texts.ts'
import { useTexts } from '../desk.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { FormDialog } from '../kit/forms/form-dialog.tsx'
import { PresentPassword } from '../session/parts/present-password.tsx'
import { useForm } from '../use-form.ts'

const ProofForm = v.object({
  /** Of what is made with it, where it has one. */
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('name-needed'), v.maxLength(60)),
  password: v.pipe(v.string(), v.nonEmpty('password-needed')),
  code: v.pipe(v.string(), v.trim(), v.nonEmpty('code-needed')),
})
const nameless = '-'
const empty = { name: '', password: '', code: '' }

interface ProofDialogProps {
  /** Of the form. */
  id: string
  title: string
  description: string
  submitLabel: string
  /** Where something is taken away: what it is called to leave it. */
  keepLabel?: string
  /** So that a password manager knows whose it is. */
  email: string
  onProved: (body: v.InferOutput<typeof ProofForm>, attempt: string) => Promise<void>
  onSaved?: () => void
  /** Asks for a name, too. */
  named?: { label: string; hint: string; needed: string }
  onClose: () => void
}

/** What only somebody may who knows the password and has the app, or a recovery code. */
export function ProofDialog({
  id,
  email,
  named,
  onProved,
  onSaved,
  onClose,
  ...words
}: ProofDialogProps) {
  const texts = useTexts(secondFactorTexts)
  const form = useForm(ProofForm, {
    id,
    values: named ? empty : { ...empty, name: nameless },
    draft: 'no',
    messages: {
      'name-needed': named?.needed ?? '',
      'password-needed': texts.passwordNeeded,
      'code-needed': texts.codeNeeded,
    },
    onSave: (body, { idempotencyKey }) => onProved(body, idempotencyKey),
    ...(onSaved && { onSaved }),
  })
  const field = fieldsOf(form)
  return (
    <FormDialog form={form} {...words} onClose={onClose}>
      {named &&
        field('name', named.label, bound => <TextField {...bound} description={named.hint} />)}
      {field('password', texts.password, bound => (
        <PresentPassword {...bound} email={email} />
      ))}
      {field('code', texts.code, bound => (
        <TextField {...bound} description={texts.codeHint} autoComplete="one-time-code" />
      ))}
    </FormDialog>
  )
}
