import type { FormEvent } from 'react'
import { pathTo } from '../../core/links.ts'
import type { LoginField, LoginReason, LoginValues } from '../../core/session/rules.ts'
import { type SessionTexts, sessionTexts } from '../../core/session/texts.ts'
import { useTexts } from '../desk.tsx'
import { Button } from '../kit/button.tsx'
import { FieldFrame } from '../kit/fields/field-frame.tsx'
import { PasswordInput } from '../kit/fields/password-input.tsx'
import { DoorLink } from './parts/door.tsx'
import { useLoginFields } from './use-login-fields.ts'

interface LoginFormProps {
  busy: boolean
  onSubmit: (values: LoginValues) => void
}

export function LoginForm({ busy, onSubmit }: LoginFormProps) {
  const texts = useTexts(sessionTexts)
  const { email, password, typedEmail, reasons, check, submit } = useLoginFields(onSubmit)
  const attributesOf = (field: LoginField) => ({
    name: field === 'email' ? 'username' : 'password',
    required: true,
    onInput: (event: FormEvent<HTMLInputElement>) => check(field, event.currentTarget.value),
    onBlur: (event: FormEvent<HTMLInputElement>) => check(field, event.currentTarget.value),
  })
  const errorOf = (field: LoginField) => messageOfReason(reasons[field], texts)

  return (
    <form
      className="rd-login-form"
      noValidate
      // Should our code ever fail to answer, no password may end up in an address.
      method="post"
      onSubmit={event => {
        event.preventDefault()
        if (!busy) submit()
      }}
    >
      <FieldFrame label={texts.email} error={errorOf('email')}>
        {links => (
          <input
            {...attributesOf('email')}
            {...links}
            ref={email}
            defaultValue={typedEmail}
            className="rd-input"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </FieldFrame>
      <FieldFrame label={texts.password} error={errorOf('password')}>
        {links => (
          <PasswordInput
            {...attributesOf('password')}
            {...links}
            ref={password}
            autoComplete="current-password"
            showLabel={texts.showPassword}
            hideLabel={texts.hidePassword}
          />
        )}
      </FieldFrame>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={busy}
        // A press must not blur a field first: its message would move the button from under the pointer.
        onMouseDown={event => event.preventDefault()}
      >
        {texts.login}
      </Button>
      <DoorLink path={pathTo('forgotPassword')}>{texts.forgotPassword}</DoorLink>
      <DoorLink path={pathTo('signUp')}>{texts.signUp}</DoorLink>
      <p className="rd-only-read-out" role="status">
        {busy ? texts.loggingIn : ''}
      </p>
    </form>
  )
}

function messageOfReason(
  reason: LoginReason | null | undefined,
  texts: SessionTexts,
): string | undefined {
  switch (reason?.code) {
    case 'email-required':
      return texts.emailRequired
    case 'email-invalid':
      return texts.emailInvalid
    case 'password-required':
      return texts.passwordRequired
    case 'password-weak':
      return texts.passwordRule({ field: texts.passwordField })
    default:
      return undefined
  }
}
