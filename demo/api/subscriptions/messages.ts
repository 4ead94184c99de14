import { type Locale, translated } from '../../../src/core/i18n/texts.ts'
import french from '../../../src/core/subscriptions/rule-texts.fr.ts'
import { subscriptionRuleTexts } from '../../../src/core/subscriptions/rule-texts.ts'
import type { SubscriptionReasonCode } from '../../../src/core/subscriptions/rules.ts'

const { english } = subscriptionRuleTexts
const inFrench = translated(english, french)
const codes = Object.keys(english) as SubscriptionReasonCode[]

/** A rule's refusals, in the very words that the drawer has. */
export const subscriptionMessages = Object.fromEntries(
  codes.map(code => [code, { en: english[code], fr: inFrench[code] }]),
) as Record<SubscriptionReasonCode, Record<Locale, string>>
