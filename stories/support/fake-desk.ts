import { atom } from 'nanostores'
import { accountCalls } from '../../src/core/accounts/calls.ts'
import { resolveConfig } from '../../src/core/config.ts'
import { dashboardCalls } from '../../src/core/dashboard/calls.ts'
import { createDesk, type Desk } from '../../src/core/desk.ts'
import { type FlagName, flagNames } from '../../src/core/flag-names.ts'
import { flagsPath } from '../../src/core/flag-path.ts'
import { godMode } from '../../src/core/flag-state.ts'
import type { Http } from '../../src/core/http.ts'
import type { Locale } from '../../src/core/i18n/texts.ts'
import { organizationCalls } from '../../src/core/organizations/calls.ts'
import type { Organization } from '../../src/core/organizations/organization.ts'
import { outboxOf } from '../../src/core/outbox/open-outbox.ts'
import type { Outbox } from '../../src/core/outbox/outbox.ts'
import { raffleListCalls } from '../../src/core/raffles/list-calls.ts'
import { sessionCalls } from '../../src/core/session/calls.ts'
import type { Role } from '../../src/core/session/role.ts'
import type { Session, SessionStore } from '../../src/core/session/session.ts'
import type { SessionUser } from '../../src/core/session/user.ts'
import {
  type Answered,
  type Answers,
  answerTo,
  type FakeApi,
  fakeApi,
  pageOf,
  report,
} from './fake-api.ts'
import {
  accountWith,
  dailySales,
  monthlyDonations,
  monthlySales,
  ordinarySales,
  personIn,
  ternCove,
} from './fixtures.ts'
import type { Situation } from './toolbar.ts'

interface DeskOptions {
  organization?: Partial<Organization>
  session?: 'signed-in' | 'anonymous'
  /** How the person came: on a host's token, as most, or by signing in to us. */
  kind?: SessionStore['kind']
  flagsOff?: readonly FlagName[]
  /** Between two polls of the flags; none without it. */
  pollSeconds?: number
  /** Added to what every desk is answered, or put in its place. */
  answers?: Answers
  /** Keeps orders, as the screens of selling do; without it, the product's own. */
  outbox?: (desk: Desk) => Outbox
}

export interface StoryDeskOptions extends DeskOptions {
  /** Changes the person that the toolbar's role gives. */
  person?: (person: SessionUser) => SessionUser
}

export interface FakeDesk {
  desk: Desk
  api: FakeApi
  /** Changes where the person stands, as an expiry or a log-out would. */
  setSession(session: Session): void
}

type Seen = Pick<Situation, 'scheme' | 'locale' | 'role'>

/** A desk of its own for one story: its session, and a network that ends in prepared answers. */
export function storyDesk(seen: Seen, options: StoryDeskOptions = {}): Desk {
  return storyWorld(seen, options).desk
}

/** The same for a test that walks over stories. */
export function storyWorld(
  { scheme, locale, role }: Seen,
  { person = user => user, ...options }: StoryDeskOptions = {},
): FakeDesk {
  const user = person(personIn({ ...ternCove, ...options.organization }, role))
  return fakeDesk({ ...options, user, locale, theme: scheme })
}

interface FakeDeskOptions extends DeskOptions {
  user?: SessionUser
  roles?: Role[]
  locale?: Locale
  theme?: Situation['scheme']
}

/** The same for one test, which also sees what was asked. */
export function fakeDesk({
  organization: changes,
  roles = ['account owner'],
  user,
  session = 'signed-in',
  kind = 'host',
  flagsOff = [],
  pollSeconds = 0,
  locale = 'en',
  theme,
  answers = [],
  outbox,
}: FakeDeskOptions = {}): FakeDesk {
  const organization = { ...ternCove, ...changes }
  const api = fakeApi([...usualAnswers(organization, flagsOff), ...answers])
  const config = resolveConfig(
    { apiUrl: api.origin, locale, ...(theme && { theme }), flags: { key: 'fake', pollSeconds } },
    api.origin,
  )
  const start: Session =
    session === 'anonymous'
      ? { state: 'anonymous' }
      : { state: 'signed-in', user: user ?? { ...personIn(organization, 'account owner'), roles } }
  const $session = atom<Session>(start)
  const desk = createDesk({ config, session: http => fakeSession(http, $session, kind) })
  if (outbox) outboxOf.give(desk, outbox(desk))
  return { desk, api, setSession: next => $session.set(next) }
}

/** A session that signs in and switches by calls, and stores nothing. */
function fakeSession(
  http: () => Http,
  $session: ReturnType<typeof atom<Session>>,
  kind: SessionStore['kind'],
): SessionStore {
  return {
    kind,
    $session,
    start: async () => undefined,
    token: async () => 'fake-token-of-twenty-letters',
    expire: () => $session.set({ state: 'expired' }),
    async signIn(by) {
      const answer = await (typeof by === 'function'
        ? by(http())
        : http().ask(sessionCalls.signIn, { body: by }))
      if ('challenge' in answer) return answer.challenge
      $session.set({ state: 'signed-in', user: answer.user })
      return null
    },
    signOut: async () => $session.set({ state: 'anonymous' }),
    async switchOrganization(organizationId) {
      const { user } = await http().ask(sessionCalls.switchOrganization, {
        body: { organizationId },
      })
      $session.set({ state: 'signed-in', user })
    },
    replaceUser: user => $session.set({ state: 'signed-in', user }),
    destroy: () => undefined,
  }
}

/** Where Flagsmith's client asks for a person's flags; it is no call of ours. */
export const flagsEndpoint = { method: 'POST', path: `${flagsPath}identities/` }

/** These flags are on, all others off. */
export function flagsAnswer(on: readonly FlagName[]): Answered {
  const flags = flagNames.map((name, id) => ({
    id,
    feature: { id, name, type: 'STANDARD' },
    enabled: on.includes(name),
    feature_state_value: null,
  }))
  return answerTo(flagsEndpoint, ({ body }) => ({ ...(body as object), flags }))
}

/** What the API answers on the way to the dashboard. */
function usualAnswers(organization: Organization, flagsOff: readonly FlagName[]): Answers {
  return [
    answerTo(organizationCalls.get, organization),
    answerTo(raffleListCalls.list, pageOf([])),
    flagsAnswer(flagNames.filter(name => name !== godMode && !flagsOff.includes(name))),
    answerTo(dashboardCalls.salesKpi, report(ordinarySales)),
    answerTo(dashboardCalls.donationKpi, report({ donationsTotalCents: 4_321_000 })),
    answerTo(dashboardCalls.salesByDay, report(dailySales)),
    answerTo(dashboardCalls.salesByMonth, report(monthlySales)),
    answerTo(dashboardCalls.donationsByMonth, report(monthlyDonations)),
    answerTo(accountCalls.get, accountWith({})),
  ]
}
