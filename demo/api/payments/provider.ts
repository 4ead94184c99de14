/** What the product asks of a payment provider, whichever it is. */
import type { RefundFailure } from '../../../src/core/orders/refund.ts'

interface AskedRefund {
  /** The same refund asked for twice is made once. */
  idempotencyKey: string
  amountCents: number
  /** The card's last four digits. */
  cardEnding: string
}

export type RefundAnswer = { state: 'returned' } | { state: 'refused'; failure: RefundFailure }

export interface PaymentProvider {
  /** Gives money back to the card that paid. @throws where nobody knows whether it was done: ask again, by the same key */
  refund(asked: AskedRefund): Promise<RefundAnswer>
}
