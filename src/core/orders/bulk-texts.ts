import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

type Counted = { number: string }

const english = {
  'do-void': 'Void',
  'do-mark-mailed': 'Mark as mailed',
  'do-email': 'Send tickets',
  'do-refund': 'Refund',
  print: 'Print tickets',
  download: 'Download selected',
  duplicates: 'Duplicates',
  lookFailed: 'The orders could not be looked at',
  'ask-void': params<Counted>(
    count({ one: 'Void {number} order?', many: 'Void {number} orders?' }),
  ),
  'ask-mark-mailed': params<Counted>(
    count({ one: 'Mark {number} order as mailed?', many: 'Mark {number} orders as mailed?' }),
  ),
  'ask-email': params<Counted>(
    count({
      one: 'Send the tickets of {number} order?',
      many: 'Send the tickets of {number} orders?',
    }),
  ),
  'ask-refund': params<Counted>(
    count({ one: 'Refund {number} order?', many: 'Refund {number} orders?' }),
  ),
  'ask-cancel': params<{ raffle: string }>('Cancel {raffle}?'),
  nothing: 'Nothing to do for these orders',
  'means-void':
    'Their tickets leave all draws, and nobody else gets their numbers. Voiding doesn’t refund any money.',
  'means-mark-mailed': 'They are marked as mailed today. No email goes out.',
  'means-email': 'Each buyer gets an email with their tickets, once an order.',
  'means-refund':
    'What is owed goes back to the cards that paid it. What the bank says stands with each order.',
  'means-cancel':
    'All its orders become void: their tickets leave all draws. Voiding doesn’t refund any money: refund what is owed afterwards.',
  asTheyStand: 'Orders that somebody changes meanwhile are left out, and named.',
  orders: 'Orders',
  tickets: 'Tickets',
  amount: 'Amount',
  pot: params<{ raffle: string }>('Jackpot of {raffle}'),
  potFromTo: params<{ from: string; to: string }>('{from}, then {to}'),
  potStays: params<{ amount: string }>('stays at {amount}'),
  potStaysGuaranteed: params<{ amount: string }>('stays at {amount}, the guaranteed minimum'),
  potStaysAtMost: params<{ amount: string }>('stays at {amount}, the maximum'),
  morePots: params<Counted>(
    count({ one: 'and {number} more raffle', many: 'and {number} more raffles' }),
  ),
  owed: params<{ type: string }>('Owed to buyers afterwards ({type})'),
  leftOut: params<Counted>(
    count({ one: '{number} order is left out', many: '{number} orders are left out' }),
  ),
  wereLeftOut: params<Counted>(
    count({ one: '{number} order was left out.', many: '{number} orders were left out.' }),
  ),
  noted: 'Among those that are sent',
  'note-sent-before': 'tickets were sent before',
  'note-maybe-duplicate': 'maybe a duplicate',
  leftOutBecause: params<{ number: string; reason: string; orders: string }>(
    '{number}: {reason} ({orders})',
  ),
  andMore: params<{ orders: string }>('{orders} …'),
  reason: 'Reason',
  chooseReason: 'Choose a reason.',
  comment: 'Comment',
  tells: 'Email buyers that their tickets are void',
  tellsHint: 'Buyers without an email address won’t be notified.',
  cancelRaffle: 'Cancel this raffle',
  endFirst: 'End its sales first: until then orders come in.',
  raffleCancelled: 'The raffle was cancelled',
  leave: 'Cancel',
  keepOrders: params<Counted>(count({ one: 'Keep the order', many: 'Keep the orders' })),
  keepRaffle: 'Keep the raffle',
  close: 'Close',
  'doing-void': 'Voiding orders',
  'doing-mark-mailed': 'Marking orders as mailed',
  'doing-email': 'Sending tickets',
  'doing-refund': 'Refunding orders',
  'did-void': params<Counted>(
    count({ one: '{number} order is void.', many: '{number} orders are void.' }),
  ),
  'did-mark-mailed': params<Counted>(
    count({
      one: '{number} order is marked as mailed.',
      many: '{number} orders are marked as mailed.',
    }),
  ),
  'did-email': params<Counted>(
    count({
      one: 'The tickets of {number} order are on their way.',
      many: 'The tickets of {number} orders are on their way.',
    }),
  ),
  'did-refund': params<Counted>(
    count({ one: '{number} refund is under way.', many: '{number} refunds are under way.' }),
  ),
  stopTitle: 'Stop here?',
  stopMessage: 'What is done stays done. The rest can be done later.',
  stop: 'Stop',
  goOn: 'Keep going',
  receipts: 'Download what became of each',

  'file-void': 'Voided orders',
  'file-mark-mailed': 'Mailed orders',
  'file-email': 'Sending of tickets',
  'file-refund': 'Refunds',
  order: 'Order',
  raffle: 'Raffle',
  buyer: 'Buyer',
  result: 'Result',
  wholeId: 'Whole order id',
  'done-void': 'Done',
  'done-mark-mailed': 'Done',
  'done-email': 'On their way',
  'done-refund': 'Under way',
  notDone: 'Not done',
  notReached: 'This was stopped before its turn came.',
}
export type BulkTexts = typeof english

/** One action on many orders: the question, its progress, the file of what became of each. */
export const bulkTexts = defineTexts('order-bulks', english, () => import('./bulk-texts.fr.ts'))
