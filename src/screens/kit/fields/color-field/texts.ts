import { params } from '../../../../core/i18n/phrases.ts'
import { defineTexts } from '../../../../core/i18n/texts.ts'

const english = {
  pick: params<{ field: string }>('Pick a color: {field}'),
  picker: params<{ field: string }>('{field}: color picker'),
  area: 'Saturation and brightness',
  hue: 'Hue',
  unreadable: 'Enter a color as # and six digits or letters from a to f, such as #5db966',
  clear: params<{ ratio: string }>('White text on this color is easy to read ({ratio} to 1).'),
  faint: params<{ ratio: string }>(
    'White text on this color is hard to read: {ratio} to 1, where 4.5 to 1 is needed. Choose a darker one.',
  ),
  loading: 'Loading the color picker',
  chunk: 'The color picker could not be loaded. Check your connection, then try again.',
  retry: 'Retry',
}

export type ColorTexts = typeof english

/** What the colour field says of its colour. */
export const colorTexts = defineTexts('color-field', english, () => import('./texts.fr.ts'))
