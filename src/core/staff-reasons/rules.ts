/** When those who run the product say why they change what is another organization's. */
import { type Action, isOfProduct } from '../permissions.ts'
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
 * role holds in all of them. What is about themselves needs none, nor does the product's own work, which nobody of an
 * organization may do (its Admin section, activating a raffle): that stands in the organization's log by itself.
 */
export function needsReason(
  { roles, embed }: Writer,
  action: Action | 'signed-in',
): action is Action {
  if (embed !== null || !roles.includes('RB admin')) return false
  return action !== 'signed-in' && !isOfProduct(action)
}
