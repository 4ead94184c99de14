import type { Subscription } from '../../core/subscriptions/subscription.ts'

/** What every question about a subscription is given. */
export interface SubscriptionQuestionProps {
  subscription: Subscription
  /** Something was written, or may have been. */
  onChanged: () => void
  onClose: () => void
}
