/** What may be done with a customer, and why not: the page and the API ask the same function (docs/domain.md, section 1). */
import { type Decision, decisionOf } from '../decision.ts'
import { type Action, may } from '../permissions.ts'
import type { Role } from '../session/role.ts'
import type { CustomerDetail } from './customer-detail.ts'

export type CustomerAction = 'change' | 'note' | 'tag' | 'merge' | 'export' | 'erase'

/** The words of each stand in rule-texts.ts, under the same name. */
export const customerReasonCodes = [
  'role-customers',
  'role-customer-data',
  'customer-erased',
  'merge-itself',
  'merge-erased',
  'draw-ahead',
  'money-owed',
  'win-open',
] as const
export type CustomerReasonCode = (typeof customerReasonCodes)[number]

export interface CustomerFacts extends Pick<CustomerDetail, 'erasureHindrances'> {
  erasedAt: string | Date | null
}

const needs: Readonly<Record<CustomerAction, Action>> = {
  change: 'customers:edit',
  note: 'customers:edit',
  tag: 'customers:edit',
  merge: 'customers:merge',
  export: 'customers:merge',
  erase: 'customers:merge',
}

/** Whether these roles may do it now. What was erased is left alone; who is still to be drawn isn't erased. */
export function decideCustomer(
  action: CustomerAction,
  { erasedAt, erasureHindrances }: CustomerFacts,
  roles: readonly Role[],
): Decision<CustomerReasonCode> {
  const permission = needs[action]
  if (!may(permission, roles)) {
    const code = permission === 'customers:edit' ? 'role-customers' : 'role-customer-data'
    return decisionOf<CustomerReasonCode>([{ code }])
  }
  if (erasedAt !== null && action !== 'export')
    return decisionOf<CustomerReasonCode>([{ code: 'customer-erased' }])
  const against = action === 'erase' ? erasureHindrances : []
  return decisionOf<CustomerReasonCode>(against.map(code => ({ code })))
}

interface Side extends Pick<CustomerFacts, 'erasedAt'> {
  id: string
}

/** Whether two customers of one organization may become one. */
export function decideMerge(kept: Side, merged: Side): Decision<CustomerReasonCode> {
  if (kept.id === merged.id) return decisionOf<CustomerReasonCode>([{ code: 'merge-itself' }])
  const isErased = kept.erasedAt !== null || merged.erasedAt !== null
  return decisionOf<CustomerReasonCode>(isErased ? [{ code: 'merge-erased' }] : [])
}
