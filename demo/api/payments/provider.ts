/** What the product asks of a payment provider, whichever it is. */
import type { failureReasons } from '../../../src/core/orders/order.ts'
import type { RefundFailure } from '../../../src/core/orders/refund.ts'

interface Asked {
  /** The same thing asked for twice is done once, and answered alike. */
  idempotencyKey: string
  amountCents: number
  /** The card's last four digits. */
  cardEnding: string
}

export type RefundAnswer = { state: 'returned' } | { state: 'refused'; failure: RefundFailure }
export type ChargeAnswer =
  | { state: 'charged' }
  | { state: 'declined'; failure: (typeof failureReasons)[number] }

export interface PaymentProvider {
  /** Gives money back to the card that paid. @throws where nobody knows whether it was done: ask again, by the same key */
  refund(asked: Asked): Promise<RefundAnswer>
  /** Takes money from a card that it knows. @throws where nobody knows whether it was done: ask again, by the same key */
  charge(asked: Asked): Promise<ChargeAnswer>
  /** Its page on which a customer gives it another card for a subscription. */
  cardUrl(subscriptionId: string): string
}
