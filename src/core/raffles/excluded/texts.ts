import { count, params } from '../../i18n/phrases.ts'
import { defineTexts } from '../../i18n/texts.ts'

type Named = { name: string }

const english = {
  title: 'Excluded people',
  hint: 'Board, staff, their households and whoever else may not win, for all draws of the organization. Their tickets stay in the list of a draw: a pick of theirs is flagged, and confirming it needs a reason.',
  loading: 'Loading the excluded people',
  none: 'Nobody is excluded yet.',
  list: 'People in the list',
  firstOf: params<{ number: string }>('The first {number} are shown.'),
  added: params<Named & { moment: string }>('Added by {name}, {moment}'),
  addedSince: params<{ moment: string }>('Added {moment}'),
  remove: 'Take off',
  removeNamed: params<Named>('Take off the list: {name}'),
  removeTitle: params<Named>('Take {name} off the list of excluded people?'),
  removeMessage: 'Their picks are no longer flagged. This is logged.',
  keep: 'Keep in the list',
  removed: params<Named>('{name} is off the list'),

  addTitle: 'Add a person',
  addBuyer: 'Add the buyer to the excluded people',
  addBuyerNamed: params<{ ticket: string }>(
    'Add the buyer to the excluded people: ticket {ticket}',
  ),
  name: 'Name',
  nameMissing: 'Give the name.',
  email: 'Email',
  emailShape: 'Type an email address such as name@example.org.',
  phone: 'Phone',
  phoneShape: 'The phone number must contain 10 digits.',
  contactHint: 'Without email and phone, only the name can be compared.',
  reason: 'Reason',
  reasonMissing: 'Choose a reason.',
  note: 'Note',
  add: 'Add to the list',
  wasAdded: params<Named>('{name} is in the list of excluded people'),
  close: 'Close',

  flags: 'Look at this buyer before you confirm',
  'flag-rejected': params<{ ticket: string; reason: string }>(
    'Ticket {ticket} of the same buyer was rejected: {reason}.',
  ),
  'flag-excluded': params<{ name: string; reason: string }>(
    'In the list of excluded people: {name}, {reason}.',
  ),
  'flag-name': params<{ name: string; reason: string }>(
    'Somebody of the same name is in the list of excluded people: {name}, {reason}. Check whether it is this buyer.',
  ),
  'by-customer': 'The same customer.',
  'by-email': 'The same email address.',
  'by-phone': 'The same phone number.',
  flagReason: 'Why this ticket wins all the same',
  rejectOthers: params<{ tickets: string }>(
    count({
      one: 'Reject the buyer’s other picked ticket too: {tickets}',
      many: 'Reject the buyer’s other picked tickets too: {tickets}',
    }),
  ),
  rejectOthersHint: 'Each gets its own redraw and its own message to review.',
}

export type ExcludedTexts = typeof english

/** People who may not win: their list, and what it says on a ticket. */
export const excludedTexts = defineTexts('excluded', english, () => import('./texts.fr.ts'))
