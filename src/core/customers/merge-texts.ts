import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

type Counted = { number: string }

const english = {
  other: 'The other customer',
  otherHint: 'Find them by name, email or phone. What goes over is shown before anything is done.',
  noMatch: 'Nobody found by that.',
  mergeTitle: params<{ name: string }>('Merge into {name}'),
  mergeHint:
    'One customer is left. Links to the other lead here, and whoever orders by its name, email or phone is this one.',
  loading: 'Looking at the two',
  loadFailed: 'The two customers could not be looked at',
  changedSince: 'One of the two was changed meanwhile. Look at them again.',
  part: 'What is kept',
  'part-name': 'Name',
  'part-email': 'Email',
  'part-phone': 'Phone',
  'part-address': 'Address',
  'part-language': 'Language',
  'part-consent': 'Agrees to be contacted',
  none: 'None',
  yes: 'Yes',
  no: 'No',
  moves: 'What goes over',
  nothingMoves: 'Nothing else hangs on the other.',
  orders: params<Counted>(count({ one: '{number} order', many: '{number} orders' })),
  otherOrders: params<Counted>(
    count({
      one: '{number} order that is void, failed or unpaid',
      many: '{number} orders that are void, failed or unpaid',
    }),
  ),
  tickets: params<Counted>(count({ one: '{number} ticket', many: '{number} tickets' })),
  donations: params<Counted>(count({ one: '{number} donation', many: '{number} donations' })),
  subscriptions: params<Counted>(
    count({ one: '{number} subscription', many: '{number} subscriptions' }),
  ),
  messages: params<Counted>(count({ one: '{number} message', many: '{number} messages' })),
  notes: params<Counted>(count({ one: '{number} note', many: '{number} notes' })),
  merge: 'Merge customers',
  keepBoth: 'Keep both',
  mergedInto: params<{ name: string; other: string }>('{other} is merged into {name}.'),
}
export type MergeTexts = typeof english

/** The words of a merge: loaded with it. */
export const mergeTexts = defineTexts(
  'customer-merge',
  english,
  () => import('./merge-texts.fr.ts'),
)
