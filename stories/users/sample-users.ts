import type { Invitation } from '../../src/core/users/invitation.ts'
import type { User } from '../../src/core/users/user.ts'
import { personIn, ternCove } from '../support/fixtures.ts'

const user = (number: number, more: Partial<User> & Pick<User, 'name' | 'roles'>): User => ({
  id: `00000000-0000-4000-8000-00000000${8000 + number}`,
  organizationId: ternCove.id,
  email: `${number}@example.org`,
  state: 'active',
  lastSeenAt: '2025-05-14T12:10:00Z',
  joinedAt: '2024-02-01T15:00:00Z',
  language: 'en',
  lastOwner: false,
  secondFactor: 'off',
  version: 3,
  ...more,
})

export const seller = user(1, {
  name: 'Joel Paul',
  email: 'joel.paul@example.org',
  roles: ['In Person Sales'],
})
/** The one who looks, in most stories. */
export const owner = user(2, {
  id: personIn(ternCove, 'account owner').id,
  name: 'Eva Muise',
  email: 'eva.muise@example.org',
  roles: ['account owner'],
  lastOwner: true,
})
export const manager = user(3, {
  name: 'Zoé Bérubé-Lemieux',
  email: 'zoe.berube-lemieux@example.org',
  roles: ['raffle admin', 'Agent Manager'],
  language: 'fr',
  secondFactor: 'on',
  lastSeenAt: null,
})
export const suspendedSeller = user(4, {
  name: 'Priya Raghunathan',
  email: 'priya.raghunathan@example.org',
  roles: ['Contact Center Agent', 'In Person Sales'],
  state: 'suspended',
})
export const ofProduct = user(5, {
  name: 'Rosalind Achterberg',
  email: 'rosalind.achterberg@example.org',
  roles: ['RB admin'],
})

const invitation = (number: number, more: Pick<Invitation, 'name' | 'roles' | 'state'>) => ({
  id: `00000000-0000-4000-8000-00000000${8100 + number}`,
  email: `invited-${number}@example.org`,
  sentAt: '2025-05-08T12:10:00Z',
  expiresAt: '2025-05-15T12:10:00Z',
  invitedBy: 'Eva Muise',
  ...more,
})

export const sampleInvitations: readonly Invitation[] = [
  invitation(1, { name: 'Hugo Sandvik', roles: ['In Person Sales'], state: 'invited' }),
  invitation(2, {
    name: 'Marie-Ève Desrochers-Thibodeau',
    roles: ['raffle admin', 'Data Processing'],
    state: 'expired',
  }),
]

export const sampleUsers: readonly User[] = [owner, seller, suspendedSeller, ofProduct, manager]
