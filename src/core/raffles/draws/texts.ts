import { count, params } from '../../i18n/phrases.ts'
import { defineTexts } from '../../i18n/texts.ts'

type Counted = { number: string }
type ByAt = { name: string; moment: string }
type Least = { least: string }

const english = {
  drawnOn: params<{ moment: string }>('Draw date: {moment}'),
  noDrawDate: 'No draw date is set.',
  withOwnTime: params<{ moment: string; own: string }>('{moment} ({own} your time)'),
  allDraws: 'All draws of the raffle',
  steps: params<{ draw: string }>('Steps of the draw: {draw}'),
  stale: 'The draw can’t be read right now.',
  staleDetail: params<{ time: string }>(
    'What you see is from {time}. Nothing can be lost: it is kept on the server, and this page tries again.',
  ),
  onlyWatching: 'You are following this draw. Your role doesn’t allow taking its steps.',
  loading: 'Loading the draw',
  loadFailed: 'The draw could not be loaded',

  chooseTitle: 'Choose a draw',
  chooseSubtitle: params<{ raffle: string }>('{raffle} has several draws. Each is run by itself.'),
  noDraws: 'There is nothing to draw yet',
  noDrawsDetail: 'Add a prize first: each draw picks the winners of its prizes.',
  toPrizes: 'Go to prizes',
  drawList: 'Draws',

  ticketsIn: 'Tickets in the draw',
  notLocked: 'Not locked yet',
  picked: 'Picked',
  confirmed: 'Confirmed',
  xOfY: params<{ done: string; total: string }>('{done} of {total}'),
  aboutDraw: 'About this draw',
  cutoff: 'Tickets bought before',
  atSalesEnd: 'The end of sales',
  drawDate: 'Draw date',
  drawTypeName: 'Drawn by',
  'type-rng': 'Random Number Generator',
  'type-barrel': 'Print Tickets',
  prizes: 'Prizes',
  secondPerson: 'Confirmed by',
  onePerson: 'One person',
  twoPeople: 'Two different people',
  commitment: 'Commitment to the secret seed',
  committed: params<{ moment: string }>('Published {moment}, before any ticket was sold.'),
  committedLate: params<{ moment: string; number: string }>(
    count({
      one: 'Published {moment}, when {number} ticket was sold.',
      many: 'Published {moment}, when {number} tickets were sold.',
    }),
  ),

  readiness: 'Readiness',
  lock: 'Lock the list',
  witness: 'Witness and entropy',
  stubs: 'Print the tickets',
  pick: 'Pick',
  enterDrawn: 'Enter what is drawn',
  verify: 'Verify and confirm',
  notify: 'Notify',
  complete: 'Certificate',
  close: 'Close the raffle',

  allReady: 'Nothing stands in the way.',
  notReady: params<Counted>(
    count({
      one: '{number} line stands in the way.',
      many: '{number} lines stand in the way.',
    }),
  ),
  lockedBy: params<ByAt>('Locked by {name}, {moment}.'),
  details: 'Details',
  lockedWith: params<{ tickets: string; root: string }>('{tickets} tickets, root {root}…'),

  lockHint:
    'The list of tickets is fixed and gets its root: a short code that changes with any ticket in it. Nothing enters or leaves after that.',
  lockButton: 'Lock the list',
  lockTitle: params<{ draw: string }>('Lock the list of “{draw}”?'),
  lockMessage:
    'Orders that are entered, paid or voided from now on don’t change this draw. You can reopen the list with a reason until entropy is given.',
  lockMessageBarrel:
    'Orders that are entered, paid or voided from now on don’t change this draw. You can reopen the list with a reason until the first ticket is drawn.',
  keepOpen: 'Keep it open',
  comment: 'Comment for the record',
  leavingOut: params<{ what: string }>('Left out: {what}.'),
  tickets: 'Tickets',
  range: 'Ticket numbers',
  fromTo: params<{ first: string; last: string }>('{first} to {last}'),
  root: 'Root of the list',
  lockVersion: 'List',
  version: params<{ number: string }>('Version {number}'),
  leftOut: 'Left out',
  nothingLeftOut: 'Nothing',
  leftOrders: params<Counted>(
    count({ one: '{number} order that is pending', many: '{number} orders that are pending' }),
  ),
  leftCheques: params<Counted>(
    count({
      one: '{number} cheque that isn’t cleared',
      many: '{number} cheques that aren’t cleared',
    }),
  ),
  leftLate: params<Counted>(
    count({ one: '{number} order that came late', many: '{number} orders that came late' }),
  ),
  leftDevices: params<Counted>(
    count({
      one: 'what waits on {number} device',
      many: 'what waits on {number} devices',
    }),
  ),
  reopen: 'Reopen the list',
  reopenTitle: params<{ draw: string }>('Reopen the list of “{draw}”?'),
  reopenMessage: params<{ version: string }>(
    'Version {version} stays in the certificate with your reason. Receipts taken of it no longer count: a new lock has a new root.',
  ),
  reopenReason: 'Why it is reopened',
  keepLocked: 'Keep it locked',
  earlierLocks: 'Earlier versions',
  reopenedBy: params<{ name: string; moment: string; reason: string }>(
    'Reopened by {name}, {moment}: “{reason}”',
  ),

  receipt: 'Receipt for the witness',
  receiptHint:
    'Print it or let the witness scan it before anything else happens. It fixes the list in their hands.',
  printReceipt: 'Print receipt',
  receiptQr: 'QR code of the receipt',
  receiptTitle: 'Draw receipt',
  receiptKeep:
    'Keep this receipt. Compare root and number of tickets with the draw certificate: if they are the same, the list was not changed after you took it.',
  receiptDigits: 'Before giving entropy, type the first 8 digits of the root into Raffle Desk.',
  receiptOrganization: 'Organization',
  receiptRaffle: 'Raffle',
  receiptDraw: 'Draw',
  receiptTime: 'Locked',
  receiptTerms: 'Terms',
  receiptWitness: 'Witness (name and signature)',
  receiptTaken: 'Receipts taken',
  receiptBy: params<{ witness: string; moment: string; version: string }>(
    '{witness}, {moment}, version {version}',
  ),
  witnessName: 'Name of the witness',
  witnessNameHint: 'A person who neither works for you nor has a ticket in the draw.',
  anotherPerson: 'The witness is another person of that name',
  anotherPersonHint: 'This is logged.',
  code: 'First 8 digits of the root, typed from the receipt',
  codeHint: 'The witness reads them from the paper in their hand, or from their phone.',
  codeShape: 'Type 8 characters: digits 0 to 9 and letters a to f.',
  witnessMissing: 'Give the name of the witness.',
  recordReceipt: 'Record the receipt',
  entropyLater:
    'Next, dice or words from the room (entropy) decide what is picked. Their field opens once a witness has taken the receipt.',

  entropy: 'Public entropy',
  entropyHint:
    'It decides, together with the secret seed, which tickets are picked: something that nobody could know before the list was locked. The witness rolls dice or says words, in front of everybody.',
  redrawTitle: 'Fresh entropy for the redraw',
  redrawHint: params<{ ticket: string }>(
    'Ticket {ticket} was rejected. A redraw needs entropy that was not used before, and a reason.',
  ),
  redrawReason: 'Reason for the redraw',
  redrawReasonMissing: 'Give the reason for the redraw.',
  entropyKind: 'Kind',
  dice: 'Dice',
  diceHint: params<Least>('{least} rolls or more, one after another: the order counts.'),
  words: 'Words',
  wordsHint: params<Least>('{least} different words or more that someone in the hall says.'),
  rolled: 'What was rolled',
  said: 'What was said',
  keptAs: params<{ text: string }>('Recorded as: {text}'),
  entropyMissing: 'Type what the witness gave.',
  'dice-shape': params<Least>('Type the rolls as digits from 1 to 6.'),
  'dice-few': params<Least>('At least {least} rolls are needed.'),
  'dice-alike': params<Least>('These dice are all alike. Roll them again.'),
  'words-letters': params<Least>('Write the words with the letters a to z, and digits.'),
  'words-numbers': params<Least>('These are numbers. Choose dice, or give words.'),
  'words-few': params<Least>('At least {least} different words are needed.'),
  entropyUsed: 'This was used before. A redraw needs something new.',
  giveEntropy: 'Record entropy',
  entropyTitle: params<{ text: string }>('Record “{text}” as the entropy?'),
  entropyMessage:
    'The first entry is final. From here the list can’t be reopened, and every pick follows from list, secret seed and this text. Another text will be refused, and the attempt is logged.',
  entropyBack: 'Go back',
  entropyGiven: params<{ witness: string; moment: string }>('Given by {witness}, {moment}'),
  redrawGiven: params<{ witness: string; moment: string; reason: string }>(
    'For a redraw, given by {witness}, {moment}: “{reason}”',
  ),
  digest: 'Its SHA-256',

  completeLater:
    'Once every winner is confirmed, the secret seed is revealed and the certificate is issued.',
  completeLaterBarrel: 'Once every winner is confirmed, the certificate is issued.',
  completeHint:
    'The seed is revealed. With the certificate anyone can check, offline and without trusting you, that list and picks were not altered.',
  completeHintBarrel:
    'The certificate holds the list, the drawn tickets, witnesses and times, for anyone to check offline.',
  seed: 'Secret seed, revealed',
  downloadCertificate: 'Download certificate',
  certificateFile: params<{ name: string }>('Draw certificate - {name}.json'),
  checkIt: 'Check it with the offline verifier',
  opensTab: 'opens in a new tab',

  toReach: params<Counted>(
    count({
      one: '{number} winner is still to be reached.',
      many: '{number} winners are still to be reached.',
    }),
  ),
  allReached: 'Every winner was reached, or can’t be.',
  toReachElsewhere: params<Counted>(
    count({
      one: '{number} winner of the raffle’s other draws is still to be reached.',
      many: '{number} winners of the raffle’s other draws are still to be reached.',
    }),
  ),
  unreachedTicket: params<{ ticket: string; prize: string }>('Ticket {ticket}, {prize}'),
  firstOf: params<Counted>('The first {number} are shown.'),
  leftToDo: 'Left to do. Closing doesn’t wait for it.',
  closed: 'The raffle is closed.',
  notFinalHint: 'The raffle goes on until its final draw is complete.',
  closeButton: 'Close the raffle',
}

export type DrawTexts = typeof english

/** The draw's procedure: its head, its steps, list and witness. */
export const drawTexts = defineTexts('draws', english, () => import('./texts.fr.ts'))
