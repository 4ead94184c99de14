import * as v from 'valibot'
import { profileCalls } from '../../core/profile/profile.ts'
import { ownSessionsOf } from '../../core/profile/profile-view.ts'
import { profileTexts } from '../../core/profile/texts.ts'
import { NewPasswordSchema } from '../../core/session/new-password.ts'
import { sessionTexts } from '../../core/session/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { PasswordField } from '../kit/fields/password-field.tsx'
import { fieldsOf } from '../kit/forms/fields-of.tsx'
import { FormDialog } from '../kit/forms/form-dialog.tsx'
import { PresentPassword } from '../session/parts/present-password.tsx'
import { useForm } from '../use-form.ts'
import { useNotify } from '../use-notify.ts'

const PasswordsSchema = v.object({
  password: v.pipe(v.string(), v.nonEmpty('present-needed')),
  newPassword: NewPasswordSchema,
})
const empty = { password: '', newPassword: '' }

interface ChangePasswordProps {
  /** So that a password manager knows whose it is. */
  email: string
  onClose: () => void
}

/** Another password, for whoever knows the present one. Nothing of it is kept as a draft. */
export default function ChangePassword({ email, onClose }: ChangePasswordProps) {
  const desk = useDesk()
  const texts = useTexts(profileTexts)
  const { passwordRule } = useTexts(sessionTexts)
  const notify = useNotify()
  const form = useForm(PasswordsSchema, {
    id: 'profile-password',
    values: empty,
    draft: 'no',
    messages: {
      'present-needed': texts.presentNeeded,
      password: passwordRule({ field: texts.newPasswordField }),
    },
    onSave: (body, { idempotencyKey: attempt }) =>
      desk.http.ask(profileCalls.changePassword, { body }, { attempt }),
    onSaved() {
      notify('ok', texts.passwordChanged)
      ownSessionsOf(desk).reload()
      onClose()
    },
  })
  const field = fieldsOf(form)
  return (
    <FormDialog
      form={form}
      title={texts.changePassword}
      description={texts.changePasswordHint}
      submitLabel={texts.savePassword}
      onClose={onClose}
    >
      {field('password', texts.presentPassword, bound => (
        <PresentPassword {...bound} email={email} />
      ))}
      {field('newPassword', texts.newPassword, bound => (
        <PasswordField {...bound} autoComplete="new-password" />
      ))}
    </FormDialog>
  )
}
