import type { FieldNames } from '../raffles/field-names.ts'
import type { FieldTexts } from './field-texts.ts'

/** What fields are called: a raffle's as its form names them, and the log's own. */
export type FieldLabels = FieldTexts & FieldNames

/** Columns whose names aren't the API's. */
const aliases: Readonly<Record<string, keyof FieldLabels>> = {
  startAt: 'startDate',
  endAt: 'endDate',
  drawAt: 'drawDate',
  jackpotPercent: 'fractionalJackpotPercent',
  maxJackpotCents: 'maxJackpot',
  // Of entries from when it had a name of its own.
  declaredJackpotCents: 'actualJackpotCents',
}

/** A field's label; one that nobody named is shown as it is. */
export function fieldLabel(field: string, texts: FieldLabels): string {
  const labels = new Map(Object.entries(texts))
  return labels.get(aliases[field] ?? field) ?? field
}
