import { params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  tickets: 'Tickets',
  back: 'All orders',
  print: 'Print tickets',
  search: 'Search by number, order or buyer',
  raffle: 'Raffle',
  state: 'State',
  printed: 'Printed',
  printedYes: 'Printed',
  printedNo: 'Not printed',
  mailed: 'Mailed',
  mailedYes: 'Mailed',
  mailedNo: 'Not mailed',

  ticketCount: 'Number of tickets',
  buyer: 'Buyer',
  email: 'Email',
  phone: 'Phone',
  draws: 'In the draws for',
  order: 'Order',
  boughtAt: 'Bought',
  printedAt: 'Printed',
  mailedAt: 'Mailed',
  wholeId: 'Whole order id',

  'state-in': 'In the draw',
  'state-won': 'Won',
  'state-was-in': 'Was in the draw',
  'state-too-late': 'After the cut-off',
  'state-late-arrival': 'Came late, undecided',
  'state-unpaid': 'Not paid yet',
  'state-cheque-uncleared': 'Cheque not cleared',
  'state-void': 'Void',
  voidNumbers: 'Void numbers',
  partVoid: params<{ numbers: string }>('Void: {numbers}'),
  'state-no-draws': 'No draws yet',

  noTickets: 'No tickets yet',
  noTicketsHint: 'Tickets appear here as soon as a raffle sells.',
  noDate: 'no date yet',
}
export type TicketTexts = typeof english

export const ticketTexts = defineTexts('tickets', english, () => import('./texts.fr.ts'))
