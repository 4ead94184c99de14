import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'
import { anotherLink, badLink } from '../one-time-links/link-words.ts'

const english = {
  ...badLink,
  ...anotherLink,
  title: 'Confirm your email address',
  lead: params<{ email: string; organization: string }>(
    'You signed up {organization} with {email}. Confirm that this address is yours, with the password that you chose.',
  ),
  password: 'Password',
  passwordNeeded: 'Enter the password that you chose when you signed up.',
  confirm: 'Confirm address',
  confirming: 'Confirming the address',
  doneTitle: 'Your address is confirmed',
  done: params<{ organization: string }>(
    'The sign-up of {organization} waits for our review. We write to you once it is decided, and you can log in then.',
  ),
  used: 'This address is confirmed already. We review the sign-up, and write to you.',
  expired: 'This link has expired. It was good for 24 hours.',
  revoked: 'This link is not good any more: a newer one was sent. Look for the latest email.',
  askTitle: 'Another link',
  askLead: 'Enter the email address that you signed up with.',
  sent: params<{ email: string }>(
    'If a sign-up waits for {email} to be confirmed, a link is on its way to it.',
  ),
  sentAgain: 'Sent. A former link is not good any more.',
}
export type VerifyTexts = typeof english

/** What somebody reads who shows that an address is theirs. */
export const verifyTexts = defineTexts(
  'verify-email',
  english,
  () => import('./verify-texts.fr.ts'),
)
