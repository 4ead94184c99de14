import { defineTexts } from '../i18n/texts.ts'
import type { BatchReason } from './rules.ts'

const english = {
  'batch-closed': 'This batch is closed: choose an open one, or open another.',
  'batch-full':
    'All envelopes of this batch are entered. If there is another one, correct the batch first.',
  'batch-envelopes-differ':
    'The envelopes entered aren’t as many as declared. Enter what is missing, look for an order that was entered twice, or correct the batch.',
  'batch-cents-differ':
    'The money entered isn’t what was declared. Look for the order that differs, or correct the batch.',
  'batch-day-set':
    'Orders of this batch count as received on this day: it can’t be another any more.',
  'batch-day-to-come': 'This day is still to come.',
  'batch-day-too-old': 'This day is more than two years ago: look at the year.',
  'batch-in-use': 'Orders were entered in this batch: it stays.',
} satisfies Record<BatchReason, string>
export type BatchRuleTexts = typeof english

/** Why a batch of mail stays as it is; each under the code of its reason. */
export const batchRuleTexts = defineTexts(
  'mail-batch-rules',
  english,
  () => import('./rule-texts.fr.ts'),
)
