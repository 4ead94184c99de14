import { params } from '../../../core/i18n/phrases.ts'
import { defineTexts } from '../../../core/i18n/texts.ts'

const english = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordLength: params<{ min: string; max: string }>('{min} to {max} characters'),
  passwordUppercase: 'an uppercase letter',
  passwordLowercase: 'a lowercase letter',
  passwordDigit: 'a number',
  partMet: '(met)',
  partMissing: '(not met)',
  passwordMet: 'The password meets all four requirements.',
  passwordMissing: params<{ parts: string }>('Still needed: {parts}.'),
}

export type PasswordTexts = typeof english

/** Words of a password's field; apart, since the pages before signing in need no other field's. */
export const passwordTexts = defineTexts(
  'kit-password',
  english,
  () => import('./password-texts.fr.ts'),
)
