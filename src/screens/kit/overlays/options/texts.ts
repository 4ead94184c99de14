import { params } from '../../../../core/i18n/phrases.ts'
import { defineTexts } from '../../../../core/i18n/texts.ts'

const english = {
  choose: 'Choose',
  search: 'Search',
  none: 'None',
  loading: 'Loading',
  noMatch: 'Nothing matches this search.',
  nothing: 'There is nothing to choose from.',
  more: params<{ count: string }>(
    'The first {count} are shown. Type more of the name to find others.',
  ),
  failed: 'These could not be loaded. Check your connection, then try again.',
  retry: 'Retry',
  dismiss: 'Dismiss',
  clear: params<{ field: string }>('Clear {field}'),
  remove: params<{ name: string }>('Remove {name}'),
  removed: params<{ name: string }>('{name} was removed'),
  chosen: params<{ field: string }>('{field}: chosen'),
  typeAndEnter: 'Type one, then press Enter',
}

export type OptionTexts = typeof english

/** What lists of options say beside their options. */
export const optionTexts = defineTexts('options', english, () => import('./texts.fr.ts'))
