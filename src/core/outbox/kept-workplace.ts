/** The workplace as it was: a start without a network, of the two entry screens alone. */
import { type Organization, OrganizationSchema } from '../organizations/organization.ts'
import type { SessionUser } from '../session/user.ts'
import { orKept } from './or-kept.ts'
import { readSnapshot } from './snapshot.ts'

/**
 * The organization as it is answered, or as it is kept. The flags are remembered by their own client, and what is on sale is
 * asked for by the screens.
 *
 * @throws DeskError as asking threw it, where nothing is kept
 * @lazy imported on demand, by load-workplace.ts
 */
export async function orKeptOrganization(
  asked: Promise<Organization>,
  user: SessionUser,
): Promise<Organization> {
  const { value } = await orKept(asked, async () => {
    const kept = await readSnapshot(user.id, 'workplace', OrganizationSchema)
    return kept?.value.id === user.organizationUuid ? kept : null
  })
  return value
}
