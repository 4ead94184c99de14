import { defineTexts } from '../i18n/texts.ts'

const english = {
  given: 'Received in cash',
  change: 'Change',
  chequeNumber: 'Cheque number',
  moneyOrderNumber: 'Money order number',
  bank: 'Bank',
  chequeDate: 'Date of the cheque',
  receivedOn: 'Received',
  depositId: 'Batch of mail',
  reference: 'Reference on its receipt',
  takenAt: 'Taken by the seller’s clock',
  referral: 'Heard of it by',
  secondName: 'Second name',
  shipping: 'Tickets go to',
  'referral-mail/brochure': 'Mail or brochure',
  'referral-email': 'Email',
  'referral-social media': 'Social media',
  'referral-newspaper': 'Newspaper',
  'referral-television': 'Television',
  'referral-radio': 'Radio',
  'referral-online ad': 'Online ad',
  'referral-family': 'Family',
  'referral-other': 'Something else',
}
export type KeptEntryTexts = typeof english

/** What is shown of a purchase that staff entered. */
export const keptEntryTexts = defineTexts(
  'order-entry-facts',
  english,
  () => import('./kept-entry-texts.fr.ts'),
)
