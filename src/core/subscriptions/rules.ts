/** What may be done with a subscription, and why not: its drawer and the API ask the same function. */
import { type Decision, decisionOf } from '../decision.ts'
import { may } from '../permissions.ts'
import type { Role } from '../session/role.ts'
import type { Subscription } from './subscription.ts'

export const subscriptionActions = [
  'cancel',
  'pause',
  'resume',
  'skip',
  'retry',
  'correct',
  'card-link',
] as const
export type SubscriptionAction = (typeof subscriptionActions)[number]

/** The words of each stand in rule-texts.ts, under the same name. */
export const subscriptionReasonCodes = [
  'role-subscriptions',
  'subscriber-erased',
  'subscription-cancelled',
  'charge-under-way',
  'already-paused',
  'not-paused',
  'already-skipped',
  'not-failing',
  'subscription-failing',
  'customer-no-address',
] as const
export type SubscriptionReasonCode = (typeof subscriptionReasonCodes)[number]

export type SubscriptionFacts = Pick<
  Subscription,
  'status' | 'isCharging' | 'skippedOn' | 'customerErased'
> & {
  customer: Pick<Subscription['customer'], 'email'>
}

/** Whether these roles may do it with the subscription now: what is over, and whoever was erased, is left alone. */
export function decideSubscription(
  action: SubscriptionAction,
  subscription: SubscriptionFacts,
  roles: readonly Role[],
): Decision<SubscriptionReasonCode> {
  if (!may('subscriptions:manage', roles)) return decisionOf([{ code: 'role-subscriptions' }])
  if (subscription.customerErased) return decisionOf([{ code: 'subscriber-erased' }])
  if (subscription.status === 'cancelled') return decisionOf([{ code: 'subscription-cancelled' }])
  return decisionOf(against(action, subscription).map(code => ({ code })))
}

/** A charge under way stops nobody from cancelling: what the bank then says still becomes an order. */
function against(
  action: SubscriptionAction,
  { status, isCharging, skippedOn, customer }: SubscriptionFacts,
): SubscriptionReasonCode[] {
  const charging: SubscriptionReasonCode[] = isCharging ? ['charge-under-way'] : []
  switch (action) {
    case 'cancel':
    case 'correct':
      return []
    case 'pause':
      return status === 'paused' ? ['already-paused'] : charging
    case 'resume':
      return status === 'paused' ? [] : ['not-paused']
    case 'skip':
      if (status === 'paused') return ['already-paused']
      if (status === 'failing') return ['subscription-failing']
      return skippedOn === null ? charging : ['already-skipped']
    case 'retry':
      return status === 'failing' ? charging : ['not-failing']
    case 'card-link':
      return customer.email === null ? ['customer-no-address'] : []
  }
}
