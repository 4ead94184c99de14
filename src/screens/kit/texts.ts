import { count, params } from '../../core/i18n/phrases.ts'
import { defineTexts } from '../../core/i18n/texts.ts'

const english = {
  none: 'None',
  retry: 'Retry',
  asOf: params<{ time: string }>('As of {time}. Trying again.'),
  showAll: params<{ number: string }>('Show all {number}'),
  showFewer: 'Show fewer',

  copy: params<{ what: string }>('Copy {what}'),
  copied: 'Copied',
  notCopied: 'Not copied. Select the text and copy it yourself.',

  cancel: 'Cancel',
  cancelling: 'Cancelling…',
  dismiss: 'Dismiss',
  jobWaiting: 'Waiting to start',
  jobCounting: 'Getting ready',
  jobProgress: params<{ done: string; total: string }>('{done} of {total}'),
  perSecond: params<{ rate: string }>('{rate} per second'),
  perMinute: params<{ rate: string }>('{rate} per minute'),
  timeLeft: params<{ time: string }>('about {time} left'),
  lastSeconds: 'a few seconds left',
  jobCancelled: params<{ done: string; total: string }>('Cancelled after {done} of {total}.'),
  jobMilestone: params<{ title: string; percent: string }>('{title}: {percent} done'),
  jobNotSeen: 'Its progress can’t be read right now. The work goes on; trying again.',
  jobFailures: params<{ number: string }>(
    count({ one: '{number} didn’t succeed', many: '{number} didn’t succeed' }),
  ),
  retryThose: params<{ number: string }>(
    count({ one: 'Retry that one', many: 'Retry those {number}' }),
  ),

  stepOf: params<{ number: string; total: string }>('Step {number} of {total}'),
  stepDone: 'Done',
  stepCurrent: 'Current step',
  stepTodo: 'To do',
  stepBlocked: 'Blocked',

  before: 'Before:',
  after: 'After:',
  loadMore: 'Show earlier activity',
  timelineEnd: 'That is everything.',
  yourTime: params<{ time: string }>('{time} your time'),

  qrTooLong: 'This text is too long for a QR code. Shorten it.',
  qrSvg: 'Download SVG',
  qrPng: 'Download PNG',

  reorderItem: params<{ name: string }>('Reorder {name}'),
  moveItem: params<{ name: string }>('Move {name}'),
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveToTop: 'Move to top',
  moveToBottom: 'Move to bottom',
  moveToPosition: 'Move to position…',
  isFirst: 'It is the first already.',
  isLast: 'It is the last already.',
  reorderHelp:
    'Drag it, or press Enter and use the arrow keys; Enter drops it, Escape puts it back.',
  pickedUp: params<{ name: string; position: string; total: string }>(
    '{name}, picked up from position {position} of {total}. Arrow keys move it.',
  ),
  atPosition: params<{ name: string; position: string; total: string }>(
    '{name}, position {position} of {total}',
  ),
  putBack: params<{ name: string; position: string; total: string }>(
    '{name}, put back at position {position} of {total}',
  ),
  moved: params<{ name: string; position: string; total: string }>(
    '{name}, moved to position {position} of {total}',
  ),
  movedBack: params<{ name: string; position: string }>(
    'Not saved: {name} is back at position {position}',
  ),
  orderNotSaved: 'The new order was not saved. The earlier one is back.',
  position: params<{ total: string }>('Position, 1 to {total}'),
  positionInvalid: params<{ total: string }>('Enter a whole number from 1 to {total}.'),
  move: 'Move',
}

export type KitTexts = typeof english

/** The words of the kit's single parts; each family of parts has its own in its folder. */
export const kitTexts = defineTexts('kit', english, () => import('./texts.fr.ts'))
