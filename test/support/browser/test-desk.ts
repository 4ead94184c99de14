import { atom } from 'nanostores'
import { resolveConfig } from '../../../src/core/config.ts'
import { createDesk, type Desk } from '../../../src/core/desk.ts'
import { type FlagName, flagNames } from '../../../src/core/flag-names.ts'
import { godMode } from '../../../src/core/flag-state.ts'
import type { Locale } from '../../../src/core/i18n/texts.ts'
import type { Organization } from '../../../src/core/organizations/organization.ts'
import type { Role } from '../../../src/core/session/role.ts'
import type { Session, SessionStore } from '../../../src/core/session/session.ts'
import type { SessionUser } from '../../../src/core/session/user.ts'
import { paths } from '../../../stories/support/paths.ts'
import { type FakeApi, fakeApi } from './fake-api.ts'

export const testOrganization: Organization = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Tern Cove Hospice Society',
  country: 'CA',
  enabledProducts: ['donations'],
  stripeConnectedAccountId: 'acct_test',
  logo: null,
}

const kpi = {
  salesAllTimeCents: 240_000_000,
  salesThisYearCents: 190_000_000,
  salesLastMonthCents: 31_248_000,
  salesLastWeekCents: 12_136_550,
  salesThisMonthCents: 28_711_500,
  salesThisWeekCents: 9_824_000,
  salesTodayCents: 0,
  salesYesterdayCents: 1_247_500,
}

interface Options {
  roles?: Role[]
  flagsOff?: FlagName[]
  locale?: Locale
  organization?: Partial<Organization>
  /** Between two polls of the flags; none without it. */
  pollSeconds?: number
}

export interface TestDesk {
  desk: Desk
  api: FakeApi
  /** Changes where the person stands, as an expiry or a log-out would. */
  setSession(session: Session): void
}

/** A desk of its own for one test: somebody is signed in, and the network's far end is a fake. */
export function testDesk(options: Options = {}): TestDesk {
  const { roles = ['account owner'], flagsOff = [], locale = 'en', pollSeconds = 0 } = options
  const organization = { ...testOrganization, ...options.organization }
  const user: SessionUser = {
    id: '00000000-0000-4000-8000-0000000000a1',
    name: 'Eva Muise',
    email: 'eva@example.org',
    organizationName: organization.name,
    organizationUuid: organization.id,
    roles,
    organizations: [
      { id: '00000000-0000-4000-8000-000000000002', name: 'Larkspur Valley Food Share' },
    ],
  }
  const $session = atom<Session>({ state: 'signed-in', user })
  const api = fakeApi()
  answerStart(
    api,
    organization,
    new Set(flagNames.filter(n => n !== godMode && !flagsOff.includes(n))),
  )
  const config = resolveConfig({ locale, flags: { key: 'test', pollSeconds } }, location.origin)
  const desk = createDesk({ config, session: () => stubSession($session) })
  return { desk, api, setSession: session => $session.set(session) }
}

function stubSession($session: ReturnType<typeof atom<Session>>): SessionStore {
  return {
    kind: 'host',
    $session,
    start: async () => undefined,
    token: async () => 'test-token-test-token',
    expire: () => $session.set({ state: 'expired' }),
    signIn: async () => undefined,
    signOut: async () => $session.set({ state: 'anonymous' }),
    switchOrganization: async () => undefined,
    replaceUser: user => $session.set({ state: 'signed-in', user }),
    destroy: () => undefined,
  }
}

/** What the API answers on the way to the dashboard; a test overrides what it is about. */
function answerStart(api: FakeApi, organization: Organization, on: ReadonlySet<FlagName>) {
  api.when('GET', paths.organization(organization.id), organization)
  api.answer('GET', paths.events, {
    body: {
      data: [],
      paging: { nextCursor: null, previousCursor: null, total: 0, totalCapped: false },
    },
  })
  const flags = flagNames.map((name, id) => ({
    id,
    feature: { id, name, type: 'STANDARD' },
    enabled: on.has(name),
    feature_state_value: null,
  }))
  api.answer('POST', `${paths.flags}identities/`, call => ({
    body: { ...(call.body as object), flags },
  }))
  const report = (data: unknown) => ({ body: { data, version: 'v1' } })
  api.answer('POST', paths.dashboardKpi, report(kpi))
  api.answer('POST', paths.donationReport, report({ donationsTotalCents: 4_321_000 }))
  api.answer('POST', paths.salesByDay, report(lastDays()))
  api.answer('POST', paths.salesByMonth, report(lastMonths('month', 'monthlySalesCents')))
  api.answer('POST', paths.donationsMonthly, report(lastMonths('monthCreated', 'totalCents')))
  api.when('GET', paths.account(organization.stripeConnectedAccountId ?? 'none'), {
    id: organization.stripeConnectedAccountId ?? 'none',
    provider: 'stripe',
    providerData: {
      futureRequirements: {
        currently_due: [],
        past_due: ['external_account', 'person.verification'],
        eventually_due: [],
        current_deadline: '2026-11-28T12:00:00Z',
      },
    },
  })
}

function lastDays() {
  return Array.from({ length: 30 }, (_, index) => ({
    date: new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
    dailySalesCents: 500_000 + ((index * 37) % 30) * 90_000,
  }))
}

function lastMonths(monthKey: string, centsKey: string) {
  return Array.from({ length: 12 }, (_, index) => ({
    [monthKey]: new Date(Date.UTC(2025, 11 + index, 1)).toISOString().slice(0, 7),
    [centsKey]: 12_000_000 + index * 1_500_000,
  }))
}
