/** Nobody comes to more than they were given: each try is refused, and the organization's log tells of it. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { seedOrganizations } from '../../../demo/api/seed/organizations.ts'
import { demoPassword, seedPeople } from '../../../demo/api/seed/people.ts'
import { addressOf } from '../../../src/core/contract.ts'
import type { Role } from '../../../src/core/session/role.ts'
import { userCalls } from '../../../src/core/users/calls.ts'
import { invitationCalls } from '../../../src/core/users/invitation.ts'
import { paths } from '../../support/paths.ts'
import { addMember } from '../every-call/worlds/users.ts'
import { newKey } from '../raffles/support.ts'
import { type Answered, startApi, type TestApi, tokenOf } from '../support.ts'

const home = seedOrganizations.ternCove.id
const elsewhere = seedOrganizations.bramblewick.id

let api: TestApi
before(async () => {
  api = await startApi()
})
after(() => api.close())

const idOf = (role: Role) => seedPeople.find(({ roles }) => roles.includes(role))?.id ?? ''
const codesOf = ({ status, errors }: Answered) => [status, ...errors.map(({ code }) => code)]

function change(token: string, id: string, body: object, organizationId = home) {
  const path = `${addressOf(userCalls.change.path, { id })}?organizationId=${organizationId}`
  return api.ask('PATCH', path, { token, body: { version: 1, ...body } })
}

/** What the log says was refused of somebody, newest first. */
async function refusedOf(userId: string) {
  return api.db
    .selectFrom('activity')
    .select(['actorId', 'after'])
    .where('subjectId', '=', userId)
    .where('action', '=', 'refused')
    .orderBy('sequence', 'desc')
    .execute()
}

interface Try {
  name: string
  by: Role
  /** Of the seed; else somebody new with these roles. */
  of: Role | { roles: readonly Role[] }
  body: object
  refused: readonly [number, string]
}

const seller = { roles: ['In Person Sales'] as const }
const tries: readonly Try[] = [
  {
    name: 'an owner makes themselves a product administrator',
    by: 'account owner',
    of: 'account owner',
    body: { roles: ['RB admin', 'account owner'] },
    refused: [403, 'role-own'],
  },
  {
    name: 'an owner makes somebody a product administrator',
    by: 'account owner',
    of: seller,
    body: { roles: ['RB admin'] },
    refused: [403, 'role-not-yours'],
  },
  {
    name: 'an owner gives somebody the product’s finance',
    by: 'account owner',
    of: seller,
    body: { roles: ['RB finance', 'In Person Sales'] },
    refused: [403, 'role-not-yours'],
  },
  {
    name: 'an owner takes a product administrator’s role',
    by: 'account owner',
    of: 'RB admin',
    body: { roles: ['In Person Sales'] },
    refused: [403, 'role-of-product'],
  },
  {
    name: 'an owner suspends a product administrator',
    by: 'account owner',
    of: 'RB admin',
    body: { state: 'suspended' },
    refused: [403, 'role-of-product'],
  },
  {
    name: 'an owner suspends themselves',
    by: 'account owner',
    of: 'account owner',
    body: { state: 'suspended' },
    refused: [403, 'role-own-access'],
  },
  {
    name: 'a product administrator demotes the last owner',
    by: 'RB admin',
    of: 'account owner',
    body: { roles: ['raffle admin'] },
    refused: [409, 'last-owner'],
  },
  {
    name: 'a product administrator suspends the last owner',
    by: 'RB admin',
    of: 'account owner',
    body: { state: 'suspended' },
    refused: [409, 'last-owner'],
  },
  {
    name: 'a product administrator changes their own roles',
    by: 'RB admin',
    of: 'RB admin',
    body: { roles: ['RB admin', 'RB finance'] },
    refused: [403, 'role-own'],
  },
  {
    name: 'an agent manager makes an agent an owner',
    by: 'Agent Manager',
    of: seller,
    body: { roles: ['account owner'] },
    refused: [403, 'role-not-yours'],
  },
  {
    name: 'an agent manager makes an agent an agent manager',
    by: 'Agent Manager',
    of: seller,
    body: { roles: ['In Person Sales', 'Agent Manager'] },
    refused: [403, 'role-not-yours'],
  },
]

