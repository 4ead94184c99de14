import { defineTexts } from '../i18n/texts.ts'

const english = {
  label: 'Code with this order, sealed',
  keepIt: 'Keep this slip: if this device is lost, your order can be read from it.',
  making: 'Making the code…',
  none: 'This receipt has no code: the device has not spoken with the server since you signed in. The order waits on this device alone.',
  tooLong: 'This order is too long for a code. It waits on this device alone.',
}
export type SlipCodeTexts = typeof english

/** What stands beside the code of a provisional receipt. */
export const slipCodeTexts = defineTexts('slip-code', english, () => import('./code-texts.fr.ts'))
