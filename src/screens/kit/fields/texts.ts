import { count, params } from '../../../core/i18n/phrases.ts'
import { defineTexts } from '../../../core/i18n/texts.ts'

const english = {
  required: '(required)',
  optional: '(optional)',
  charactersLeft: params<{ count: string }>(
    count({ one: '{count} character left', many: '{count} characters left' }),
  ),
  charactersOver: params<{ count: string }>(
    count({ one: '{count} character too many', many: '{count} characters too many' }),
  ),
  country: 'Country',
  canada: 'Canada',
  unitedStates: 'United States',
  province: 'Province',
  state: 'State',
  chooseProvince: 'Choose a province or territory',
  chooseState: 'Choose a state or territory',
  postalCode: 'Postal code',
  zipCode: 'ZIP code',
  amountUnreadable: 'Enter an amount in dollars and cents, such as 1,234.50',
  amountDecimals: 'Enter at most two decimals: an amount has no fraction of a cent',
  amountTooLarge: 'This amount is too large',
  numberUnreadable: 'Enter a number in digits',
  numberWhole: 'Enter a whole number, without decimals',
  numberDecimals: params<{ decimals: string }>(
    count({ one: 'Enter at most {decimals} decimal', many: 'Enter at most {decimals} decimals' }),
  ),
  numberTooLarge: 'This number is too large',
  atLeast: params<{ least: string }>('Enter {least} or more'),
  atMost: params<{ most: string }>('Enter {most} or less'),
  between: params<{ least: string; most: string }>('Enter between {least} and {most}'),
}

export type FieldTexts = typeof english

/** What fields say by themselves; their labels and messages are their callers'. */
export const fieldTexts = defineTexts('fields', english, () => import('./texts.fr.ts'))
