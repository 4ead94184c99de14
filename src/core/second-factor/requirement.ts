/** An organization may ask for a second factor of whoever has a role in it. */
import { type Decision, decisionOf } from '../decision.ts'
import type { Role } from '../session/role.ts'

interface Asked {
  /** What the person has in the organization. */
  roles: readonly Role[]
  /** What the organization asks a second factor of. */
  required: readonly string[]
  hasFactor: boolean
}

/**
 * Whether somebody is led to set one up before anything else. Tokens of embedded pages are never asked: the charity's own
 * server has let that person in.
 */
export function isFactorNeeded({ roles, required, hasFactor }: Asked): boolean {
  return !hasFactor && roles.some(role => required.includes(role))
}

/** Whether somebody may remove their own. @param requiredBy the organizations that ask for one, by name */
export function decideFactorRemoval(requiredBy: readonly string[]): Decision<'factor-required'> {
  const organization = requiredBy.join(', ')
  return decisionOf(
    requiredBy.length === 0 ? [] : [{ code: 'factor-required', params: { organization } }],
  )
}
