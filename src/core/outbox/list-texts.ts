import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

type Counted = { number: string }

const english = {
  emptyTitle: 'Nothing waits',
  emptyHint: 'Orders that are taken without a network stand here until they are sent.',
  ofOthers: params<Counted>(
    count({
      one: '{number} order of somebody else waits on this device. It is sent once they sign in.',
      many: '{number} orders of others wait on this device. They are sent once each of them signs in.',
    }),
  ),
  clearEnd: params<Counted>(
    count({
      one: 'Remove {number} entered order from the list',
      many: 'Remove {number} entered orders from the list',
    }),
  ),

  queued: 'Waits',
  queuedHint: 'Not sent yet.',
  mayHaveArrived:
    'No answer came yet. It is sent again by itself; should it have arrived already, it is still entered once.',
  sending: 'Being sent',
  takingBack: 'Being taken back',
  takingBackHint:
    'It may have arrived: the server is asked, and what stands there stays. Give nothing back before you read here what came of it.',
  accepted: 'Entered',
  stoodAlready: 'It stood already when it was taken back. Void it on its page if it should not be.',
  noDrawLeft:
    'It came after the last list was locked: it takes part in nothing any more. Staff void it, and the money goes back.',
  late: 'It came after the end of sales: it takes part in no draw until staff let it.',
  refused: 'Not entered',
  asked: 'Is it another order?',
  forbidden: 'Not allowed',
  forbiddenHint: 'You may not enter it. Ask whoever gives access, then try again.',
  unexpected: 'Needs a look',
  unexpectedHint:
    'The server’s answer was not understood. Try again: it is entered once. If it goes on, show this to your support.',
  cancelled: 'Taken back',
  cancelledHint: 'Nothing of it is entered.',

  takenAt: 'Taken',
  numbers: 'Tickets',
  cancel: 'Take back',
  cancelTitle: params<{ reference: string; name: string }>(
    'Take back order {reference} for {name}?',
  ),
  cancelNew: 'It was never sent: nothing of it will be entered.',
  cancelArrived:
    'It may have arrived. The server is asked: if it is entered already, it stays. Give nothing back before you read here what came of it.',
  keep: 'Keep it',
  retry: 'Try again',
  another: 'Enter it: it is another order',
  same: 'Discard it: it was the same order',
  discardTitle: params<{ reference: string; name: string }>(
    'Discard order {reference} for {name}?',
  ),
  sameMessage: 'Nothing of it was entered, and nothing will be.',
  takeIn: 'Put it back into the form',
  takeInTitle: 'Put it into the form?',
  takeInMessage: 'What is typed there now is gone then. Nothing of it was entered.',
  takeInHere: 'Put it in',
  takeInWaiting: 'It is taken back first, and waits no more.',
  locked: 'First see what became of the order in the form.',
  otherScreen: 'It was taken another way: put it back where you sell so.',
  noForm: 'It can be put back into the form once something is on sale here.',
  paid: params<{ amount: string }>(
    '{amount} was taken for it: enter it again, or give it back to the buyer.',
  ),
  'giveBack-cash': params<{ amount: string }>('{amount} in cash is to be given back to the buyer.'),
  'giveBack-cheque': params<{ amount: string }>(
    'The cheque for {amount} is to be given back to the buyer.',
  ),
  'giveBack-money order': params<{ amount: string }>(
    'The money order for {amount} is to be given back to the buyer.',
  ),
  forget: 'Discard it',
  forgetMessage: 'What was typed of it is gone then. Nothing of it was entered.',
  seen: 'Remove from the list',
  print: 'Print',
  failed: 'That could not be done. Try again.',

  device: 'This device',
  storage: 'Orders kept',
  persisted: 'Until they are sent, even when the disk runs full',
  notPersisted: 'The browser may clear them when the disk runs full: send them soon',
  notAsked: 'The browser has not said yet whether it may clear them',
  reload: 'Reload without a network',
  'reload-ready': 'Works',
  'reload-registering': 'Being made ready…',
  'reload-failed':
    'Does not work: what it needs could not be kept. Reload this page while there is a network',
  'reload-insecure':
    'Does not work: this address has no HTTPS. Ask whoever runs Raffle Desk for it',
  'reload-unsupported': 'Does not work in this browser',
}
export type OutboxListTexts = typeof english

/** The list of orders that wait, and what can be done with each. */
export const outboxListTexts = defineTexts(
  'outbox-list',
  english,
  () => import('./list-texts.fr.ts'),
)
