import type { Session } from '../session/session.ts'
import { type SeedOrganization, seedOrganizations } from './organizations.ts'
import { seedPeople } from './people.ts'

/** Who draws for an organisation of the demonstration: its own staff first, an RB admin where it has nobody. */
export function seedStaff(organizationId: string): Session[] {
  const organization = Object.values<SeedOrganization>(seedOrganizations).find(
    ({ id }) => id === organizationId,
  )
  if (!organization) return []
  const own = seedPeople.filter(
    ({ roles, organizations }) =>
      organizations.some(key => seedOrganizations[key].id === organizationId) &&
      roles.some(role => role === 'account owner' || role === 'raffle admin'),
  )
  const admins = seedPeople.filter(({ roles }) => roles.includes('RB admin'))
  return [...own, ...admins].map(person => sessionOf(person, organization))
}

/** As if they were signed in. */
function sessionOf(
  { id, name, email, roles }: (typeof seedPeople)[number],
  organization: SeedOrganization,
): Session {
  return {
    id,
    familyId: id,
    expiresAt: new Date(0),
    lastUsedAt: new Date(0),
    user: { id, name, email },
    organization: { id: organization.id, name: organization.name },
    roles,
    needsFactor: false,
    embed: null,
  }
}
