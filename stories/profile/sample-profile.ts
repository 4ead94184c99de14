import type { Passkey } from '../../src/core/passkeys/passkey.ts'
import type { OwnSession, Profile } from '../../src/core/profile/profile.ts'

const id = (number: number) => `00000000-0000-4000-8000-0000000${7000 + number}00`.slice(0, 36)

export const sampleProfile: Profile = {
  id: '00000000-0000-4000-8000-000000000901',
  name: 'Eva Muise',
  email: 'eva.muise@example.org',
  language: 'auto',
  theme: 'auto',
  mailLanguage: 'en',
  lockMails: true,
  isOwner: true,
  secondFactor: false,
  recoveryCodesLeft: 0,
  secondFactorRequiredBy: [],
  version: 3,
}

export const samplePasskeys: Passkey[] = [
  {
    id: id(11),
    name: 'Till laptop',
    createdAt: '2025-05-02T11:02:00.000Z',
    lastUsedAt: '2025-05-20T15:01:00.000Z',
  },
  { id: id(12), name: 'Phone', createdAt: '2025-05-19T22:40:00.000Z', lastUsedAt: null },
]

export const sampleSessions: readonly OwnSession[] = [
  {
    id: id(1),
    browser: 'Firefox',
    system: 'Windows',
    organizationName: 'Tern Cove Hospice Society',
    startedAt: '2025-05-20T11:02:00.000Z',
    lastUsedAt: '2025-05-20T15:01:00.000Z',
    isThis: true,
  },
  {
    id: id(2),
    browser: 'Safari',
    system: 'iPhone',
    organizationName:
      'Fondation de l’Aile-du-Nord pour l’hébergement et l’accompagnement des familles éloignées',
    startedAt: '2025-05-19T22:40:00.000Z',
    lastUsedAt: '2025-05-20T06:12:00.000Z',
    isThis: false,
  },
  {
    id: id(3),
    browser: null,
    system: null,
    organizationName: 'Tern Cove Hospice Society',
    startedAt: '2025-05-20T08:00:00.000Z',
    lastUsedAt: '2025-05-20T08:05:00.000Z',
    isThis: false,
  },
]
