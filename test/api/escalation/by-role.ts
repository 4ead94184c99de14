/** A role that isn't one's own to give, to take, or to have. */
import { randomUUID } from 'node:crypto'
import { profileCalls } from '../../../src/core/profile/profile.ts'
import type { Role } from '../../../src/core/session/role.ts'
import { signUpCalls } from '../../../src/core/sign-up/calls.ts'
import { userCalls } from '../../../src/core/users/calls.ts'
import { invitationCalls } from '../../../src/core/users/invitation.ts'
import { asked, type CallName } from '../every-call/contracts.ts'
import { type Attempt, idOf, type Place } from './attempt.ts'

type Refused = Attempt['refused']
const seller = 'somebody new'

/** Who changes whom to what. */
const changes: readonly [Role, Role | typeof seller, object, Refused][] = [
  ['account owner', 'account owner', { roles: ['RB admin', 'account owner'] }, [403, 'role-own']],
  ['account owner', seller, { roles: ['RB admin'] }, [403, 'role-not-yours']],
  ['account owner', seller, { roles: ['RB finance', 'In Person Sales'] }, [403, 'role-not-yours']],
  ['account owner', 'RB admin', { roles: ['In Person Sales'] }, [403, 'role-of-product']],
  ['account owner', 'RB admin', { state: 'suspended' }, [403, 'role-of-product']],
  ['account owner', 'account owner', { state: 'suspended' }, [403, 'role-own-access']],
  ['RB admin', 'account owner', { roles: ['raffle admin'] }, [409, 'last-owner']],
  ['RB admin', 'account owner', { state: 'suspended' }, [409, 'last-owner']],
  ['RB admin', 'RB admin', { roles: ['RB admin', 'RB finance'] }, [403, 'role-own']],
  ['Agent Manager', seller, { roles: ['account owner'] }, [403, 'role-not-yours']],
  [
    'Agent Manager',
    seller,
    { roles: ['In Person Sales', 'Agent Manager'] },
    [403, 'role-not-yours'],
  ],
  ['Agent Manager', 'account owner', { state: 'suspended' }, [404, 'not-found']],
  ['Agent Manager', 'Agent Manager', { state: 'suspended' }, [404, 'not-found']],
  ['Agent Manager', 'RB admin', { roles: ['In Person Sales'] }, [404, 'not-found']],
  ['raffle admin', seller, { roles: ['raffle admin'] }, [403, 'not-allowed']],
  ['RB finance', seller, { state: 'suspended' }, [403, 'not-allowed']],
  [
    'Contact Center Agent',
    'Contact Center Agent',
    { roles: ['account owner'] },
    [403, 'not-allowed'],
  ],
  ['In Person Sales', 'account owner', { state: 'suspended' }, [403, 'not-allowed']],
  ['Data Processing', seller, { roles: ['Data Processing'] }, [403, 'not-allowed']],
  ['account owner', seller, { roles: [] }, [422, 'invalid']],
  ['account owner', seller, { roles: ['root'] }, [422, 'invalid']],
  ['account owner', seller, { passwordHash: 'x' }, [422, 'not-writable']],
  ['account owner', seller, { organizationId: randomUUID() }, [422, 'not-writable']],
  ['account owner', seller, { email: 'mine@example.org' }, [422, 'not-writable']],
]

/** Whoever may manage people, and tried what isn't theirs. */
const isTold = ([, code]: Refused) => /^role-|^last-owner$/.test(code)

const changing = changes.map(
  ([by, of, body, refused]): Attempt => ({
    name: `the ${by} changes ${of} to ${JSON.stringify(body)}`,
    refused,
    isTold: isTold(refused),
    async prepare(at) {
      const id = of === seller ? (await at.person('In Person Sales')).id : idOf(of)
      const token = await at.token(by)
      return () => at.change(token, id, body)
    },
  }),
)

const invitations: readonly [Role, readonly string[], Refused][] = [
  ['account owner', ['RB admin'], [403, 'role-not-yours']],
  ['account owner', ['RB finance'], [403, 'role-not-yours']],
  ['Agent Manager', ['account owner'], [403, 'role-not-yours']],
  ['Agent Manager', ['Agent Manager'], [403, 'role-not-yours']],
  ['Agent Manager', ['In Person Sales', 'raffle admin'], [403, 'role-not-yours']],
  ['raffle admin', ['In Person Sales'], [403, 'not-allowed']],
  ['Data Processing', ['account owner'], [403, 'not-allowed']],
  ['account owner', ['owner'], [422, 'invalid']],
]

