import type { CustomerDetail } from '../../core/customers/customer-detail.ts'
import type { CustomerReading } from '../../core/customers/customer-view.ts'
import { customerRuleTexts } from '../../core/customers/rule-texts.ts'
import { type CustomerAction, decideCustomer } from '../../core/customers/rules.ts'
import { useTexts } from '../desk.tsx'
import { useRoles } from '../use-roles.ts'

/** What a question about a customer is given. */
export interface CustomerQuestionProps {
  customer: CustomerDetail
  view: CustomerReading
  onClose: () => void
}

/** Why an action can't be done by this person now; undefined where it can. */
export function useCustomerReasons(
  customer: CustomerDetail,
): (action: CustomerAction) => string | undefined {
  const words = useTexts(customerRuleTexts)
  const roles = useRoles()
  return action => {
    const decision = decideCustomer(action, customer, roles)
    return decision.allowed ? undefined : decision.reasons.map(({ code }) => words[code]).join(' ')
  }
}
