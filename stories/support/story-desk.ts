import { atom } from 'nanostores'
import { resolveConfig } from '../../src/core/config.ts'
import { createDesk, type Desk } from '../../src/core/desk.ts'
import { type FlagName, flagNames } from '../../src/core/flag-names.ts'
import { godMode } from '../../src/core/flag-state.ts'
import type { Http } from '../../src/core/http.ts'
import type { Organization } from '../../src/core/organizations/organization.ts'
import { sessionCalls } from '../../src/core/session/calls.ts'
import type { Session, SessionStore } from '../../src/core/session/session.ts'
import type { SessionUser } from '../../src/core/session/user.ts'
import { type Answers, answerAs, data, report } from './fake-api.ts'
import {
  accountWith,
  dailySales,
  monthlyDonations,
  monthlySales,
  ordinarySales,
  personIn,
  ternCove,
} from './fixtures.ts'
import { paths } from './paths.ts'
import type { Situation } from './toolbar.ts'

export interface StoryDeskOptions {
  organization?: Organization
  /** Changes the person that the toolbar's role gives. */
  person?: (person: SessionUser) => SessionUser
  session?: 'signed-in' | 'anonymous'
  /** How the person came: on a host's token, as most stories, or by signing in to us. */
  kind?: SessionStore['kind']
  flagsOff?: readonly FlagName[]
  /** Added to what every story answers, or put in its place. */
  answers?: Answers
}

/** A desk of its own for one story: its session, and a network that ends in prepared answers. */
export function storyDesk(
  situation: Pick<Situation, 'scheme' | 'locale' | 'role'>,
  options: StoryDeskOptions = {},
): Desk {
  const { organization = ternCove, person = same, flagsOff = [] } = options
  const user = person(personIn(organization, situation.role))
  const apiUrl = answerAs({ ...usualAnswers(organization, flagsOff), ...options.answers })
  const config = resolveConfig(
    {
      apiUrl,
      locale: situation.locale,
      theme: situation.scheme,
      flags: { key: 'story', pollSeconds: 0 },
    },
    apiUrl,
  )
  const start: Session =
    options.session === 'anonymous' ? { state: 'anonymous' } : { state: 'signed-in', user }
  return createDesk({ config, session: http => storySession(http, start, options.kind) })
}

function same(person: SessionUser): SessionUser {
  return person
}

/** A session that signs in and switches by calls, and stores nothing. */
function storySession(
  http: () => Http,
  start: Session,
  kind: SessionStore['kind'] = 'host',
): SessionStore {
  const $session = atom<Session>(start)
  return {
    kind,
    $session,
    start: async () => undefined,
    token: async () => 'story-token-of-twenty-letters',
    expire: () => $session.set({ state: 'expired' }),
    async signIn(credentials) {
      const { user } = await http().ask(sessionCalls.signIn, { body: credentials })
      $session.set({ state: 'signed-in', user })
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

function usualAnswers(organization: Organization, flagsOff: readonly FlagName[]): Answers {
  const flags = flagNames.map((name, id) => ({
    id,
    feature: { id, name, type: 'STANDARD' },
    enabled: name !== godMode && !flagsOff.includes(name),
    feature_state_value: null,
  }))
  return {
    [`GET ${paths.organization(organization.id)}`]: data(organization),
    [`GET ${paths.events}`]: data([]),
    [`POST ${paths.flags}identities/`]: ({ body }) => ({ body: { ...(body as object), flags } }),
    [`POST ${paths.dashboardKpi}`]: report(ordinarySales),
    [`POST ${paths.donationReport}`]: report({ donationsTotalCents: 4_321_000 }),
    [`POST ${paths.salesByDay}`]: report(dailySales),
    [`POST ${paths.salesByMonth}`]: report(monthlySales),
    [`POST ${paths.donationsMonthly}`]: report(monthlyDonations),
    [`GET ${paths.account(organization.stripeConnectedAccountId ?? '')}`]: data(accountWith({})),
  }
}
