import { defineTexts } from '../i18n/texts.ts'
import type { SubscriptionReasonCode } from './rules.ts'

const english = {
  'role-subscriptions': 'Your role does not allow managing subscriptions.',
  'subscriber-erased': 'This customer’s data was erased.',
  'subscription-cancelled': 'This subscription is cancelled.',
  'charge-under-way': 'A charge is under way. Try again once the bank has answered.',
  'already-paused': 'This subscription is paused.',
  'not-paused': 'This subscription is not paused.',
  'already-skipped':
    'The next charge is skipped already. To let more pass, pause the subscription.',
  'not-failing': 'No charge of this subscription is failing.',
  'subscription-failing': 'Its last charge failed: nothing is due to be skipped.',
  'customer-no-address': 'This customer has no email address.',
} satisfies Record<SubscriptionReasonCode, string>
export type SubscriptionRuleTexts = typeof english

/** Why something can't be done with a subscription; each under the code of its reason. */
export const subscriptionRuleTexts = defineTexts(
  'subscription-rules',
  english,
  () => import('./rule-texts.fr.ts'),
)
