import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  stepTitle: 'Enter your code',
  stepLead: 'Open your authenticator app and enter the code that it shows for Raffle Desk.',
  code: 'Code',
  codeHint: 'Six digits, or one of your recovery codes.',
  codeNeeded: 'Enter the code',
  stepDo: 'Login',
  stepBusy: 'Logging in',
  back: 'Back to login',

  factor: 'Second factor',
  off: 'Whoever learns your password can sign in. With a second factor it takes your phone, too.',
  on: 'On',
  asks: 'Logging in asks for a code beside your password.',
  codesLeft: params<{ number: string }>(
    count({ one: '{number} recovery code left', many: '{number} recovery codes left' }),
  ),
  noCodesLeft: 'None is left. Without your phone you could not log in any more: make new ones.',
  setUp: 'Set up',
  setUpTitle: 'Set up a second factor',
  setUpHint:
    'You need an authenticator app on your phone. From then on, logging in asks for a code of it.',
  password: 'Current password',
  passwordNeeded: 'Enter your current password',
  next: 'Next',
  scanHint: 'Scan this with your authenticator app, or type the key into it. Then enter its code.',
  qr: 'QR code of the key for your authenticator app',
  key: 'Key',
  appCode: 'Code that the app shows',
  confirm: 'Switch on',
  codesTitle: 'Keep your recovery codes',
  codesHint:
    'Your second factor is on. Each of these codes stands in for the app once, such as when your phone is lost. They are shown only now.',
  renewedHint:
    'The codes of before are good for nothing any more. Each of these stands in for the app once, such as when your phone is lost. They are shown only now.',
  codes: 'Recovery codes',
  codesToCopy: 'recovery codes',
  saveCodes: 'Save as a file',
  codesFile: params<{ day: string }>('Raffle Desk recovery codes {day}.txt'),
  codesFileTitle: 'Recovery codes of Raffle Desk',
  codesFileOf: params<{ email: string; day: string }>('For {email}, made on {day}'),
  codesFileHint:
    'Each of these codes stands in for the authenticator app once when you log in. Keep them where nobody else reads them.',
  renew: 'Make new codes',
  renewTitle: 'Make new recovery codes',
  renewHint:
    'You get ten other codes. Those that you have kept until now are good for nothing from then on.',
  kept: 'I have kept them',
  remove: 'Remove',
  removeTitle: 'Remove your second factor',
  removeHint: 'Logging in will ask for your password alone.',
  removeDo: 'Remove second factor',
  removeKeep: 'Keep the second factor',
  removed: 'Your second factor is removed.',
  'factor-required': params<{ organization: string }>(
    '{organization} asks for a second factor of a role that you have there: it stays.',
  ),

  neededTitle: 'Set up a second factor',
  needed: params<{ organization: string }>(
    '{organization} asks for a second factor of a role that you have. It takes a minute and your phone. Then you go on where you were.',
  ),
  neededFailed: 'Your account could not be loaded',
  goOn: 'Go on',
  logout: 'Log out',
}
export type SecondFactorTexts = typeof english

export const secondFactorTexts = defineTexts(
  'second-factor',
  english,
  () => import('./texts.fr.ts'),
)
