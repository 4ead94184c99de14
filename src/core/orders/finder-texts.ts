import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

type Searched = { text: string }
type Counted = { number: string }

const english = {
  title: 'Find orders',
  subtitle: 'By anything that a buyer can tell you.',
  box: 'Name, email, phone, order, ticket or last four digits',
  clear: 'Clear the search',
  offered: 'Conditions',
  list: 'The list of orders',
  asList: 'Show them as a list',

  loading: 'Looking for orders',
  failed: 'The orders could not be searched',
  found: params<Counted>(count({ one: '{number} order', many: '{number} orders' })),
  foundOf: params<{ shown: string; total: string }>(
    '{shown} of {total} orders, the likeliest first',
  ),
  unknownCondition: params<Searched>('{text} isn’t a known condition. It was left out.'),
  saysNothing: params<Searched>('{text} says nothing that could be looked for.'),
  tooManyWords: params<Searched>('{text} was left out: a search has eight words at most.'),
  none: params<Searched>('No order matches “{text}”'),
  noneOfOwn: params<Searched>('No order of this account matches “{text}”'),
  noneHint:
    'Try one thing alone: the last name, the end of the phone number, or a ticket’s number.',
  tooShort: 'Type at least four digits of a phone number',
  tooShortHint: params<Searched>(
    '“{text}” was looked for as a ticket’s number, and found in no order.',
  ),
  noneOfConditionsHint: 'Leave a condition out, or a word: all of them must hold.',
  foundBy: params<{ reasons: string }>('Found by {reasons}'),
  'why-order': 'the order’s id',
  'why-reference': 'the reference on its receipt',
  'why-ticket': 'a ticket’s number',
  'why-email': 'the email',
  'why-phone': 'the phone number',
  'why-card': 'the card’s last four digits',
  'why-name': 'the name',
  'why-former-email': 'a former email',
  'why-former-phone': 'a former phone number',
  'why-similar-name': 'a similar name',
  'why-similar-email': 'a similar email',
  'why-raffle': 'the raffle',

  recent: 'Searched before',
  forget: 'Forget these',
  conditions: 'Conditions',
  conditionsHint: 'They go with words or alone; several must all hold.',
  friday: 'friday',
  'condition-status': 'Active, pending, error or void',
  'condition-mark': 'Refund owed, cheque not cleared, follow-up due …',
  'condition-raffle': 'Of one raffle, by words of its name',
  'condition-since': 'From a day on: friday, yesterday, 2026-11-20',
  'condition-before': 'Before a day',
  'condition-type': 'Cash, credit, cheque or money order',
  'condition-source': 'Mail, phone, walk-in, online …',
  'condition-more-than': 'More was paid than this',
  'condition-less-than': 'Less was paid than this',

  ofBuyer: params<Counted & { buyer: string; raffle: string }>(
    count({
      one: '{number} order of {buyer} in {raffle}',
      many: '{number} orders of {buyer} in {raffle}',
    }),
  ),

  search: 'Find an order',
  openFinder: 'Full search',
  more: params<Counted>(count({ one: '{number} more order', many: '{number} more orders' })),
  recentOrders: 'Recent orders',
  noOrders: 'No orders yet.',
  ordersFailed: 'The orders could not be loaded.',
  allOrders: 'All orders',
}

export type FinderTexts = typeof english

/** The finder's words, and those of the orders' widgets. */
export const finderTexts = defineTexts(
  'order-finder',
  english,
  () => import('./finder-texts.fr.ts'),
)
