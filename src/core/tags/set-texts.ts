import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

type Named = { name: string }

const english = {
  tags: 'Tags',
  edit: 'Edit tags',
  add: 'Add tags',
  title: params<Named>('Tags of {name}'),
  hint: 'Everybody who works here sees them, and lists are narrowed by them.',
  find: 'Search tags',
  none: 'No tag of this name. Those who run the product add tags.',
  save: 'Save tags',
  cancel: 'Cancel',
  saved: params<Named>('The tags of {name} are saved.'),
}
export type SetTagTexts = typeof english

/** The words around the tags of a customer, an order or a raffle. */
export const setTagTexts = defineTexts('set-tags', english, () => import('./set-texts.fr.ts'))
