import { defineTexts } from '../i18n/texts.ts'

const english = {
  'status-draft': 'Draft',
  'status-pending': 'Pending',
  'status-active': 'Active',
  'status-inactive': 'Inactive',
  'status-ended': 'Ended',
  'status-closed': 'Closed',
  'category-50/50': '50/50',
  'category-Raffle': 'Raffle',
  'category-Sweepstakes': 'Sweepstakes',
  'category-Promo Raffle': 'Promo Raffle',
  'frequency-one-off': 'One-off',
  'frequency-weekly': 'Weekly',
  'frequency-bi-weekly': 'Bi-weekly',
  'frequency-monthly': 'Monthly',
  'frequency-quarterly': 'Quarterly',
  'frequency-multiple': 'Multiple',
  'drawType-barrel': 'Print Tickets',
  'drawType-rng': 'Random Number Generator',
}
export type ChoiceTexts = typeof english

/** A raffle's states and kinds as people read them. Categories are the specification's own names (sections 3, 5 and 9). */
export const choiceTexts = defineTexts(
  'raffle-choices',
  english,
  () => import('./choice-texts.fr.ts'),
)
