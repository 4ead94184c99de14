import type { ComponentProps } from 'react'
import { PasswordField } from '../../kit/fields/password-field.tsx'

interface PresentPasswordProps extends Omit<ComponentProps<typeof PasswordField>, 'autoComplete'> {
  /** So that a password manager knows whose it is. */
  email: string
}

/** The password that somebody has, before something that only they may do. */
export function PresentPassword({ email, ...field }: PresentPasswordProps) {
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField {...field} autoComplete="current-password" />
    </>
  )
}
