import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

type Counted = { number: string }

const english = {
  title: 'Waiting to be sent',
  online: 'Online',
  offline: 'Offline',
  opening: 'Looking for orders that wait…',
  nothingWaits: 'Nothing waits',
  waits: params<Counted & { total: string }>(
    count({ one: '{number} waiting · {total}', many: '{number} waiting · {total}' }),
  ),
  toSee: params<Counted>(count({ one: '{number} entered since', many: '{number} entered since' })),
  nextTry: params<{ left: string }>('Next try in {left}'),
  sending: 'Sending…',
  sendNow: 'Send now',
  sendBy: params<{ left: string }>('{left} left to send them'),
  list: 'List',
  needsLook: params<Counted>(
    count({ one: '{number} order needs you', many: '{number} orders need you' }),
  ),
  look: 'Look',
  full: 'This device keeps no more: send these first',
  unavailable: 'This browser keeps no orders: each of them needs the network.',
  cleared: params<Counted>(
    count({
      one: 'The data of this browser was cleared, and with it {number} order that waited here: enter it again from its slip. Until this page is reloaded, orders need the network.',
      many: 'The data of this browser was cleared, and with it {number} orders that waited here: enter them again from their slips. Until this page is reloaded, orders need the network.',
    }),
  ),
  cardOffline: 'Cards need the network. Pay another way, or wait until it is back.',
  accepted: params<{ reference: string; name: string }>(
    'Order {reference} for {name} is entered now.',
  ),
  acceptedSeveral: params<Counted>('{number} orders that waited are entered now.'),
  late: params<{ reference: string; name: string }>(
    'Order {reference} for {name} is entered, but came after the end of sales: it takes part in no draw until staff let it.',
  ),
  lateSeveral: params<Counted>(
    '{number} orders that waited are entered, but came after the end of sales: they take part in no draw until staff let them.',
  ),
  noDrawLeft: params<{ reference: string; name: string }>(
    'Order {reference} for {name} is entered, but came after the last list was locked: it takes part in nothing, and its money has to go back.',
  ),
  noDrawLeftSeveral: params<Counted>(
    '{number} orders that waited are entered, but came after the last list was locked: they take part in nothing, and their money has to go back.',
  ),

  'full-orders':
    'No more orders are kept on this device: it holds as many as it may. Send them first, with a network.',
  'full-cents':
    'No more orders are kept on this device: they come to as much as it may hold. Send them first, with a network.',
  'full-deadline':
    'No more orders are kept on this device until the oldest one is sent: it has waited for a day. Send them first, with a network.',
  notKept:
    'This device could not keep the order: its disk may be full. Enter it again: it goes straight to the server then, and needs the network.',
  'said-cancelled': 'It was taken back in the list.',

  kept: 'The order is kept on this device',
  notEntered: 'The order is not entered',
  keptHint: 'It will be sent by itself as soon as there is a network. Nothing more is to be done.',
  noNumbers: 'It has no ticket numbers yet, and isn’t in the draw until it has.',
  byEmail: params<{ email: string }>('The numbers follow by email, to {email}.'),
  byWord:
    'No email was given: once it is sent, its numbers stand under “Waiting to be sent” (F3). Print it for the buyer.',
  reference: 'Reference',
  line: params<{ quantity: string; pack: string }>('{quantity} × {pack}'),
  problem: 'It could not be entered as it is.',
  paperNoNumbers:
    'Not a ticket. The order has no ticket numbers yet, and isn’t in the draw until it has.',
  paperByWord: 'Ask staff for the numbers by the buyer’s name.',
}
export type OutboxTexts = typeof english

/** What the screens of selling say of orders that wait on the device. */
export const outboxTexts = defineTexts('outbox', english, () => import('./texts.fr.ts'))
