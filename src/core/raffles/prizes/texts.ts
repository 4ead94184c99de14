import { count, params } from '../../i18n/phrases.ts'
import { defineTexts } from '../../i18n/texts.ts'

type Counted = { number: string }
type Named = { name: string }

const english = {
  prizes: 'Prizes',
  prizesOf: params<{ raffle: string }>('Prizes of {raffle}'),
  listLabel: 'Prizes, in their order',
  loading: 'Loading prizes',
  loadFailed: 'The prizes could not be loaded',
  total: params<Counted>(count({ one: '{number} prize', many: '{number} prizes' })),
  totalValue: 'Declared value in all',
  none: 'No prizes yet',
  noneHint: 'Add what can be won, in the order in which people should see it.',
  add: 'Add prize',
  newTitle: 'Add a prize',
  edit: 'Edit prize',
  editTitle: params<Named>('Edit {name}'),
  openPrize: params<Named>('Open {name}'),
  actionsFor: params<Named>('Actions for {name}'),
  save: 'Save prize',
  close: 'Close',
  cancel: 'Cancel',
  added: params<Named>('{name} is added.'),
  saved: params<Named>('{name} is saved.'),
  deleted: params<Named>('{name} is deleted.'),
  readOnly: 'Your role allows you to see prizes, not to change them.',
  closedReadOnly: 'The raffle is closed: its prizes no longer change.',

  delete: 'Delete prize',
  deleteTitle: params<Named>('Delete {name}?'),
  deleteMessage: 'The prize is taken off the raffle, for buyers too. This can’t be undone.',
  keep: 'Keep prize',

  'category-jackpot': 'Jackpot',
  grandPrize: 'Grand prize',
  value: 'Value',
  valueNote: 'tax included',
  quantity: 'Quantity',
  times: params<Counted>('× {number}'),
  cutoff: 'Cut-off',
  drawDate: 'Draw',
  whenSalesEnd: 'When sales end',
  withRaffle: 'With the raffle’s draw',
  tickets: 'Tickets taking part',
  ticketsFailed: 'Not available',
  sponsor: 'Sponsor',
  sponsoredBy: params<Named>('Given by {name}'),
  state: 'Status',
  afterWin: 'After a win',
  leavesPool: 'Its winners leave the pool of later draws',
  locked: 'List locked',
  toDraw: 'Open draw',

  'status-open': 'Not drawn yet',
  'status-picking': params<{ done: string; total: string }>('Picking: {done} of {total}'),
  'status-picked': params<{ done: string; total: string }>(
    count({ one: '{done} of {total} picked', many: '{done} of {total} picked' }),
  ),
  'status-partly': params<{ done: string; total: string; picked: string }>(
    count({
      one: '{done} of {total} confirmed, {picked} picked',
      many: '{done} of {total} confirmed, {picked} picked',
    }),
  ),
  'status-confirmed': params<{ done: string; total: string }>(
    count({ one: '{done} of {total} confirmed', many: '{done} of {total} confirmed' }),
  ),
  pending: params<Counted>(
    count({ one: '{number} pick still to come', many: '{number} picks still to come' }),
  ),

  name: 'Name',
  description: 'Description',
  descriptionHint: 'Shown to buyers below the name.',
  valueHint: 'What it is worth, tax included.',
  valueReason: 'Reason for the change',
  valueReasonHint:
    'Tickets have been sold on this value. The reason stands in “How computed” beside it, and in the activity.',
  valueOfPot: 'This is what the pot stands at; it follows the sales.',
  quantityHint: 'How many winners this prize has.',
  cutoffHint: 'Tickets bought later don’t take part. Left empty: until sales end.',
  cutoffEmpty: params<{ moment: string }>('Until sales end: {moment}.'),
  drawDateHint: 'Left empty: the raffle’s draw date.',
  drawDateEmpty: params<{ moment: string }>('The raffle’s draw date: {moment}.'),
  winnersStayIn: 'Winners stay in for later draws',
  winnersStayInHint: 'An early-bird winner can also win a later prize with the same ticket.',
  clear: 'Use the raffle’s dates',

  joinsDraw: params<{ moment: string }>('This prize joins the draw of {moment}.'),
  newDraw: 'These dates make a draw of their own.',
  newDrawSold: params<Counted>(
    count({
      one: 'These dates make a draw of their own. Its certificate will say that it was set up now, after {number} ticket had been sold.',
      many: 'These dates make a draw of their own. Its certificate will say that it was set up now, after {number} tickets had been sold.',
    }),
  ),
  joinsLocked: 'The list of tickets of that draw is locked: no prize can join it.',

  'not-allowed': 'Your role does not allow changing prizes.',
  'raffle-closed': 'The raffle is closed.',
  'jackpot-stays': 'The jackpot or grand prize can’t be deleted.',
  'prize-picked': 'A winner has been picked for this prize.',
  'draw-locked': 'The list of tickets of its draw is locked.',
  'quantity-below-picks': params<{ least: string }>(
    'The quantity can’t be below the winners picked: {least}.',
  ),
  'one-jackpot': 'The jackpot or grand prize has exactly one winner.',
  'jackpot-dates-sold': 'Tickets have been sold on these dates, which no longer change.',
  'cutoff-after-draw': 'The draw date can’t be before the cut-off.',
}

export type PrizeTexts = typeof english

export const prizeTexts = defineTexts('raffle-prizes', english, () => import('./texts.fr.ts'))
