import type { PurchaseRuleTexts } from '../../core/order-entry/rule-texts.ts'
import type { OrderEntryTexts } from '../../core/order-entry/texts.ts'
import type { OutboxTexts } from '../../core/outbox/texts.ts'
import type { Messages } from '../kit/forms/form.ts'

/** What the form finds by itself, in words; what the server alone knows carries its own. */
export function entryMessages(
  texts: OrderEntryTexts,
  rules: PurchaseRuleTexts,
  { cardOffline }: Pick<OutboxTexts, 'cardOffline'>,
): Messages {
  return {
    ...rules,
    'card-offline': cardOffline,
    'no-tickets': texts['no-tickets'],
    'not-on-sale': texts['not-on-sale'],
    // In the one line that a field of three has.
    'contact-missing': texts.contact,
    'age-not-confirmed': texts['of-age'],
    'postal-code-missing': texts.postalCode,
  }
}
