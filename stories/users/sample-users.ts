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

export const sampleUsers: readonly User[] = [owner, seller, suspendedSeller, ofProduct, manager]
