/** A winner as a line of the list's file. */
import type { CsvCell } from '../../format/csv.ts'
import type { WinnerTexts } from './texts.ts'
import type { Winner } from './winner.ts'

export function winnerCsvHead(texts: WinnerTexts): readonly CsvCell[] {
  return [
    texts.prize,
    texts.category,
    texts.ticket,
    texts.publicName,
    texts.buyer,
    texts.email,
    texts.phone,
    texts.status,
    texts.pickedAt,
    texts.confirmedAt,
    texts.rejectReason,
  ]
}

/** @param moment an instant in the raffle's zone, as people write it */
export function winnerCsvRow(
  winner: Winner,
  texts: WinnerTexts,
  moment: (instant: string) => string,
): readonly CsvCell[] {
  const { buyer, confirmedAt, reason } = winner
  return [
    winner.prizeName,
    texts[`category-${winner.category}`],
    winner.ticketNumber,
    winner.publicName,
    buyer?.name ?? '',
    buyer?.email ?? '',
    buyer?.phone ?? '',
    texts[`status-${winner.status}`],
    moment(winner.pickedAt),
    confirmedAt ? moment(confirmedAt) : '',
    reason ? texts[`reason-${reason}`] : '',
  ]
}
