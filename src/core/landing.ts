/** The route guard's table (section 2, "Route guard"): which screen a role opens home on. */
import type { Row } from './screen-row.ts'
import type { Role } from './session/role.ts'
import { hasRole, type SessionUser } from './session/user.ts'

export const landings: readonly { role: Role; screen: string }[] = [
  { role: 'Contact Center Agent', screen: 'orderIntake' },
  { role: 'In Person Sales', screen: 'createOrder' },
  { role: 'Agent Manager', screen: 'users' },
  { role: 'Data Processing', screen: 'orders' },
]

/** The screen that home leads this person to. Where the registry has no row for it yet, they stay on home. */
export function landingOf(
  user: Pick<SessionUser, 'roles'>,
  registry: Readonly<Record<string, Row>>,
): string {
  const landing = landings.find(({ role }) => hasRole(user, role))
  return landing && landing.screen in registry ? landing.screen : 'dashboard'
}
