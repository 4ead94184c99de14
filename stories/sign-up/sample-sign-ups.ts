import type { SignUp } from '../../src/core/sign-up/waiting.ts'

const id = (number: number) => `51600000-0000-4000-8000-00000000000${number}`

/** One that may be here already, one that was sent back. */
export const sampleSignUps: readonly SignUp[] = [
  {
    id: id(1),
    version: 1,
    state: 'waiting',
    organizationName: 'Gull Rock Animal Rescue',
    country: 'CA',
    province: 'NS',
    charityNumber: '118800000RR0001',
    language: 'en',
    timeZone: 'America/Halifax',
    name: 'Eva Muise',
    email: 'eva.muise@example.org',
    createdAt: '2025-05-12T14:00:00Z',
    verifiedAt: '2025-05-12T14:20:00Z',
    reason: null,
    before: { charityNumber: '999990021RR0001' },
    ownerSuspended: true,
    alike: [
      {
        id: id(8),
        name: 'Gull Rock Animal Rescue Society',
        waiting: false,
        by: ['charity-number'],
      },
      { id: id(9), name: 'Gull Rock Animal Rescue', waiting: true, by: ['name'] },
    ],
  },
  {
    id: id(2),
    version: 2,
    state: 'returned',
    organizationName: 'Prairie Lamplighters',
    country: 'US',
    province: 'ND',
    charityNumber: '123456789',
    language: 'en',
    timeZone: 'America/Chicago',
    name: 'Nadia Okafor',
    email: 'nadia.okafor@example.org',
    createdAt: '2025-05-13T09:00:00Z',
    verifiedAt: '2025-05-13T09:05:00Z',
    reason: 'The EIN is that of another charity.',
    before: null,
    ownerSuspended: false,
    alike: [],
  },
]
