/** The workplace as it was: a start without a network, of the two entry screens alone. */
import { type Organization, OrganizationSchema } from '../organizations/organization.ts'
import type { SessionUser } from '../session/user.ts'
import type { Kept } from './or-kept.ts'
import { readSnapshot } from './snapshot.ts'
import { startsOffline } from './worker-rules.ts'

/** The flags are remembered by their own client, and what is on sale is asked for by the screens. */
export async function keptOrganization(user: SessionUser): Promise<Kept<Organization> | null> {
  if (!startsOffline(location.pathname)) return null
  const kept = await readSnapshot(user.id, 'workplace', OrganizationSchema)
  return kept?.value.id === user.organizationUuid ? kept : null
}
