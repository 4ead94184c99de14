import type { Receipt } from '../../core/order-entry/purchase.ts'
import type { OrderEntryTexts } from '../../core/order-entry/texts.ts'

type Numbered = Pick<Receipt['orders'][number], 'firstTicketNumber' | 'lastTicketNumber'>

/** An order's tickets, by the first and the last of them; empty where it has none. */
export function numbersOf(
  { firstTicketNumber: first, lastTicketNumber: last }: Numbered,
  texts: OrderEntryTexts,
): string {
  if (first === null || last === null) return ''
  return first === last
    ? String(first)
    : texts.numbers({ first: String(first), last: String(last) })
}
