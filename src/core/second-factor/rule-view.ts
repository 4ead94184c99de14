/** What an organization asks a second factor of, on a desk. */
import { recordViews } from '../record-view.ts'
import { type FactorRule, factorRuleCalls } from './rule-calls.ts'

export const factorRuleOf = recordViews<FactorRule>({
  read: ({ http }, id, signal) => http.ask(factorRuleCalls.get, { params: { id } }, { signal }),
  isOver: () => false,
})