for (const { name, by, of, body, refused } of tries)
  test(`it refuses and logs when ${name}`, async () => {
    const id =
      typeof of === 'string' ? idOf(of) : (await addMember(api, { organizationId: home, ...of })).id
    const before = await rolesOf(id)
    assert.deepEqual(codesOf(await change(await api.signIn(by), id, body)), refused)
    const [told] = await refusedOf(id)
    assert.equal(told?.actorId, idOf(by))
    assert.deepEqual(told?.after?.reason, [refused[1]])
    assert.deepEqual(await rolesOf(id), before)
  })

test('it tells an agent manager of nobody but their agents', async () => {
  const token = await api.signIn('Agent Manager')
  for (const role of ['account owner', 'Agent Manager', 'RB admin'] as const) {
    assert.equal((await change(token, idOf(role), { state: 'suspended' })).status, 404)
    const path = addressOf(userCalls.get.path, { id: idOf(role) })
    assert.equal((await api.ask('GET', path, { token })).status, 404)
  }
})

test('it refuses people of another organization, in the address, the query and the body', async () => {
  const token = await api.signIn('account owner')
  const stranger = await addMember(api, { organizationId: elsewhere })
  assert.equal((await change(token, stranger.id, { state: 'suspended' })).status, 404)
  const there = await change(token, stranger.id, { state: 'suspended' }, elsewhere)
  assert.deepEqual(codesOf(there), [403, 'other-organization'])
  const answer = await setState(token, [stranger.id], 'suspended', elsewhere)
  assert.deepEqual(codesOf(answer), [403, 'other-organization'])
  assert.equal((await setState(token, [stranger.id], 'suspended')).status, 404)
})

for (const [by, role] of [
  ['account owner', 'RB admin'],
  ['account owner', 'RB finance'],
  ['Agent Manager', 'account owner'],
  ['Agent Manager', 'Agent Manager'],
] as const)
  test(`it refuses and logs that the ${by} invites somebody to be ${role}`, async () => {
    const answer = await invite(await api.signIn(by), [role])
    assert.deepEqual(codesOf(answer), [403, 'role-not-yours'])
    const [told] = await refusedOf(home)
    assert.deepEqual([told?.actorId, told?.after?.roles], [idOf(by), [role]])
  })

test('it lets nobody send or revoke an invitation that they could not have sent', async () => {
  const made = await invite(await api.signIn('account owner'), ['raffle admin'])
  const { id } = (made.json as { data: { id: string } }).data
  const helen = await api.signIn('account owner', 'helen.savoie@saltmarsh.example')
  for (const token of [await api.signIn('Agent Manager'), helen]) {
    const path = addressOf(invitationCalls.revoke.path, { id })
    assert.equal((await api.ask('DELETE', path, { token })).status, 404)
    const again = { token, headers: newKey() }
    const resend = addressOf(invitationCalls.resend.path, { id })
    assert.equal((await api.ask('POST', resend, again)).status, 404)
  }
})

function invite(token: string, roles: readonly Role[]) {
  const email = `${randomUUID()}@example.org`
  const body = { organizationId: home, name: 'Hugo Sandvik', email, roles, language: 'en' }
  return api.ask('POST', invitationCalls.invite.path, { token, body, headers: newKey() })
}

test('it takes no roles but in the call that is for them', async () => {
  const body = { email: seedPeople[6]?.email, password: demoPassword, roles: ['RB admin'] }
  const answer = await api.ask('POST', paths.session, { body })
  const { token } = (answer.json as { data?: { token: string } }).data ?? {}
  const all = await api.ask('GET', userCalls.list.path, token === undefined ? {} : { token })
  assert.ok(all.status === 401 || all.status === 403)
  const owner = await api.signIn('account owner')
  const { id } = await addMember(api, { organizationId: home })
  for (const unknown of [{ passwordHash: 'x' }, { organizationId: elsewhere }, { roles: [] }])
    assert.equal((await change(owner, id, unknown)).status, 422)
})

test('a token is worth nothing from the moment its person is suspended, and they can’t sign in', async () => {
  const { id, email } = await addMember(api, { organizationId: home, roles: ['raffle admin'] })
  const signIn = () => api.ask('POST', paths.session, { body: { email, password: demoPassword } })
  const token = tokenOf(await signIn())
  const owner = await api.signIn('account owner')
  assert.equal((await change(owner, id, { state: 'suspended' })).status, 200)
  assert.equal((await api.ask('GET', paths.session, { token })).status, 401)
  assert.deepEqual(codesOf(await signIn()), [403, 'access-suspended'])
  assert.equal((await change(owner, id, { version: 2, state: 'active' })).status, 200)
  assert.equal((await api.ask('GET', paths.session, { token })).status, 401)
  assert.equal((await signIn()).status, 201)
})

