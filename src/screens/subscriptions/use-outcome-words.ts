import { shortId } from '../../core/format/short-id.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import type { ChargeOutcome } from '../../core/subscriptions/charge-outcome.ts'
import { subscriptionTexts } from '../../core/subscriptions/texts.ts'
import { useTexts } from '../desk.tsx'

/** What became of a charge: its order, or why there is no money. */
export function useOutcomeWords(): (outcome: ChargeOutcome) => string {
  const texts = useTexts(subscriptionTexts)
  const words = useTexts(orderTexts)
  return ({ result, order }) => {
    if (result === 'charged' && order) return texts.chargedOrder({ order: shortId(order.id) })
    const failure = order?.failureReason
    if (result === 'declined' && failure) {
      const reason = words[`failureReason-${failure}`]
      return failure === 'declined' ? reason : texts.declinedBecause({ reason })
    }
    return texts[`lastResult-${result}`]
  }
}
