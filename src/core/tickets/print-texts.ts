import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

type Counted = { number: string }

const english = {
  printMail: 'Print tickets for mailing',
  back: 'All tickets',
  signIn: 'Sign in to print tickets',
  signInHint:
    'This page shows tickets to those who may see them. Nothing is read before you sign in.',
  toLogin: 'Log in',

  whichTickets: 'Which tickets',
  whichHint:
    'All orders of the raffle that nobody has printed yet, or those with tickets of a run of numbers.',
  raffle: 'Raffle',
  raffleMissing: 'Choose a raffle.',
  from: 'From ticket',
  to: 'To ticket',
  rangeHint: 'All tickets of the orders that hold one of these numbers.',
  rangeWrong: 'The last ticket comes before the first.',
  theseOrders: params<Counted>(
    count({
      one: 'Print the tickets of {number} order',
      many: 'Print the tickets of {number} orders',
    }),
  ),
  matchingOrders: 'Print the tickets of all orders that match',
  mostHint: params<{ most: string }>(
    'A print takes {most} orders at most, in the order of their numbers. What is left is printed after it.',
  ),

  paper: 'Paper',
  'paper-letter': 'Letter (8½ × 11 in)',
  'paper-a4': 'A4',
  'paper-label': 'Label (4 × 6 in)',
  arrangement: 'Arrangement',
  'arrangement-by-order': 'For mailing, one order at a time',
  'arrangement-by-order-hint': 'Each order begins with a sheet that has its address.',
  'arrangement-stacks': 'To be cut, in stacks',
  'arrangement-stacks-hint':
    'Four on a sheet, without addresses. Cut the pile and lay the stacks on each other: all lie in order.',
  reprint: 'Also print what was printed before',
  reprintHint:
    'Those tickets say REPRINT, and the log says who printed them again. Otherwise they are left out.',
  print: 'Print tickets',
  testPage: 'Test page',
  close: 'Close',

  printOf: params<Counted & { tickets: string }>(
    count({ one: '{number} order, {tickets}', many: '{number} orders, {tickets}' }),
  ),
  ticketsOf: params<Counted>(count({ one: '{number} ticket', many: '{number} tickets' })),
  leftOut: params<Counted & { reason: string }>('{number}: {reason}'),
  leftOutTitle: 'Left out',
  more: params<Counted>(
    count({
      one: '{number} more order waits: print again for it.',
      many: '{number} more orders wait: print again for them.',
    }),
  ),
  goneMeanwhile: params<Counted>(
    count({
      one: '{number} order became void meanwhile and is not on paper.',
      many: '{number} orders became void meanwhile and are not on paper.',
    }),
  ),

  cameOut: params<{ first: string; last: string }>(
    'Did all orders from {first} to {last} come out of the printer?',
  ),
  cameOutOne: 'Did the order come out of the printer?',
  cameOutHint:
    'The place of an order stands at the foot of its tickets. What did not come out counts as not printed.',
  allCameOut: 'All came out',
  stopped: 'It stopped',
  nothingCameOut: 'Nothing came out',
  lastWhole: 'Last order that came out whole',
  lastWholeRange: params<{ first: string; last: string }>('A number from {first} to {last}.'),
  save: 'Save',
  printRest: params<{ first: string }>('Print on from order {first}'),
  askMailed: params<Counted>(
    count({ one: 'Mark {number} order as mailed?', many: 'Mark {number} orders as mailed?' }),
  ),
  askMailedHint:
    'Do this once they are on their way. It can be done later in the list of orders, too.',
  markMailed: 'Mark as mailed',
  notYet: 'Not yet',
  mailed: params<Counted>(
    count({
      one: '{number} order is being marked as mailed.',
      many: '{number} orders are being marked as mailed.',
    }),
  ),
  another: 'Print others',

  prints: 'Prints',
  noPrints: 'Nothing was printed yet',
  noPrintsHint: 'Each print is recorded here before it goes to the printer: who, when, how much.',
  printedAt: 'Printed',
  printedBy: 'By',
  orders: 'Orders',
  tickets: 'Tickets',
  reprints: 'Reprints',
  outcome: 'Came out',
  'outcome-unsaid': 'Not said yet',
  'outcome-all': 'All',
  'outcome-part': 'In part',
  'outcome-none': 'Nothing',
  say: 'Say what came out',
  printRestOf: 'Print the rest',
}
export type PrintTexts = typeof english

/** Printing tickets: what is chosen, what came out, the log. */
export const printTexts = defineTexts('ticket-prints', english, () => import('./print-texts.fr.ts'))
