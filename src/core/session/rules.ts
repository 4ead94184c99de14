/** What login accepts (section 5), as coded reasons: the form words them, a server answers the same codes. */
import * as v from 'valibot'
import { isPassword } from '../format/password.ts'

export type EmailReason = { code: 'email-required' } | { code: 'email-invalid' }
export type PasswordReason = { code: 'password-required' } | { code: 'password-weak' }

export type LoginField = 'email' | 'password'
export type LoginReason = EmailReason | PasswordReason

export interface LoginValues {
  email: string
  password: string
}

export type LoginAnswer =
  | { allowed: true }
  | { allowed: false; reasons: { email?: EmailReason; password?: PasswordReason } }

const EmailSchema = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email())

/** Required and valid; spaces around it don't count, since they are trimmed before sending. */
export function checkEmail(email: string): EmailReason | null {
  if (email.trim() === '') return { code: 'email-required' }
  return v.is(EmailSchema, email) ? null : { code: 'email-invalid' }
}

/** Required; 8 to 100 characters with an uppercase letter, a lowercase letter and a digit. */
export function checkPassword(password: string): PasswordReason | null {
  if (password === '') return { code: 'password-required' }
  return isPassword(password) ? null : { code: 'password-weak' }
}

/** Both fields at once, as before sending. */
export function checkLogin({ email, password }: LoginValues): LoginAnswer {
  const emailReason = checkEmail(email)
  const passwordReason = checkPassword(password)
  if (!emailReason && !passwordReason) return { allowed: true }
  return {
    allowed: false,
    reasons: {
      ...(emailReason ? { email: emailReason } : {}),
      ...(passwordReason ? { password: passwordReason } : {}),
    },
  }
}
