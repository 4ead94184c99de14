/**
 * Who may open what, from the registry. It guards the route, the menu, and the element itself.
 * Hiding is a courtesy: the API decides by permissions.ts.
 */
import { type FlagState, isOn } from './flag-state.ts'
import type { Organization } from './organizations/organization.ts'
import type { AccessRule } from './screen-row.ts'
import type { Session } from './session/session.ts'
import { userOf } from './session/session.ts'
import { hasRole } from './session/user.ts'

export interface AccessContext {
  session: Session
  organization: Organization | null
  flags: FlagState
  environment: string
}

export type AccessReason =
  | { code: 'not-signed-in' }
  | { code: 'flag-off'; params: { flag: string } }
  | { code: 'role-missing' }
  | { code: 'product-missing'; params: { product: string } }
  | { code: 'environment' }

export type AccessAnswer = { allowed: true } | { allowed: false; reasons: AccessReason[] }

/** Whether the rule lets this person in; all reasons why not. */
export function canOpen(access: AccessRule, context: AccessContext): AccessAnswer {
  if (access === 'public') return { allowed: true }
  const user = userOf(context.session)
  if (!user) return { allowed: false, reasons: [{ code: 'not-signed-in' }] }
  if (access === 'signed-in') return { allowed: true }

  const reasons: AccessReason[] = []
  const isAsked = !access.withoutFlag || !hasRole(user, ...access.withoutFlag)
  if (access.flag && isAsked && !isOn(context.flags, access.flag)) {
    reasons.push({ code: 'flag-off', params: { flag: access.flag } })
  }
  if (access.anyRole && !hasRole(user, ...access.anyRole)) reasons.push({ code: 'role-missing' })
  if (access.product && !context.organization?.enabledProducts.includes(access.product)) {
    reasons.push({ code: 'product-missing', params: { product: access.product } })
  }
  if (access.environments && !access.environments.includes(context.environment)) {
    reasons.push({ code: 'environment' })
  }
  return reasons.length === 0 ? { allowed: true } : { allowed: false, reasons }
}
