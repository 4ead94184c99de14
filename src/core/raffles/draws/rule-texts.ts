import { count, params } from '../../i18n/phrases.ts'
import { defineTexts } from '../../i18n/texts.ts'

type Counted = { number: string }

const english = {
  'not-allowed': 'Your role does not allow this step.',
  'already-locked': 'The list is locked already.',
  'draw-complete': 'The draw is complete.',
  'not-locked': 'The list has to be locked first.',
  'entropy-given': 'Entropy was given: the list can’t be reopened.',
  'already-drawn': 'A ticket was drawn: the list can’t be reopened.',
  'not-for-barrel': 'A barrel draw doesn’t have this step.',
  'barrel-only': 'Only a barrel draw has this step.',
  'receipt-taken': 'A witness has taken the receipt already.',
  'receipt-missing': 'A witness has to take the receipt first.',
  'entropy-missing': 'Entropy has to be given first.',
  'stubs-missing': params<Counted>(
    count({
      one: '{number} ticket in the list has to be printed first: it could not be drawn.',
      many: '{number} tickets in the list have to be printed first: they could not be drawn.',
    }),
  ),
  'entropy-final': 'Entropy was given, and the first entry is final.',
  'redraw-entropy-missing': 'A ticket was rejected: the redraw needs fresh entropy first.',
  'prize-complete': 'Every winner of this prize is picked.',
  'no-failed-batch': 'No batch has stopped.',
  'draw-not-complete': 'The draw is not complete yet.',
  'draw-date-not-reached': 'The draw date has not come yet.',

  'not-picked': 'This ticket was verified already.',
  'not-verified': 'The ticket has to be verified first.',
  'already-confirmed': 'The winner is confirmed.',
  'already-rejected': 'The ticket was rejected.',
  'order-not-active': 'Its order isn’t paid any more. Reject the ticket.',
  'checks-missing': params<Counted>(
    count({
      one: '{number} check is still to be ticked.',
      many: '{number} checks are still to be ticked.',
    }),
  ),
  'flag-reason-missing':
    'Something speaks against this buyer. Say why the ticket wins all the same.',
  'same-person': 'You confirmed it first: another person has to confirm it now.',
  'sign-in-needed':
    'Two people confirm winners here, each signed in to the dashboard: this page can’t confirm for them.',
  'no-message': 'There is no message.',
  'message-decided': 'The message was sent or discarded already.',
}

export type DrawRuleTexts = typeof english

/** Why a step of a draw, or of a picked ticket, can't be taken; each under the code of its reason. */
export const drawRuleTexts = defineTexts('draw-rules', english, () => import('./rule-texts.fr.ts'))
