import { defineTexts } from '../i18n/texts.ts'

const english = {
  frameTitle: 'Card, in the payment provider’s own fields',
  hint: 'Typed into the payment provider’s own fields: the number never comes here.',
  loading: 'Loading the card fields',
  failed: 'The card fields could not be loaded.',
  failedHint: 'Check the connection, or take another way to pay.',
  confirming: 'The card’s bank asks the buyer to confirm, in the field above.',

  'none-incomplete': 'The card isn’t complete. Check what is marked in its fields.',
  'none-not-confirmed':
    'The buyer’s bank didn’t confirm the payment. Nothing was charged. Try again, or another card.',
  'none-absent': 'The card fields aren’t there yet. Nothing was charged.',
  'none-silent': 'The card fields didn’t answer. Nothing was charged. Try again.',
}
export type CardTexts = typeof english

/** Words of a card's fields, where staff take orders. */
export const cardTexts = defineTexts(
  'order-entry-card',
  english,
  () => import('./card-texts.fr.ts'),
)
