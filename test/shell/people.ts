import type { FlagName } from '../../src/core/flag-names.ts'
import type { FlagState } from '../../src/core/flag-state.ts'
import type { Organization } from '../../src/core/organizations/organization.ts'
import type { Role } from '../../src/core/session/role.ts'
import type { SessionUser } from '../../src/core/session/user.ts'

export const organization: Organization = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Tern Cove Hospice Society',
  country: 'CA',
  enabledProducts: ['donations'],
  stripeConnectedAccountId: null,
  logo: null,
}

export function person(role: Role, more: Partial<SessionUser> = {}): SessionUser {
  return {
    id: '22222222-2222-4222-8222-222222222222',
    name: 'Eva Muise',
    email: 'Eva.Muise@example.org',
    organizationName: organization.name,
    organizationUuid: organization.id,
    roles: [role],
    organizations: [],
    ...more,
  }
}

export function flagsOn(...on: FlagName[]): FlagState {
  return { state: 'ready', on: new Set(on) }
}
