/** Whose the kept things are: a person in an organization, of a session that this browser's tabs share. */
import type { Desk } from '../desk.ts'
import { userOf } from '../session/session.ts'

export interface Place {
  userId: string
  organizationId: string
}

/** Null where nobody works, or on a desk of a host's page: nothing is kept of it. */
export function placeOf({
  session,
  $organization,
}: Pick<Desk, 'session' | '$organization'>): Place | null {
  const user = userOf(session.$session.get())
  const organization = $organization.get()
  if (session.kind !== 'standalone' || !user || !organization) return null
  return { userId: user.id, organizationId: organization.id }
}
