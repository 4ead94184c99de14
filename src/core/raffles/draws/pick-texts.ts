import { count, params } from '../../i18n/phrases.ts'
import { defineTexts } from '../../i18n/texts.ts'

type Counted = { number: string }

type Numbered = Counted & { numbers: string }

const english = {
  pickOne: 'Pick winner',
  pickMany: params<Counted>(count({ one: 'Pick {number} winner', many: 'Pick {number} winners' })),
  pickOneOf: 'Pick one',
  pickFor: params<{ button: string; prize: string }>('{button}: {prize}'),
  pickOneTitle: params<{ prize: string }>('Pick a winner of “{prize}”?'),
  pickManyTitle: params<{ prize: string; number: string }>('Pick {number} winners of “{prize}”?'),
  pickMessage:
    'The server picks from the locked list. A pick can’t be taken back: a ticket that doesn’t win has to be rejected with a reason.',
  notYet: 'Not now',
  pickedOf: params<{ done: string; total: string }>(
    count({ one: '{done} of {total} picked', many: '{done} of {total} picked' }),
  ),
  confirmedOf: params<{ done: string; total: string }>(
    count({ one: '{done} of {total} confirmed', many: '{done} of {total} confirmed' }),
  ),
  picking: params<{ prize: string }>('Picking winners of {prize}'),
  pickingNow: params<{ done: string; total: string }>(
    'Picking: {done} of {total}. It goes on if you leave this page.',
  ),
  stopped: params<{ done: string; wanted: string }>(
    'The batch stopped after {done} of {wanted}. Those picks stand.',
  ),
  resume: 'Resume picking',
  allPicked: 'All picked',
  showWinners: params<{ prize: string }>('Show winners of {prize}'),
  ticket: 'Ticket',
  lastPick: 'Last pick',
  pickedFor: params<{ prize: string; moment: string }>('{prize}, {moment}'),
  announcePick: params<{ ticket: string; prize: string }>('Ticket {ticket} is picked for {prize}.'),
  announceMany: params<{ number: string; prize: string }>(
    count({
      one: '{number} ticket is picked for {prize}.',
      many: '{number} tickets are picked for {prize}.',
    }),
  ),
  announceFlag: 'Look at its buyer before you confirm.',
  announceVerified: params<{ ticket: string }>('Ticket {ticket} is verified.'),
  announceSecond: params<{ ticket: string }>('Ticket {ticket} waits for a second person.'),
  announceConfirmed: params<{ ticket: string; prize: string }>(
    'Ticket {ticket} is confirmed for {prize}.',
  ),
  announceRejected: params<{ ticket: string; reason: string }>(
    'Ticket {ticket} is rejected: {reason}.',
  ),
  announceContact: params<{ ticket: string; outcome: string }>(
    'An attempt to reach the winner with ticket {ticket} is logged: {outcome}.',
  ),
  announceMessage: params<{ ticket: string; what: string }>('Ticket {ticket}: {what}'),
  announceStep: params<{ step: string }>('Now: {step}.'),
  toWitness: 'Fresh entropy comes first: a ticket was rejected.',

  enterHint:
    'Draw a ticket from the barrel in front of the witnesses, and enter what is printed on it.',
  forPrize: 'Prize',
  ticketNumber: 'Ticket number',
  ticketNumberMissing: 'Type the number on the ticket.',
  validationCode: 'Validation code',
  validationCodeHint: 'It is printed below the number.',
  validationCodeMissing: 'Type the validation code on the ticket.',
  witnesses: 'Witnesses',
  witnessesHint: 'Everybody who saw the draw and doesn’t work for you, separated by commas.',
  witnessesMissing: 'Name at least one witness.',
  enter: 'Enter the drawn ticket',
  enterTitle: params<{ ticket: string; prize: string }>('Enter ticket {ticket} for “{prize}”?'),
  enterMessage:
    'It stands as drawn, with the witnesses’ names and the time. If it doesn’t win, it has to be rejected with a reason.',

  stubsHint: 'Each ticket in the list is printed once, with its number and a validation code.',
  printed: 'Printed',
  eligible: 'In the draw',
  reprinted: 'Reprinted',
  printedMatch: 'Every ticket in the draw is on paper.',
  printedShort: params<Numbered>(
    count({
      one: '{number} ticket is still to be printed: {numbers}.',
      many: '{number} tickets are still to be printed: {numbers}.',
    }),
  ),
  printedOver: params<Numbered>(
    count({
      one: '{number} printed ticket is no longer in the draw. Take it out of the barrel: {numbers}.',
      many: '{number} printed tickets are no longer in the draw. Take them out of the barrel: {numbers}.',
    }),
  ),
  stubRun: params<{ first: string; last: string }>('{first} to {last}'),
  stubRunsMore: params<{ runs: string }>('{runs} and more'),
  fromNumber: 'From ticket number',
  fromNumberHint: 'After a jam: the first one that isn’t whole.',
  fromNumberMissing: 'Type a ticket number.',
  pages: 'Pages',
  pagesHint: params<Counted>('{number} tickets on a page of letter size'),
  pagesRange: params<{ most: string }>('From 1 to {most} pages at a time.'),
  reprint: 'Print again what is on paper already',
  reprintHint: 'Each of these is marked “Reprint”, and your reason is logged.',
  reprintReason: 'Why they are printed again',
  reprintReasonMissing: 'Give the reason for the reprint.',
  print: 'Print tickets',
  nothingToPrint: 'There is no ticket from this number on.',
  onPaper: params<{ ticket: string }>(
    'Ticket {ticket} is on paper already. Go on from a later one, or print it again with a reason.',
  ),
  notOnPaper: params<{ ticket: string }>(
    'Ticket {ticket} was never printed, so it can’t be reprinted.',
  ),
  cameOut: params<{ first: string; last: string; pages: string }>(
    'Did tickets {first} to {last} come out whole, on {pages} pages?',
  ),
  allCameOut: 'All came out',
  stoppedAt: 'It stopped',
  lastWhole: 'Last whole ticket',
  recordUntil: 'Record up to there',
  lastWholeRange: params<{ first: string; last: string }>('From {first} to {last}.'),
  noneCameOut: 'None came out',
  printFailed: 'This could not be printed here. Check that the browser may print.',
  stubReprint: 'Reprint',
  stubCode: 'Code',
  sheet: params<{ first: string; last: string }>('Tickets {first} to {last}'),
}

export type PickTexts = typeof english

/** Picking, from the list or from a barrel. */
export const pickTexts = defineTexts('draw-picks', english, () => import('./pick-texts.fr.ts'))
