import * as v from 'valibot'
import { secondFactorCalls } from '../../core/second-factor/calls.ts'
import { secondFactorTexts } from '../../core/second-factor/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { TextField } from '../kit/fields/text-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { FormDialog } from '../kit/forms/form-dialog.tsx'
import { PresentPassword } from '../session/parts/present-password.tsx'
import { useForm } from '../use-form.ts'
import { useNotify } from '../use-notify.ts'

const RemovalForm = v.object({
  password: v.pipe(v.string(), v.nonEmpty('password-needed')),
  code: v.pipe(v.string(), v.trim(), v.nonEmpty('code-needed')),
})
const empty = { password: '', code: '' }

/** Takes the second factor away from whoever knows the password and has the app, or a recovery code. */
export default function RemoveSecondFactor({
  email,
  onClose,
}: {
  email: string
  onClose: () => void
}) {
  const { http } = useDesk()
  const texts = useTexts(secondFactorTexts)
  const notify = useNotify()
  const form = useForm(RemovalForm, {
    id: 'second-factor-removal',
    values: empty,
    draft: 'no',
    messages: { 'password-needed': texts.passwordNeeded, 'code-needed': texts.codeNeeded },
    onSave: (body, { idempotencyKey: attempt }) =>
      http.ask(secondFactorCalls.remove, { body }, { attempt }),
    onSaved() {
      notify('ok', texts.removed)
      onClose()
    },
  })
  const field = fieldsOf(form)
  return (
    <FormDialog
      form={form}
      title={texts.removeTitle}
      description={texts.removeHint}
      submitLabel={texts.removeDo}
      onClose={onClose}
    >
      {field('password', texts.password, bound => (
        <PresentPassword {...bound} email={email} />
      ))}
      {field('code', texts.code, bound => (
        <TextField {...bound} description={texts.codeHint} autoComplete="one-time-code" />
      ))}
    </FormDialog>
  )
}
