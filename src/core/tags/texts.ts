import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

type Named = { name: string }
type Pair = { name: string; other: string }
type Numbered = { number: string }

const english = {
  tags: 'Tags',
  about: params<Named>(
    'What {name}, where you work now, sorts its customers, orders and raffles by. Each organization has tags of its own.',
  ),
  others: 'Switch to another one',
  back: 'All organizations',
  none: 'No tags yet',
  noneHint: 'Add words that your staff sort customers, orders and raffles by.',
  add: 'Add tag',
  edit: 'Edit',
  newTitle: 'Add a tag',
  editTitle: params<Named>('Edit {name}'),
  save: 'Save tag',
  cancel: 'Cancel',
  added: params<Named>('{name} is added.'),
  saved: params<Named>('{name} is saved.'),
  actions: 'Actions',
  search: 'Search by name',
  name: 'Name',
  colour: 'Colour',
  'colour-grey': 'Grey',
  'colour-violet': 'Violet',
  'colour-blue': 'Blue',
  'colour-green': 'Green',
  'colour-amber': 'Amber',
  'colour-red': 'Red',
  purpose: 'For',
  'purpose-customers': 'Customers',
  'purpose-orders': 'Orders',
  'purpose-raffles': 'Raffles',
  forCustomers: 'For customers',
  forOrders: 'For orders',
  forRaffles: 'For raffles',
  forNothing: 'Choose at least one: customers, orders or raffles.',
  stays: 'What has the tag already keeps it.',
  uses: 'Used',
  customers: 'Customers',
  orders: 'Orders',
  raffles: 'Raffles',
  ofCustomers: params<Numbered>(count({ one: '{number} customer', many: '{number} customers' })),
  ofOrders: params<Numbered>(count({ one: '{number} order', many: '{number} orders' })),
  ofRaffles: params<Numbered>(count({ one: '{number} raffle', many: '{number} raffles' })),

  merge: 'Merge into another',
  mergeTitle: params<Named>('Merge {name} into another tag'),
  mergeHint: params<Named>('Whatever has {name} gets the other tag, and {name} is gone.'),
  mergeInto: 'Tag that stays',
  mergeDo: 'Merge tags',
  keepBoth: 'Keep both',
  merged: params<Pair>('{other} is merged into {name}.'),
  findTag: 'Search by name',
  noMatch: 'No other tag of this name',
  looking: 'Counting what moves',
  moves: params<{ uses: string; name: string }>('{uses} will get {name}.'),
  widens: params<{ name: string; purposes: string }>(
    '{name} will be a tag for {purposes} too, which it isn’t now.',
  ),
  'widens-customers': 'customers',
  'widens-orders': 'orders',
  'widens-raffles': 'raffles',
  both: params<{ uses: string; name: string }>('{uses} already have both, and keep {name}.'),
  nothingMoves: 'Nothing has it: nothing moves.',

  delete: 'Delete',
  deleteTitle: params<Named>('Delete {name}?'),
  deleteHint: 'This can’t be undone.',
  deleteUnused: 'Nothing has this tag. This can’t be undone.',
  deleteWhat: 'What has it now',
  deleteLoses: params<{ uses: string }>('Loses it: {uses}'),
  deleteGets: 'Gets another tag',
  deleteInto: 'Tag that takes its place',
  chooseOne: 'Choose a tag.',
  chooseFate: 'Choose what becomes of what has it.',
  deleteDo: 'Delete tag',
  keep: 'Keep tag',
  deleted: params<Named>('{name} is deleted.'),
}
export type TagTexts = typeof english

/** The words of /admin/tags. */
export const tagTexts = defineTexts('tags', english, () => import('./texts.fr.ts'))
