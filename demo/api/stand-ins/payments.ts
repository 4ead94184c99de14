/**
 * Stands in for a payment provider: no money moves, and what a card's last four digits say is its only memory, so that the
 * same question has the same answer. Refunds: 0002 is closed, 0341 is refused. Charges: as below.
 */
import type { RefundFailure } from '../../../src/core/orders/refund.ts'
import type { ChargeAnswer, PaymentProvider } from '../payments/provider.ts'

const refusals: Readonly<Record<string, RefundFailure>> = {
  '0002': 'card-closed',
  '0341': 'refused',
}

const declined: Readonly<Record<string, Extract<ChargeAnswer, { failure: unknown }>['failure']>> = {
  '0002': 'declined',
  '0069': 'expired',
  '0119': 'timeout',
  '0127': 'cvc',
}

export const paymentStandIn: PaymentProvider = {
  async refund({ cardEnding }) {
    const failure = refusals[cardEnding]
    return failure ? { state: 'refused', failure } : { state: 'returned' }
  },
  async charge({ cardEnding }) {
    const failure = declined[cardEnding]
    return failure ? { state: 'declined', failure } : { state: 'charged' }
  },
  // Nobody answers there: an address of that kind is reserved for examples.
  cardUrl: subscriptionId => `https://cards.example/subscriptions/${subscriptionId}`,
}
