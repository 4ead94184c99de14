import french from '../../../src/core/customers/rule-texts.fr.ts'
import { customerRuleTexts } from '../../../src/core/customers/rule-texts.ts'
import type { CustomerReasonCode } from '../../../src/core/customers/rules.ts'
import { type Locale, translated } from '../../../src/core/i18n/texts.ts'

const { english } = customerRuleTexts
const inFrench = translated(english, french)
const codes = Object.keys(english) as CustomerReasonCode[]

/** A rule's refusals, in the very words that the customer's page has. */
const ruleMessages = Object.fromEntries(
  codes.map(code => [code, { en: english[code], fr: inFrench[code] }]),
) as Record<CustomerReasonCode, Record<Locale, string>>

/** What the API says when it refuses a customer. */
export const customerMessages = {
  ...ruleMessages,
  'customer-province': {
    en: 'This is no province or state of the organization’s country.',
    fr: 'Ce n’est pas une province ou un État du pays de l’organisme.',
  },
  'customer-postal-code': {
    en: 'The postal code must be from within the province.',
    fr: 'Le code postal doit être celui d’un lieu de la province.',
  },
} as const satisfies Record<string, Record<Locale, string>>
