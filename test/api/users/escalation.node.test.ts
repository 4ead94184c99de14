/** What becomes of people's tokens, roles and states: what test/api/escalation tries one by one is left out here. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { seedOrganizations } from '../../../demo/api/seed/organizations.ts'
import { demoPassword, seedPeople } from '../../../demo/api/seed/people.ts'
import { addressOf } from '../../../src/core/contract.ts'
import type { Role } from '../../../src/core/session/role.ts'
import { userCalls } from '../../../src/core/users/calls.ts'
import { invitationCalls } from '../../../src/core/users/invitation.ts'
import { addMember } from '../../support/add-member.ts'
import { paths } from '../../support/paths.ts'
import { newKey } from '../raffles/support.ts'
import { type Answered, startApi, type TestApi, tokenOf } from '../support.ts'

const home = seedOrganizations.ternCove.id
const elsewhere = seedOrganizations.bramblewick.id

let api: TestApi
before(async () => {
  api = await startApi()
})
after(() => api.close())

const codesOf = ({ status, errors }: Answered) => [status, ...errors.map(({ code }) => code)]

function change(token: string, id: string, body: object, organizationId = home) {
  const path = `${addressOf(userCalls.change.path, { id })}?organizationId=${organizationId}`
  return api.ask('PATCH', path, { token, body: { version: 1, ...body } })
}

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
