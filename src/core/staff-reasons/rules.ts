/** When those who run the product say why they change what is another organization's. */
import type { Action } from '../permissions.ts'
import type { Role } from '../session/role.ts'

/** How long a reason holds. */
export const reasonHoldsMs = 3_600_000

interface Writer {
  roles: readonly Role[]
  /** Of an embedded page's token, which is for one role and organization, never for the product's own. */
  embed: object | null
}

/**
 * Whether whoever makes this writing call needs a reason for each organization that they don't belong to: RB admins do, whose
 * role holds in all of them. What is about themselves needs none, nor does giving a reason.
 */
export function needsReason(
  { roles, embed }: Writer,
  action: Action | 'signed-in',
): action is Action {
  if (embed !== null || !roles.includes('RB admin')) return false
  return action !== 'signed-in' && action !== 'staff-reasons:give'
}
