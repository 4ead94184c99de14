/** Who may do what with whom: the screen and the API ask the same functions (docs/domain.md, section 1). */
import { type Decision, decisionOf } from '../decision.ts'
import { reachOf } from '../permissions.ts'
import { organizationRoles, productRoles, type Role } from '../session/role.ts'
import type { User } from './user.ts'

/** The words of each stand in rule-texts.ts, under the same name. */
export const userReasonCodes = [
  'role-users',
  'role-not-agents',
  'role-of-product',
  'role-not-yours',
  'role-own',
  'role-own-access',
  'last-owner',
  'role-factor',
  'role-own-factor',
  'role-factor-elsewhere',
  'no-factor',
] as const
export type UserReasonCode = (typeof userReasonCodes)[number]

/** Those who sell, and are managed by an agent manager. */
export const agentRoles = ['Contact Center Agent', 'In Person Sales'] as const satisfies Role[]

/** Who asks. */
export interface Manager {
  id: string
  roles: readonly Role[]
}

export type UserFacts = Pick<User, 'id' | 'roles' | 'state' | 'lastOwner'>

const isOneOf = (some: readonly Role[]) => (role: Role) => some.includes(role)

/** Somebody who sells and does nothing else. */
export function isAgent({ roles }: Pick<User, 'roles'>): boolean {
  return roles.length > 0 && roles.every(isOneOf(agentRoles))
}

/** The roles that somebody may give and take: none of more than they have themselves. */
export function grantableRoles(by: readonly Role[]): readonly Role[] {
  switch (reachOf('users:manage', by)) {
    case 'all':
      return [...productRoles, ...organizationRoles]
    case 'org':
      return organizationRoles
    case 'agents':
      return agentRoles
    default:
      return []
  }
}

/** Why they may not touch this person at all. */
function against(by: Manager, user: UserFacts): UserReasonCode | null {
  const reach = reachOf('users:manage', by.roles)
  if (reach === null || reach === 'own') return 'role-users'
  if (reach === 'agents' && !isAgent(user)) return 'role-not-agents'
  if (reach !== 'all' && user.roles.some(isOneOf(productRoles))) return 'role-of-product'
  return null
}

/** Whether these roles may become theirs. Nobody changes their own; nobody gives or takes what they may not. */
export function decideRoles(
  by: Manager,
  user: UserFacts,
  roles: readonly Role[],
): Decision<UserReasonCode> {
  const code = against(by, user)
  if (code !== null) return decisionOf([{ code }])
  if (by.id === user.id) return decisionOf<UserReasonCode>([{ code: 'role-own' }])
  const isTheirs = isOneOf(grantableRoles(by.roles))
  const moved = [
    ...roles.filter(role => !user.roles.includes(role)),
    ...user.roles.filter(role => !roles.includes(role)),
  ]
  if (!moved.every(isTheirs)) return decisionOf<UserReasonCode>([{ code: 'role-not-yours' }])
  return decisionOf<UserReasonCode>(
    user.lastOwner && !roles.includes('account owner') ? [{ code: 'last-owner' }] : [],
  )
}

/** Whether their second factor may be taken away: by an account owner where they belong first, or by the product. */
export function decideFactorReset(
  by: Manager,
  user: UserFacts & Pick<User, 'secondFactor'>,
): Decision<UserReasonCode> {
  const reach = reachOf('users:manage', by.roles)
  const code = against(by, user) ?? (reach === 'agents' ? 'role-factor' : null)
  if (code !== null) return decisionOf([{ code }])
  if (by.id === user.id) return decisionOf<UserReasonCode>([{ code: 'role-own-factor' }])
  if (user.secondFactor === 'elsewhere' && reach !== 'all')
    return decisionOf<UserReasonCode>([{ code: 'role-factor-elsewhere' }])
  const hasNone = user.secondFactor === 'off' || user.secondFactor === 'needed'
  return decisionOf<UserReasonCode>(hasNone ? [{ code: 'no-factor' }] : [])
}

/** Whether they may be kept out of the organization, or let back in. */
export function decideState(
  by: Manager,
  user: UserFacts,
  state: User['state'],
): Decision<UserReasonCode> {
  const code = against(by, user)
  if (code !== null) return decisionOf([{ code }])
  if (by.id === user.id) return decisionOf<UserReasonCode>([{ code: 'role-own-access' }])
  return decisionOf<UserReasonCode>(
    state === 'suspended' && user.lastOwner ? [{ code: 'last-owner' }] : [],
  )
}
