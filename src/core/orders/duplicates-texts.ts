import { count, params } from '../i18n/phrases.ts'
import { defineTexts } from '../i18n/texts.ts'

const english = {
  title: 'Orders that may be duplicates',
  hint: 'The same buyer, by email or phone, took the same package of the same raffle within ten minutes. Tick what was bought twice. One order of each group stays unless you tick it too.',
  loading: 'Looking for duplicates',
  none: 'No order looks like a duplicate here.',
  noneHint:
    'Only the orders that the list’s filters let through were looked at, with what they are retries of.',
  more: params<{ number: string }>(
    'The newest {number} were looked at. Narrow the list down by days or a raffle to see others.',
  ),
  orderAt: params<{ order: string; moment: string }>('{order}, {moment}'),
  orderOf: params<{ buyer: string; amount: string; tickets: string }>(
    '{buyer}, {amount}, tickets {tickets}',
  ),
  unpaidOf: params<{ buyer: string; amount: string }>('{buyer}, {amount}, not paid yet'),
  mailed: 'already mailed',
  open: params<{ order: string }>('Open order {order}'),
  areNone: 'These are not duplicates',
  areApart: params<{ number: string }>(
    'Kept as {number} separate purchases. They are not suspected again.',
  ),
  undo: 'Undo',
  close: 'Close',
  voidThose: params<{ number: string }>(
    count({ one: 'Void {number} order', many: 'Void {number} orders' }),
  ),
  noneTicked: 'Tick the orders that were bought twice.',
  comment: 'Bought twice',
}
export type DuplicatesTexts = typeof english

/** The drawer with orders that were probably sent twice. */
export const duplicatesTexts = defineTexts(
  'order-duplicates',
  english,
  () => import('./duplicates-texts.fr.ts'),
)
