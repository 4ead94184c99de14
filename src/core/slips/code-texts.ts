import { defineTexts } from '../i18n/texts.ts'

const english = {
  label: 'Code with this order, sealed',
  keepIt:
    'Keep this slip: staff find your order and its numbers by reading this code (screen “Recover slips”), even if this device is lost.',
  making: 'Making the code…',
  none: 'This receipt has no code: the device has not spoken with the server since you signed in. The order waits on this device alone.',
  tooLong: 'This order is too long for a code. It waits on this device alone.',
}
export type SlipCodeTexts = typeof english

/** What stands beside the code of a provisional receipt. */
export const slipCodeTexts = defineTexts('slip-code', english, () => import('./code-texts.fr.ts'))
