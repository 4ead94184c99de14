import { type Jackpot, jackpotOf } from '../raffles/jackpot.ts'
import type { OrderDetail } from './order-detail.ts'

export interface PotChange {
  nowCents: number
  afterCents: number
  /** What decides it afterwards: a guarantee or a maximum may keep it as it is. */
  by: Jackpot['by']
}

/**
 * The raffle's pot as it stands, and as it would with so much more sold, or less where it is below zero; null where no
 * sales make one, or the reader isn't told.
 */
export function potWith(
  { potTerms }: Pick<OrderDetail, 'potTerms'>,
  moreCents: number,
): PotChange | null {
  if (potTerms === null || potTerms.percent === null) return null
  const salesCents = potTerms.salesCents + moreCents
  const after = jackpotOf({ ...potTerms, salesCents })
  return {
    nowCents: jackpotOf(potTerms).amountCents,
    afterCents: after.amountCents,
    by: after.by,
  }
}

/** The same where an order that stands were void, or a void one stood. */
export function potWithout(
  order: Pick<
    OrderDetail,
    'potTerms' | 'status' | 'ticketsCents' | 'voidedCents' | 'firstTicketNumber'
  >,
): PotChange | null {
  if (order.firstTicketNumber === null) return null
  const soldCents = order.ticketsCents - order.voidedCents
  const more = { ACTIVE: -soldCents, VOID: soldCents, PENDING: 0, FAILED: 0 }[order.status]
  return potWith(order, more)
}

/** Which words say that a pot stays as it is, by what keeps it. */
export function stayingBy(by: PotChange['by']) {
  if (by === 'guarantee') return 'potStaysGuaranteed'
  return by === 'maximum' ? 'potStaysAtMost' : 'potStays'
}
