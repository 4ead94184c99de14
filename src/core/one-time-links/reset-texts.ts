import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'
import { anotherLink, badLink } from './link-words.ts'

const english = {
  ...badLink,
  ...anotherLink,
  askTitle: 'Forgot your password?',
  askLead:
    'Enter the email address that you log in with. We send you a link to choose another one.',
  sent: params<{ email: string }>(
    'If {email} has an account, a link is on its way to it. It is good for one hour.',
  ),
  resetTitle: 'Choose a new password',
  resetLead: params<{ email: string }>(
    'For {email}. You are signed out everywhere once it is set.',
  ),
  password: 'New password',
  setPassword: 'Set password',
  setting: 'Setting the password',
  doneTitle: 'Your password is set',
  done: 'You were signed out everywhere. Log in with the new password.',
  used: 'This link was used already. If it wasn’t you, ask for another link at once.',
  expired: 'This link has expired. It was good for one hour.',
  revoked: 'This link is not good any more: the password was changed after it was sent.',
}
export type ResetTexts = typeof english

/** What somebody reads who has forgotten their password. */
export const resetTexts = defineTexts(
  'reset-password',
  english,
  () => import('./reset-texts.fr.ts'),
)