const inviting = invitations.map(
  ([by, roles, refused]): Attempt => ({
    name: `the ${by} invites somebody to be ${roles.join(' and ')}`,
    refused,
    isTold: isTold(refused),
    async prepare(at) {
      const token = await at.token(by)
      const email = `${randomUUID()}@example.org`
      const { id: organizationId } = at.ours
      const body = { organizationId, name: 'Hugo Sandvik', email, roles, language: 'en' }
      return () => at.post(invitationCalls.invite.path, body, token)
    },
  }),
)

/** What another role's screen does, asked of the API. */
const calls: readonly [Role, CallName][] = [
  ['account owner', 'POST /organization-service/v2/organizations'],
  ['account owner', 'PATCH /organization-service/v2/organizations/:id'],
  ['account owner', 'DELETE /organization-service/v2/organizations/:id'],
  ['account owner', 'GET /organization-service/v2/sign-ups'],
  ['account owner', 'POST /organization-service/v2/organizations/:id/embed-keys'],
  ['raffle admin', 'GET /system-service/v2/info'],
  ['RB finance', 'PATCH /organization-service/v2/organizations/:id'],
  ['RB finance', 'POST /organization-service/v2/organizations'],
  ['raffle admin', 'GET /event-service/v2/activity/chain'],
  ['Agent Manager', 'POST /event-service/v2/winners'],
  ['Contact Center Agent', 'POST /customer-service/v2/customers/:id/erase'],
  ['Contact Center Agent', 'PATCH /event-service/v2/prizes/:id'],
  ['In Person Sales', 'GET /organization-service/v2/users'],
  ['In Person Sales', 'GET /order-service/v2/donations'],
  ['Data Processing', 'POST /order-service/v2/orders/:id/refunds'],
]

const calling = calls.map(
  ([by, name]): Attempt => ({
    name: `the ${by} asks for ${name}`,
    refused: [403, 'not-allowed'],
    async prepare(at) {
      const asking = asked.find(each => each.name === name)
      if (!asking) throw new Error(`No call ${name}`)
      const example = await at.example(asking)
      const token = await at.token(by)
      return () => at.ask(asking, example, { token })
    },
  }),
)

/** Roles where no call asks for any. */
const smuggled: readonly [string, (at: Place) => Promise<[string, object, string?]>][] = [
  [
    'signing up',
    async () => [
      signUpCalls.signUp.path,
      {
        country: 'CA',
        province: 'NS',
        organizationName: 'Gull Rock',
        charityNumber: '118800000RR0001',
        name: 'Eva Muise',
        email: `${randomUUID()}@example.org`,
        password: 'Quiet-Anchor-77',
        language: 'en',
        timeZone: 'America/Halifax',
        consent: true,
        state: 'approved',
        roles: ['RB admin'],
      },
    ],
  ],
]

const smuggling = smuggled.map(
  ([doing, made]): Attempt => ({
    name: `somebody gives themselves a role while ${doing}`,
    refused: [422, 'not-writable'],
    async prepare(at) {
      const [path, body, token] = await made(at)
      return () => at.post(path, body, token)
    },
  }),
)

export const byRole: readonly Attempt[] = [
  ...changing,
  ...inviting,
  ...calling,
  ...smuggling,
  {
    name: 'an agent gives themselves a role on their profile',
    refused: [422, 'not-writable'],
    async prepare(at) {
      const { token } = await at.person('In Person Sales')
      const body = { version: 1, roles: ['account owner'] }
      return () => at.api.ask('PATCH', profileCalls.change.path, { token, body })
    },
  },
  {
    name: 'an owner suspends several at once, themselves among them',
    refused: [403, 'role-own-access'],
    async prepare(at) {
      const { id } = await at.person('In Person Sales')
      const body = {
        organizationId: at.ours.id,
        ids: [id, idOf('account owner')],
        state: 'suspended',
      }
      return () => at.api.ask('PATCH', userCalls.setState.path, { token: at.ours.token, body })
    },
  },
  {
    name: 'a product administrator suspends every owner at once',
    refused: [409, 'last-owner'],
    async prepare(at) {
      const token = await at.token('RB admin')
      const body = { organizationId: at.ours.id, ids: [idOf('account owner')], state: 'suspended' }
      return () => at.api.ask('PATCH', userCalls.setState.path, { token, body })
    },
  },
]
