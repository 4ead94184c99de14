import { defineTexts } from '../i18n/texts.ts'
import type { OrderReasonCode } from './rules.ts'

const english = {
  'role-void': 'Your role does not allow voiding orders.',
  'role-restore': 'Your role does not allow restoring tickets.',
  'role-take-part': 'Your role does not allow letting late orders take part.',
  'role-refund': 'Your role does not allow giving money back.',
  'role-correct': 'Your role does not allow changing orders.',
  'role-clear-cheque': 'Your role does not allow clearing cheques.',
  'role-same-day': 'You can change the orders that you entered yourself, on the same day.',
  'buyer-erased': 'This buyer’s data was erased: they are not written to any more.',
  'already-void': 'This order is void already.',
  'order-failed': 'This order failed: there is nothing to void.',
  'order-not-mailable': 'This order has no tickets: there is nothing to send.',
  'group-inactive':
    'The orders that were bought together are put aside: nothing is sent of them until they are taken up again.',
  'raffle-closed': 'The raffle is closed.',
  'list-locked': 'The list of tickets for a draw is locked: nothing enters or leaves it.',
  'order-has-winner': 'A ticket of this order was picked. Reject the pick first.',
  'not-paid-yet': 'This order isn’t paid yet: only all of it can be void.',
  'one-ticket-left': 'Only one ticket of this order stands: void the order.',
  'ticket-void-already': 'One of these tickets is void already.',
  'ticket-picked': 'One of these tickets was picked. Reject the pick first.',
  'restore-order-first': 'The order itself is void: restore that first.',
  'not-void': 'This order is not void.',
  'not-late': 'This order did not come late: there is nothing to decide.',
  'takes-part-already': 'Somebody has let this order take part already.',
  'never-had-tickets': 'This order never got tickets: there is nothing to restore.',
  'card-not-charged':
    'The card wasn’t charged for these tickets: they stay void. Enter a new order in their place.',
  'money-went-back': 'Money went back to the buyer for these tickets: they stay void.',
  'nothing-to-refund': 'All of its money went back already.',
  'nothing-received':
    'No money was received for this order: there is nothing to give back. A cheque’s money is received once the bank has paid it.',
  'void-first': 'This order stands. Void it first, then its money can go back.',
  'no-packs-left': 'This package is sold out.',
  'no-tickets-left': 'Not enough tickets are left in this raffle.',
  'at-limit': 'This customer has reached the raffle’s limit of orders.',
  'void-not-sent': 'This order is void.',
  'no-address': 'This buyer has no email address.',
  'cheque-uncleared': 'The cheque isn’t cleared.',
  'waits-for-staff': 'This order came after the end of sales: it is in no draw until staff let it.',
  'mailed-already': 'This order is marked as mailed already.',
  'changed-since': 'This order was changed since it was looked at.',
  'order-gone': 'There is no such order here.',
  'not-a-cheque': 'No cheque waits for the bank here: there is nothing to clear.',
  'paid-by-hand': 'No card paid it: give the money back, and record that with the order.',
  'void-not-printed': 'This order is void: its tickets are not printed.',
  'unpaid-not-printed': 'This order isn’t paid yet: its tickets are not printed.',
  'printed-already': 'The tickets of this order were printed already.',
} satisfies Record<OrderReasonCode, string>
export type OrderRuleTexts = typeof english

/** Why something can't be done with an order; each under the code of its reason. */
export const orderRuleTexts = defineTexts(
  'order-rules',
  english,
  () => import('./rule-texts.fr.ts'),
)