test('who is suspended in one organization goes on in another', async () => {
  const { id, email } = await addMember(api, { organizationId: home, roles: ['raffle admin'] })
  await api.db
    .insertInto('memberships')
    .values({ userId: id, organizationId: elsewhere, suspendedAt: null, lastSeenAt: null })
    .execute()
  const role = 'Data Processing'
  await api.db
    .insertInto('membershipRoles')
    .values({ userId: id, organizationId: elsewhere, role })
    .execute()
  const owner = await api.signIn('account owner')
  assert.equal((await change(owner, id, { state: 'suspended' })).status, 200)
  const body = { email, password: demoPassword }
  const answer = await api.ask('POST', paths.session, { body })
  const { user } = (answer.json as { data: { user: { organizationUuid: string; roles: Role[] } } })
    .data
  assert.deepEqual([user.organizationUuid, user.roles], [elsewhere, [role]])
  const back = await api.ask('POST', `${paths.session}/organization`, {
    token: tokenOf(answer),
    body: { organizationId: home },
  })
  assert.deepEqual(codesOf(back), [403, 'other-organization'])
})

test('of two owners who demote each other at once, one stays', async () => {
  const organizationId = seedOrganizations.cinderRidge.id
  const pair = await Promise.all(
    [0, 1].map(() => addMember(api, { organizationId, roles: ['account owner'] })),
  )
  const tokens = await Promise.all(
    pair.map(async ({ email }) =>
      tokenOf(await api.ask('POST', paths.session, { body: { email, password: demoPassword } })),
    ),
  )
  const [first, second] = pair
  const demoted = { roles: ['raffle admin'] }
  const answers = await Promise.all([
    change(tokens[0] ?? '', second?.id ?? '', demoted, organizationId),
    change(tokens[1] ?? '', first?.id ?? '', demoted, organizationId),
  ])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401])
})

test('what two people change at once is kept: the later one is told what stands', async () => {
  const { id } = await addMember(api, { organizationId: home })
  const [owner, admin] = [await api.signIn('account owner'), await api.signIn('RB admin')]
  const first = { roles: ['Contact Center Agent'] }
  assert.equal((await change(owner, id, first)).status, 200)
  const late = await change(admin, id, { state: 'suspended' })
  assert.deepEqual(codesOf(late), [409, 'stale-edit'])
  assert.match(late.text, /Contact Center Agent/)
  assert.deepEqual(await rolesOf(id), ['Contact Center Agent'])
})

test('several are suspended and let back in at once: all of them, or nobody', async () => {
  const organizationId = seedOrganizations.larkspur.id
  const people = await Promise.all([0, 1].map(() => addMember(api, { organizationId })))
  const ids = people.map(({ id }) => id)
  const owner = seedPeople.find(({ name }) => name.startsWith('Theo'))
  const token = await api.signIn('account owner', owner?.email)
  const withOneself = await setState(token, [...ids, owner?.id ?? ''], 'suspended', organizationId)
  assert.deepEqual(codesOf(withOneself), [403, 'role-own-access'])
  for (const [state, changed] of [
    ['suspended', 2],
    ['suspended', 0],
    ['active', 2],
  ] as const) {
    const answer = await setState(token, ids, state, organizationId)
    assert.deepEqual(answer.json, { data: { changed } })
  }
  const admin = await api.signIn('RB admin')
  const owners = seedPeople.filter(
    ({ roles, organizations }) =>
      roles.includes('account owner') && organizations.includes('larkspur'),
  )
  const all = owners.map(({ id }) => id)
  const last = await setState(admin, all, 'suspended', organizationId)
  assert.deepEqual(codesOf(last), [409, 'last-owner'])
})

function setState(token: string, ids: string[], state: string, organizationId = home) {
  const body = { organizationId, ids, state }
  return api.ask('PATCH', userCalls.setState.path, { token, body })
}

async function rolesOf(userId: string) {
  const rows = await api.db
    .selectFrom('membershipRoles')
    .select('role')
    .where('userId', '=', userId)
    .where('organizationId', '=', home)
    .orderBy('role')
    .execute()
  return rows.map(({ role }) => role)
}
