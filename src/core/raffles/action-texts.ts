import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

type Named = { name: string }
type Counted = { number: string }

const english = {
  cancel: 'Cancel',
  moreActions: 'More actions',
  view: 'View',
  edit: 'Edit',
  copy: 'Copy',
  'request-activation': 'Request activation',
  activate: 'Activate',
  deactivate: 'Deactivate',
  end: 'End',
  'pick-winner': 'Pick winner',
  close: 'Close',
  delete: 'Delete',
  'cancel-raffle': 'Cancel this raffle',
  endFirst: 'End its sales first: until then orders come in.',

  requestTitle: params<Named>('Request activation of {name}?'),
  requestMessage:
    'A product administrator checks the raffle and activates it. Nothing is sold before that.',
  requestNotReadyTitle: params<Named>('{name} is not ready yet'),
  requestNotReady: params<Counted>(
    count({
      one: 'Activation can be requested once this is done.',
      many: 'Activation can be requested once these {number} things are done.',
    }),
  ),
  requestLater: 'Close this list',
  requestConfirm: 'Request activation',
  requested: params<Named>('Activation of {name} is requested.'),

  activateTitle: params<Named>('Activate {name}?'),
  activateMessage: params<{ moment: string }>('Sales are open from its start, {moment}.'),
  activateNowMessage: 'Its start has passed: tickets can be bought at once.',
  activateConfirm: 'Activate raffle',
  activated: params<Named>('{name} is active.'),

  deactivateTitle: params<Named>('Deactivate {name}?'),
  deactivateMessage:
    'Nobody can buy tickets until it is activated again. Tickets already sold keep their chance, and the draw date stays.',
  deactivateConfirm: 'Deactivate raffle',
  keepActive: 'Keep it active',
  deactivated: params<Named>('{name} is inactive.'),

  endTitle: params<Named>('End {name} now?'),
  endEarlyMessage: params<{ moment: string }>(
    'Sales stop at once and can’t be opened again. Without this, they would go on until {moment}.',
  ),
  endOpenMessage: 'Sales stop at once and can’t be opened again.',
  endLateMessage: 'Its sales are over. It then counts as ended, which can’t be undone.',
  endConfirm: 'End raffle',
  endCancel: 'Keep selling',
  endedNow: params<Named>('{name} has ended.'),

  closeTitle: params<Named>('Close {name}'),
  closeMessage: 'Closing is final: the raffle, its prizes and its winners no longer change.',
  closeConditions: 'Conditions of closing',
  conditionMet: 'Met:',
  conditionNotMet: 'Not met:',
  conditionEnded: 'The raffle has ended',
  conditionJackpot: 'Its jackpot is not zero',
  conditionWinner: 'Exactly one jackpot winner is confirmed',
  conditionPrizes: 'Every prize has all its winners confirmed',
  closeWinner: 'Jackpot winner',
  closeWinnerLoading: 'Reading the confirmed winner',
  closeWinnerMissing: 'The confirmed jackpot winner could not be found.',
  winnerTicket: params<{ ticket: string; name: string }>('Ticket {ticket}, {name}'),
  keepOpen: 'Not now',
  closeConfirm: 'Close raffle',
  closedNow: params<Named>('{name} is closed.'),

  copyTitle: params<Named>('Copy {name}'),
  copyMessage: 'The copy is a draft with the same prizes, packages and settings.',
  copyName: 'Name of the copy',
  copyNameMissing: 'Enter a name.',
  copyNameLong: params<Counted>(
    count({ one: 'Use {number} letter at most.', many: 'Use {number} letters at most.' }),
  ),
  copyOf: params<Named>('{name} (copy)'),
  copyShift: 'Move all dates by',
  copyShiftHint: 'Times of day stay as they are in the raffle’s time zone.',
  copyShiftWrong: params<{ most: string }>('Enter a whole number, {most} days at most.'),
  copyUnit: 'Unit',
  copyDays: 'Days',
  copyWeeks: 'Weeks',
  copyDates: 'Dates of the copy',
  copyCleared: 'Not copied',
  copyClearedLicence: 'Licence number and file',
  copyClearedSales: 'Orders, tickets and sales',
  copyClearedWinners: 'Draws, winners and their certificates',
  copyClearedLink: 'Public link',
  copyConfirm: 'Copy raffle',
  copied: params<Named>('{name} is a draft now.'),
  openCopy: 'Open copy',

  deleteTitle: params<Named>('Delete {name}?'),
  deleteMessage:
    'The draft goes with its prizes, packages and members. It can’t be brought back; the activity log keeps that it was here.',
  deleteConfirm: 'Delete raffle',
  deleteCancel: 'Keep raffle',
  deleted: params<Named>('{name} is deleted.'),

  changedMeanwhile: 'Somebody changed this raffle meanwhile. What you see now is up to date.',

  'lacks-license-number': 'Enter the licence number',
  'lacks-license-file': 'Upload the licence',
  'lacks-start-date': 'Set when sales start',
  'lacks-end-date': 'Set when sales end',
  'lacks-draw-date': 'Set when it is drawn',
  'lacks-draw-location': 'Say where it is drawn',
  'lacks-packages': 'Add a ticket package',
  'lacks-rules': 'Write the rules',
  'lacks-jackpot': 'Set the jackpot or the grand prize',
  'lacks-prizes': 'Add the prizes',
  'lacks-shortlink': 'Choose the public address',
  'lacks-payment-account': 'Connect the payment account',
}

export type RaffleActionTexts = typeof english

/** What can be done with a raffle: its name in menus, its question, what came of it. */
export const raffleActionTexts = defineTexts(
  'raffle-actions',
  english,
  () => import('./action-texts.fr.ts'),
)
