import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

type Slip = { slip: string }

const english = {
  batch: 'Batch of mail',
  noBatch: 'No batch',
  chooseBatch: 'Choose a batch, or none',
  noneOpen: 'No batch is open',
  gone: 'This batch isn’t open any more. Choose another one, or none.',
  noneChosen: 'None is chosen: this envelope is entered by itself, in no batch.',
  choice: params<{ slip: string; day: string; entered: string; envelopes: string }>(
    '{slip}, received {day}: {entered} of {envelopes}',
  ),
  open: 'Open a batch',
  correct: 'Correct',
  close: 'Close batch',
  remove: 'Remove',
  retry: 'Retry',
  failed: 'The batches of mail can’t be shown.',
  envelopesEntered: params<{ entered: string; envelopes: string }>(
    count({
      one: '{entered} of {envelopes} envelope',
      many: '{entered} of {envelopes} envelopes',
    }),
  ),
  centsEntered: params<{ entered: string; control: string }>('{entered} of {control}'),
  balanced: 'It balances: close it.',
  envelopesFewer: params<{ number: string }>(
    count({
      one: '{number} envelope fewer than counted',
      many: '{number} envelopes fewer than counted',
    }),
  ),
  envelopesMore: params<{ number: string }>(
    count({
      one: '{number} envelope more than counted',
      many: '{number} envelopes more than counted',
    }),
  ),
  centsLess: params<{ amount: string }>('{amount} less than the control total'),
  centsMore: params<{ amount: string }>('{amount} more than the control total'),

  openTitle: 'Open a batch of mail',
  openHint: 'Count the envelopes and add up their money before you enter the first one.',
  correctTitle: params<Slip>('Correct batch {slip}'),
  correctHint: 'Declare what was deposited. Orders that were entered stay as they are.',
  depositId: 'Deposit slip',
  receivedOn: 'Received on',
  receivedOnHint: 'All orders of the batch count as bought on this day.',
  envelopes: 'Envelopes',
  controlCents: 'Control total',
  controlCentsHint: 'What all envelopes hold together.',
  save: 'Save',
  opened: params<Slip>('Batch {slip} is open.'),
  saved: params<Slip>('Batch {slip} was corrected.'),

  closeTitle: params<Slip>('Close batch {slip}?'),
  closeMessage:
    'Envelopes and money are what was declared. Nothing more can be entered in it, and it can’t be opened again.',
  keepOpen: 'Keep it open',
  closed: params<Slip>('Batch {slip} is closed.'),
  removeTitle: params<Slip>('Remove batch {slip}?'),
  removeMessage: 'Nothing was entered in it.',
  keep: 'Keep it',
  removed: params<Slip>('Batch {slip} was removed.'),
}
export type MailBatchTexts = typeof english

/** Batches of mail: chosen, opened, corrected and closed. */
export const mailBatchTexts = defineTexts('mail-batches', english, () => import('./texts.fr.ts'))
