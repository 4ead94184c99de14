/** A raffle as a line of the list's file: every column, amounts exact to the cent. */
import type { CsvCell } from '../format/csv.ts'
import { countries } from '../organizations/organization.ts'
import type { RaffleRow } from './raffle-row.ts'
import { salesEndOf } from './sales-end.ts'
import type { RaffleTexts } from './texts.ts'
import { categoryWord, frequencyWord, statusWord } from './words.ts'

/** @param withGross for those who see a raffle's money */
export function raffleCsvHead(texts: RaffleTexts, withGross: boolean): readonly CsvCell[] {
  return [
    texts.name,
    texts.category,
    texts.status,
    texts.licence,
    texts.starts,
    texts.salesEnd,
    texts.draw,
    texts.timeZone,
    texts.jackpot,
    texts.ticketsSold,
    texts.ticketLimit,
    ...(withGross ? [texts.gross] : []),
    texts.currency,
    texts.frequency,
    texts.province,
  ]
}

/** @param moment an instant in the raffle's zone, as people write it; gross sales stand in rows that tell them */
export function raffleCsvRow(
  row: RaffleRow,
  texts: RaffleTexts,
  moment: (instant: string) => string,
): readonly CsvCell[] {
  const at = (instant: string | null) => (instant ? moment(instant) : '')
  return [
    row.name,
    categoryWord(row.category, texts),
    statusWord(row.status, texts),
    row.licenseNumber ?? '',
    at(row.startDate),
    at(salesEndOf(row)),
    at(row.drawDate),
    row.timeZone,
    { cents: row.actualJackpotCents },
    row.ticketsSold,
    row.ticketLimit ?? '',
    ...(row.grossCents === undefined ? [] : [{ cents: row.grossCents }]),
    countries[row.country].currency,
    frequencyWord(row.frequency, texts),
    row.province,
  ]
}
