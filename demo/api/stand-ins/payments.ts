/** Stands in for a payment provider: no money moves. Cards that end in 0002 are closed, those in 0341 are refused. */
import type { RefundFailure } from '../../../src/core/orders/refund.ts'
import type { PaymentProvider } from '../payments/provider.ts'

const refusals: Readonly<Record<string, RefundFailure>> = {
  '0002': 'card-closed',
  '0341': 'refused',
}

export const paymentStandIn: PaymentProvider = {
  async refund({ cardEnding }) {
    const failure = refusals[cardEnding]
    return failure ? { state: 'refused', failure } : { state: 'returned' }
  },
}
