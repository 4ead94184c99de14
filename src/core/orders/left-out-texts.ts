import { defineTexts } from '../i18n/texts.ts'
import type { OrderReasonCode } from './rules.ts'

/** Said of one order or of many alike: nothing in it has a number. */
const english = {
  'role-void': 'your role does not allow voiding',
  'role-restore': 'your role does not allow restoring tickets',
  'role-refund': 'your role does not allow giving money back',
  'role-correct': 'your role does not allow changes',
  'role-same-day': 'entered by somebody else, or on another day',
  'role-clear-cheque': 'your role does not allow clearing cheques',
  'buyer-erased': 'the buyer’s data was erased',
  'already-void': 'void already',
  'order-failed': 'the payment failed',
  'order-not-mailable': 'no tickets',
  'group-inactive': 'put aside with what was bought together',
  'raffle-closed': 'the raffle is closed',
  'list-locked': 'in the locked list of a draw',
  'order-has-winner': 'a ticket was picked',
  'not-paid-yet': 'not paid yet',
  'one-ticket-left': 'one ticket stands',
  'ticket-void-already': 'a ticket is void already',
  'ticket-picked': 'a ticket was picked',
  'restore-order-first': 'void as a whole',
  'not-void': 'not void',
  'role-take-part': 'your role does not allow letting late orders take part',
  'not-late': 'not late',
  'takes-part-already': 'let take part already',
  'never-had-tickets': 'never had tickets',
  'card-not-charged': 'the card wasn’t charged',
  'money-went-back': 'money went back',
  'nothing-to-refund': 'all money went back already',
  'nothing-received': 'no money was received',
  'void-first': 'not void: only what is void is refunded',
  'no-packs-left': 'the package is sold out',
  'no-tickets-left': 'not enough tickets are left',
  'at-limit': 'the limit of orders is reached',
  'void-not-sent': 'void',
  'no-address': 'no email address',
  'cheque-uncleared': 'cheque not cleared',
  'waits-for-staff': 'came late, and nobody let it take part',
  'mailed-already': 'marked as mailed already',
  'changed-since': 'changed since this was looked at',
  'order-gone': 'no longer there',
  'not-a-cheque': 'no cheque waits for the bank',
  'paid-by-hand': 'not paid by card: give the money back, and record that with each order',
  'void-not-printed': 'void',
  'unpaid-not-printed': 'not paid yet',
  'printed-already': 'printed already',
} satisfies Record<OrderReasonCode, string>
export type LeftOutTexts = typeof english

/** Why some of many orders can't be done, after their number; each under the code of its reason. */
export const leftOutTexts = defineTexts(
  'orders-left-out',
  english,
  () => import('./left-out-texts.fr.ts'),
)
