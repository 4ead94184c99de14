import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'
import { badLink } from '../one-time-links/link-words.ts'

const english = {
  ...badLink,
  mendLead: params<{ email: string }>(
    'Your sign-up was sent back. Your address, {email}, and your password stay as they are.',
  ),
  why: 'Why it was sent back',
  sendAgain: 'Send again',
  sendingAgain: 'Sending it again',
  mendedTitle: 'Your sign-up is on its way again',
  mended: 'We review it, and write to you. You can log in once it is approved.',
  used: 'This sign-up was mended and sent again already. We write to you once it is decided.',
  expired: 'This link has expired. It was good for 30 days. You can sign up anew.',
  revoked:
    'This link is not good any more: the sign-up was decided, or sent back once more. A newer email says so.',
  signUpAnew: 'Sign up anew',
}
export type MendTexts = typeof english

/** What somebody reads whose sign-up was sent back. */
export const mendTexts = defineTexts('mend-sign-up', english, () => import('./mend-texts.fr.ts'))
