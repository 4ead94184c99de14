import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

type Counted = { number: string }

const english = {
  refundHint: 'Voiding doesn’t refund any money: do that afterwards.',
  followUpTitle: params<{ order: string }>('Follow up on order {order}'),
  followUpOn: 'Follow up on',
  followUpHint: 'From this day on, the order is marked in the list. Empty takes the mark away.',
  'follow-up-too-far': 'This day is more than ten years away: check the year.',
  followUpSaved: params<{ order: string }>('The follow-up of order {order} is saved.'),
  save: 'Save',
  sendTitle: params<{ order: string }>('Send the tickets of order {order}'),
  sendHint: 'The buyer’s own address is filled in. Another one gets this email only.',
  oneTicket: 'Only this ticket',
  oneTicketHint: params<{ tickets: string }>('One of {tickets}; empty sends all of them.'),
  notItsTicket: 'This order has no ticket of that number.',
  sendVoidHint: 'The order is void: the email says so.',
  sendUncleared: 'The cheque isn’t cleared.',
  sendUnclearedHint: 'Until the bank has paid it, these tickets are in no draw.',
  recipient: 'Send to',
  correct: 'Also correct the buyer’s email address',
  correctHint: 'From now on it is this one, for all of their orders.',
  correctedMeanwhile: 'Somebody changed the buyer’s address meanwhile.',
  addressNow: params<{ email: string }>('It is {email} now.'),
  noAddressNow: 'There is none now.',
  send: 'Send tickets',
  sent: params<{ recipient: string }>('The tickets are on their way to {recipient}.'),
  clearTitle: params<{ order: string }>('Has the bank paid the cheque of order {order}?'),
  clearMessage: params<{ amount: string }>(
    'Its {amount} counts as received, and its tickets take part in every draw whose list isn’t locked yet. Nothing takes this back: if the cheque is returned later, void the order.',
  ),
  clearVoidMessage: params<{ amount: string }>(
    'The order stays void: its {amount} counts as received, and is owed to the buyer until you give it back. Nothing takes this back.',
  ),
  clearPostDated: params<{ day: string }>('It is dated {day}, which is still to come.'),
  notCleared: 'Not yet',
  clearedCheque: params<{ order: string }>('The cheque of order {order} is cleared.'),
  voidTitle: params<{ order: string }>('Void order {order}?'),
  voidSomeTitle: params<{ order: string }>('Void tickets of order {order}?'),
  voidMessage: params<Counted & { amount: string; tickets: string }>(
    count({
      one: '{number} ticket ({tickets}) leaves its draws, and {amount} no longer counts as sold. Its number stays taken.',
      many: '{number} tickets ({tickets}) leave their draws, and {amount} no longer counts as sold. Their numbers stay taken.',
    }),
  ),
  voidUnclearedMessage: params<Counted & { amount: string; tickets: string }>(
    count({
      one: 'The cheque isn’t cleared: {number} ticket ({tickets}) will be in no draw even if the bank pays it, and {amount} no longer counts as sold. Its number stays taken.',
      many: 'The cheque isn’t cleared: {number} tickets ({tickets}) will be in no draw even if the bank pays it, and {amount} no longer counts as sold. Their numbers stay taken.',
    }),
  ),
  owedOnceCleared:
    'There is nothing to refund yet. If the bank pays the cheque all the same, mark it as cleared: then this is owed to the buyer.',
  whichTickets: 'Which tickets',
  allTickets: 'All of them',
  someTickets: 'Some of them',
  onePicked: 'A ticket of this order was picked.',
  fromTicket: 'From ticket',
  toTicket: 'To ticket',
  notItsTickets: params<{ tickets: string }>('Type two numbers of this order: {tickets}.'),
  voidSomeHint: 'The other tickets stay valid. What these cost no longer counts as sold.',
  voidTickets: 'Void tickets',
  ticketsVoided: params<{ order: string; tickets: string }>(
    count({
      one: 'Of order {order}, ticket {tickets} is void. The rest is still valid.',
      many: 'Of order {order}, tickets {tickets} are void. The rest is still valid.',
    }),
  ),
  restoreTicketsTitle: params<{ tickets: string }>(
    count({ one: 'Restore ticket {tickets}?', many: 'Restore tickets {tickets}?' }),
  ),
  ticketsRestored: params<{ tickets: string }>(
    count({
      one: 'Ticket {tickets} is valid again.',
      many: 'Tickets {tickets} are valid again.',
    }),
  ),
  voidPendingMessage: params<{ amount: string }>(
    'The payment of {amount} is still under way. The order gets no tickets.',
  ),
  'donation-leaves': params<{ amount: string }>(
    'Its donation of {amount} no longer counts as given either.',
  ),
  'donation-stays': params<{ amount: string }>('The donation of {amount} stays.'),
  'donation-returns': params<{ amount: string }>('Its donation of {amount} counts as given again.'),
  voidReason: 'Reason',
  keep: 'Keep order',
  keepTickets: 'Keep tickets',
  voided: params<{ order: string }>('Order {order} is void.'),
  tells: 'Email the buyer that their tickets are void',
  told: params<{ recipient: string }>('An email is on its way to {recipient}.'),
  potAfter: params<{ from: string; to: string }>('The jackpot goes from {from} to {to}.'),
  potStays: params<{ amount: string }>('The jackpot stays at {amount}.'),
  potStaysGuaranteed: params<{ amount: string }>(
    'The jackpot stays at {amount}, its guaranteed minimum.',
  ),
  potStaysAtMost: params<{ amount: string }>('The jackpot stays at {amount}, its maximum.'),
  restoreTitle: params<{ order: string }>('Restore the tickets of order {order}?'),
  restoreMessage: params<Counted & { amount: string; tickets: string }>(
    count({
      one: '{number} ticket ({tickets}) takes part again, under its own number, and {amount} counts as sold again. The tickets are sent again.',
      many: '{number} tickets ({tickets}) take part again, under their own numbers, and {amount} counts as sold again. The tickets are sent again.',
    }),
  ),
  restoreUnclearedMessage: params<Counted & { amount: string; tickets: string }>(
    count({
      one: '{number} ticket ({tickets}) is valid again, under its own number, and {amount} counts as sold again. The cheque isn’t cleared: the ticket takes part in draws only once the bank has paid it. The tickets are sent again.',
      many: '{number} tickets ({tickets}) are valid again, under their own numbers, and {amount} counts as sold again. The cheque isn’t cleared: they take part in draws only once the bank has paid it. The tickets are sent again.',
    }),
  ),
  keepVoid: 'Keep it void',
  restored: params<{ order: string }>('Order {order} is valid again.'),
  refundTitle: params<{ order: string }>('Refund order {order}'),
  returnedTitle: params<{ order: string }>('Record money returned for order {order}'),
  refundCardHint: params<{ card: string }>(
    'The money goes back to {card}. What the bank answers stands on the order’s page.',
  ),
  refundByHandHint: 'Give the money back yourself, as cash or a cheque, and record it here.',
  refundDonationToo: params<{ amount: string }>('What is owed includes the donation of {amount}.'),
  refundDonationHint: 'The order stands, with its tickets: only its donation can go back.',
  refundTicketsHint: 'The order stands: what its void tickets cost can go back.',
  refundTicketsAndDonationHint:
    'The order stands: what its void tickets cost, and its donation, can go back.',
  refundAmount: 'Amount',
  refundComment: 'Comment',
  refundSent: params<{ amount: string }>('A refund of {amount} is under way.'),
  refundRecorded: params<{ amount: string }>('{amount} is recorded as returned.'),
}
export type OrderQuestionTexts = typeof english

/** What is asked before something is done with an order, and what is said once it is. */
export const orderQuestionTexts = defineTexts(
  'order-questions',
  english,
  () => import('./question-texts.fr.ts'),
)
