import { type EmbedKey, embedKeyCalls } from '../../src/core/embed-keys/embed-key.ts'
import {
  type OrganizationRecord,
  organizationRecordCalls,
} from '../../src/core/organizations/organization-record.ts'
import { usualFees } from '../../src/core/raffles/fees.ts'
import { factorRuleCalls } from '../../src/core/second-factor/rule-calls.ts'
import type { Role } from '../../src/core/session/role.ts'
import { sampleRule } from '../second-factor/sample-rule.ts'
import { type Answers, answerTo, refusal } from '../support/fake-api.ts'
import { type ElementStory, elementMeta, onDesk, usual } from '../support/story.tsx'

const meta = { ...elementMeta('adminOrganization') }
export default meta

const { get } = organizationRecordCalls

export const sampleRecord: OrganizationRecord = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 3,
  name: 'Tern Cove Hospice Society',
  country: 'CA',
  province: 'NS',
  charityNumber: '999990001RR0001',
  language: 'en',
  timeZone: 'America/Halifax',
  confirmedByTwo: true,
  donations: true,
  goldrush: false,
  homeLottery: false,
  subscriptions: true,
  suspended: false,
  suspendedAt: null,
  suspendedReason: null,
  ...usualFees,
  keepsBuyers: 84,
  keepsEmails: 24,
  keepsRecordings: null,
  retention: {
    beganAt: '2026-01-11T06:00:12Z',
    endedAt: '2026-01-11T06:00:31Z',
    buyers: 12,
    emails: 1_204,
    recordings: 0,
    failing: false,
  },
  logo: null,
  createdAt: '2023-05-30T12:00:00Z',
  people: 9,
  raffles: 12,
  openRaffles: 3,
  orders: 14_208,
}

export const sampleKey: EmbedKey = {
  id: '00000000-0000-4000-8000-0000000000e1',
  name: 'Intranet',
  roles: ['account owner', 'raffle admin'],
  origins: ['https://intranet.terncove.example'],
  createdAt: '2025-03-02T14:05:00Z',
  lastUsedAt: '2026-01-11T14:20:00Z',
}
const twoKeys: readonly EmbedKey[] = [
  sampleKey,
  {
    ...sampleKey,
    id: '00000000-0000-4000-8000-0000000000e2',
    name: 'Intranet, from February on',
    roles: ['account owner'],
    origins: [],
    createdAt: '2026-01-10T09:00:00Z',
    lastUsedAt: null,
  },
]

/** Signed in to us, as one who runs the product. */
const as = (role: Role, answers: Answers): ElementStory => ({
  args: { 'organization-id': sampleRecord.id },
  ...onDesk({
    kind: 'standalone',
    person: person => ({ ...person, roles: [role] }),
    answers: [answerTo(factorRuleCalls.get, sampleRule), ...answers],
  }),
})
const showing = (
  record: OrganizationRecord,
  { role = 'RB admin', keys = [sampleKey] }: { role?: Role; keys?: readonly EmbedKey[] } = {},
) => as(role, [answerTo(get, record), answerTo(embedKeyCalls.list, keys)])

export const Organization: ElementStory = usual(showing(sampleRecord))
export const Suspended: ElementStory = showing({
  ...sampleRecord,
  suspended: true,
  suspendedAt: '2026-01-11T15:20:00Z',
  suspendedReason: 'Its licence ran out on January 10.',
})
/** Nothing hangs on it: it may be removed. */
export const New: ElementStory = showing(
  {
    ...sampleRecord,
    donations: false,
    subscriptions: false,
    people: 1,
    raffles: 0,
    openRaffles: 0,
    orders: 0,
  },
  { keys: [] },
)
/** As many as there may be: the next one needs the room of one that is revoked. */
export const TwoKeys: ElementStory = showing(sampleRecord, { keys: twoKeys })
/** They read, and change nothing. */
export const AsFinance: ElementStory = showing(sampleRecord, { role: 'RB finance' })
export const Gone: ElementStory = as('RB admin', [answerTo(get, refusal(404, 'not-found', ''))])
export const NoneChosen: ElementStory = { ...as('RB admin', []), args: {} }
export const Loading: ElementStory = as('RB admin', [answerTo(get, 'never')])
export const Failed: ElementStory = as('RB admin', [
  answerTo(get, refusal(500, 'unexpected', 'The organizations are being counted.')),
])
