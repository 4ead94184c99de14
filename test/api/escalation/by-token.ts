/** A token that is worth nothing any more, or was made for something else. */
import { randomUUID } from 'node:crypto'
import { demoEmbedKey, demoPassword } from '../../../demo/api/seed/people.ts'
import { profileCalls } from '../../../src/core/profile/profile.ts'
import { userCalls } from '../../../src/core/users/calls.ts'
import { paths } from '../../support/paths.ts'
import { registerOrigin, tokenOf } from '../support.ts'
import type { Attempt, Place } from './attempt.ts'
import { withFactor } from './factor.ts'
import { invited } from './links.ts'

/** As a charity's own server asks for a token for one of its pages. */
function askAsHost({ api }: Place, { id, email }: Place['ours'], scope: string) {
  const person = { email }
  const body = { person, role: 'account owner', organizationId: id, origin, scopes: [scope] }
  return api.ask('POST', paths.embedSessions, { token: demoEmbedKey, body })
}

/** What becomes of a token that somebody holds; then it is used. */
const spoilt: readonly [
  string,
  Attempt['refused'],
  (at: Place, held: Awaited<ReturnType<Place['person']>>) => Promise<string>,
][] = [
  [
    'after its person was suspended',
    [401, 'session-ended'],
    async (at, { id, token }) => {
      await at.change(at.ours.token, id, { state: 'suspended' })
      return token
    },
  ],
  [
    'after its person was suspended and let back in',
    [401, 'session-ended'],
    async (at, { id, token }) => {
      await at.change(at.ours.token, id, { state: 'suspended' })
      await at.change(at.ours.token, id, { version: 2, state: 'active' })
      return token
    },
  ],
  [
    'after its person’s roles were changed',
    [401, 'session-ended'],
    async (at, { id, token }) => {
      await at.change(at.ours.token, id, { roles: ['In Person Sales'] })
      return token
    },
  ],
  [
    'after signing out',
    [401, 'session-ended'],
    async (at, { token }) => {
      await at.api.ask('DELETE', paths.session, { token })
      return token
    },
  ],
  [
    'after signing out everywhere, elsewhere',
    [401, 'session-ended'],
    async (at, { email, token }) => {
      const other = await at.api.signIn('account owner', email)
      await at.api.ask('DELETE', profileCalls.endSessions.path, { token: other })
      return token
    },
  ],
  [
    'after the password was changed elsewhere',
    [401, 'session-ended'],
    async (at, { email, token }) => {
      const other = await at.api.signIn('account owner', email)
      const body = { password: demoPassword, newPassword: 'Quiet-Anchor-77' }
      await at.post(profileCalls.changePassword.path, body, other)
      return token
    },
  ],
  ['that nobody gave', [401, 'session-ended'], async () => `rds_${'A'.repeat(43)}`],
  [
    'with its last letter changed',
    [401, 'session-ended'],
    async (_at, { token }) => token.replace(/.$/, last => (last === 'A' ? 'B' : 'A')),
  ],
  [
    'that is the second step’s challenge',
    [401, 'session-ended'],
    async at => (await withFactor(at)).challenge(),
  ],
  ['that is an invitation’s link', [401, 'session-ended'], async at => (await invited(at)).link],
  ['that is an embedding key', [401, 'session-ended'], async () => demoEmbedKey],
]

const using = spoilt.map(
  ([when, refused, spoil]): Attempt => ({
    name: `somebody uses a token ${when}`,
    refused,
    async prepare(at) {
      const token = await spoil(at, await at.person('account owner'))
      const path = `${userCalls.list.path}?organizationId=${at.ours.id}`
      return () => at.api.ask('GET', path, { token })
    },
  }),
)

const origin = 'https://intranet.example'

/** A token of our page in another's. */
async function embedded(at: Place, scopes: string[]): Promise<string> {
  await registerOrigin(at.api, origin)
  const person = { email: at.ours.email }
  const body = { person, role: 'account owner', organizationId: at.ours.id, origin, scopes }
  return tokenOf(await at.api.ask('POST', paths.embedSessions, { token: demoEmbedKey, body }))
}

export const byToken: readonly Attempt[] = [
  ...using,
  {
    name: 'somebody asks without a token',
    refused: [401, 'not-signed-in'],
    prepare: async at => () =>
      at.api.ask('GET', `${userCalls.list.path}?organizationId=${at.ours.id}`),
  },
  {
    name: 'a host’s token is used on another page',
    refused: [403, 'wrong-origin'],
    async prepare(at) {
      const token = await embedded(at, ['raffles:read'])
      const headers = { origin: 'https://elsewhere.example' }
      return () => at.api.ask('GET', paths.events, { token, headers })
    },
  },
  {
    name: 'a host’s token for reading raffles manages people',
    refused: [403, 'scope-not-allowed'],
    async prepare(at) {
      const token = await embedded(at, ['raffles:read'])
      const path = `${userCalls.list.path}?organizationId=${at.ours.id}`
      return () => at.api.ask('GET', path, { token, headers: { origin } })
    },
  },
  {
    name: 'a host asks for a scope that its key lacks',
    refused: [422, 'invalid'],
    async prepare(at) {
      await registerOrigin(at.api, origin)
      return () => askAsHost(at, at.ours, 'users:manage')
    },
  },
  {
    name: 'a host asks for another organization’s token',
    refused: [403, 'other-organization'],
    async prepare(at) {
      await registerOrigin(at.api, origin)
      return () => askAsHost(at, at.theirs, 'raffles:read')
    },
  },
  {
    name: 'somebody who is suspended signs in',
    refused: [403, 'access-suspended'],
    async prepare(at) {
      const { id, email } = await at.person('raffle admin')
      await at.change(at.ours.token, id, { state: 'suspended' })
      return () => at.post(paths.session, { email, password: demoPassword })
    },
  },
  {
    name: 'somebody ends another’s session by its id',
    refused: [404, 'not-found'],
    async prepare(at) {
      const [mine, other] = [await at.person('account owner'), await at.person('In Person Sales')]
      const { id } = await at.api.db
        .selectFrom('sessions')
        .select('id')
        .where('userId', '=', other.id)
        .executeTakeFirstOrThrow()
      const path = profileCalls.endSession.path.replace(':id', id)
      const headers = { 'idempotency-key': randomUUID() }
      return () => at.api.ask('DELETE', path, { token: mine.token, headers })
    },
  },
]
