import type { Raffle } from './raffle.ts'

/** When sales end, or did: staff may have ended them before their date. UTC; null: no end is set. */
export function salesEndOf({
  endedAt,
  endDate,
}: Pick<Raffle, 'endedAt' | 'endDate'>): string | null {
  return endedAt ?? endDate
}
