import { defineTexts } from '../i18n/texts.ts'
import type { CustomerReasonCode } from './rules.ts'

const english = {
  'role-customers': 'Your role doesn’t allow changing customers.',
  'role-customer-data':
    'Merging, exporting and erasing customers is for an account owner, a raffle administrator or a product administrator.',
  'customer-erased': 'This person’s data was erased.',
  'merge-itself': 'These are one customer already.',
  'merge-erased': 'Somebody whose data was erased can’t be merged.',
  'draw-ahead': 'Their tickets are still to be drawn: erase them once that is over.',
  'money-owed': 'Money is owed to them, or on its way back: settle that first.',
  'win-open': 'They won in a raffle that isn’t closed yet.',
} satisfies Record<CustomerReasonCode, string>
export type CustomerRuleTexts = typeof english

/** Why something can't be done with a customer: the screen's words and the API's. */
export const customerRuleTexts = defineTexts(
  'customer-rules',
  english,
  () => import('./rule-texts.fr.ts'),
)
