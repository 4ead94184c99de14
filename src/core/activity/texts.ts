import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  kind: 'Kind',
  kindRaffle: 'Raffle and packages',
  kindPrizes: 'Prizes',
  kindDraws: 'Draws and winners',
  kindMembers: 'Members',
  kindSales: 'Sales',
  activity: 'Activity',
  loading: 'Loading the activity',
  empty: 'Nothing has happened yet',
  emptyHint:
    'Every change to the raffle, its prizes and its draws will stand here, with who made it.',
  noMatch: 'No activity of this kind',
  noMatchHint: 'Nothing like it was done to this raffle.',
  showAll: 'Show all activity',
  failed: 'The activity could not be loaded',
  moreFailed: params<{ reason: string }>('Earlier activity could not be loaded. {reason}'),

  system: 'The system',
  erasedPerson: 'An erased person',
  erasedContent: 'What changed was removed when a person’s data was erased.',
  changes: params<{ number: string }>(count({ one: '{number} change', many: '{number} changes' })),
  details: params<{ number: string }>(count({ one: '{number} detail', many: '{number} details' })),

  subjectRaffle: 'the raffle',
  subjectPackage: 'a ticket package',
  subjectPackageNamed: params<{ name: string }>('the package of {name} tickets'),
  subjectPrize: 'a prize',
  subjectPrizeNamed: params<{ name: string }>('the prize “{name}”'),
  subjectMember: 'a member',
  subjectMemberNamed: params<{ name: string }>('the member {name}'),
  subjectDraw: 'a draw',
  subjectDrawNamed: params<{ name: string }>('the draw of {name}'),
  subjectWinner: 'a ticket',
  subjectWinnerNamed: params<{ name: string; prize: string }>('ticket {name} for “{prize}”'),
  subjectMessage: 'a message',
  subjectMessageNamed: params<{ name: string }>('the message about ticket {name}'),
  subjectOrder: params<{ id: string }>('order {id}'),
  subjectCashDrop: 'a cash drop',
  subjectCustomer: 'a customer',
  subjectUser: 'a user',
  subjectUserNamed: params<{ name: string }>('the user {name}'),
  subjectOrganization: 'the organization',
  subjectOther: params<{ type: string; id: string }>('{type} {id}'),

  created: params<{ subject: string }>('created {subject}'),
  changed: params<{ subject: string }>('changed {subject}'),
  deleted: params<{ subject: string }>('deleted {subject}'),
  copied: params<{ subject: string }>('copied {subject}'),
  reordered: 'put the prizes in another order',
  imported: 'uploaded a list of members',
  exported: 'downloaded the list of members',
  'activation-requested': 'asked for the raffle to be activated',
  activated: params<{ subject: string }>('activated {subject}'),
  deactivated: params<{ subject: string }>('deactivated {subject}'),
  ended: params<{ subject: string }>('ended {subject}'),
  closed: params<{ subject: string }>('closed {subject}'),
  'seed-committed': params<{ subject: string }>(
    'made the secret seed for {subject} and published its commitment',
  ),
  locked: params<{ subject: string }>('locked the tickets for {subject}'),
  reopened: params<{ subject: string }>('reopened {subject}'),
  'stubs-printed': params<{ subject: string }>('printed stubs for {subject}'),
  'receipt-taken': params<{ subject: string }>('gave a witness the receipt for {subject}'),
  'entropy-given': params<{ subject: string }>('entered the public entropy for {subject}'),
  'entropy-refused': params<{ subject: string }>(
    'tried another public entropy for {subject}, which was refused',
  ),
  picked: params<{ subject: string }>('picked {subject}'),
  verified: params<{ subject: string }>('verified {subject}'),
  'confirmation-requested': params<{ subject: string }>(
    'confirmed {subject} first; a second person confirms next',
  ),
  confirmed: params<{ subject: string }>('confirmed {subject}'),
  rejected: params<{ subject: string }>('rejected {subject}'),
  'seed-revealed': params<{ subject: string }>('revealed the secret seed for {subject}'),
  'message-prepared': params<{ subject: string }>('prepared {subject}'),
  'message-sent': params<{ subject: string }>('sent {subject}'),
  'message-discarded': params<{ subject: string }>('discarded {subject}'),
  'cheque-cleared': params<{ subject: string }>('recorded the cheque of {subject} as cleared'),
  voided: params<{ subject: string }>('voided {subject}'),
  refunded: params<{ subject: string }>('refunded {subject}'),
  erased: params<{ subject: string }>('erased the personal data of {subject}'),
  otherAction: params<{ action: string; subject: string }>('{action}: {subject}'),

  entered: params<{ subject: string }>('entered {subject}'),
  contactPhone: params<{ ticket: string }>('phoned the winner of ticket {ticket}'),
  contactEmail: params<{ ticket: string }>('emailed the winner of ticket {ticket}'),
  contactMail: params<{ ticket: string }>('wrote by mail to the winner of ticket {ticket}'),
  contactInPerson: params<{ ticket: string }>('met the winner of ticket {ticket}'),
  contactMissedInPerson: params<{ ticket: string }>('tried to meet the winner of ticket {ticket}'),
  contactMissed: params<{ sentence: string }>('{sentence}, without reaching them'),
  contactUnreachable: params<{ ticket: string }>(
    'noted that nobody can reach the winner of ticket {ticket}',
  ),
  receiptTaken: params<{ subject: string; witness: string }>(
    'gave {witness}, a witness, the receipt for {subject}',
  ),
  witnessed: params<{ sentence: string; witness: string }>('{sentence}, witnessed by {witness}'),
  changedFields: params<{ sentence: string; fields: string }>('{sentence}: {fields}'),
  moreFields: params<{ number: string }>(count({ one: '{number} more', many: '{number} more' })),

  orders: params<{ number: string }>(count({ one: '{number} order', many: '{number} orders' })),
  enteredOrders: params<{ number: string }>(
    count({ one: 'entered {number} order', many: 'entered {number} orders' }),
  ),
  voidedOrders: params<{ number: string }>(
    count({ one: 'voided {number} order', many: 'voided {number} orders' }),
  ),
  refundedOrders: params<{ number: string }>(
    count({ one: 'refunded {number} order', many: 'refunded {number} orders' }),
  ),
  clearedCheques: params<{ number: string }>(
    count({
      one: 'recorded {number} cheque as cleared',
      many: 'recorded {number} cheques as cleared',
    }),
  ),
}

export type ActivityTexts = typeof english

/** Everything people read of the activity log but the fields' names and values. */
export const activityTexts = defineTexts('activity', english, () => import('./texts.fr.ts'))
