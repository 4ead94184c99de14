/** A role that must have a second factor: nothing else answers before it, for whoever has none. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { codeAt, stepAt } from '../../../demo/api/second-factor/totp.ts'
import { seedOrganizations } from '../../../demo/api/seed/organizations.ts'
import { demoPassword } from '../../../demo/api/seed/people.ts'
import { addressOf } from '../../../src/core/contract.ts'
import { passkeyCalls } from '../../../src/core/passkeys/passkey.ts'
import { profileCalls } from '../../../src/core/profile/profile.ts'
import { secondFactorCalls } from '../../../src/core/second-factor/calls.ts'
import { factorRuleCalls } from '../../../src/core/second-factor/rule-calls.ts'
import type { OrganizationRole } from '../../../src/core/session/role.ts'
import { userCalls } from '../../../src/core/users/calls.ts'
import { addMember } from '../../support/add-member.ts'
import { paths } from '../../support/paths.ts'
import { embedToken } from '../draws/support.ts'
import { asked as everyCall } from '../every-call/contracts.ts'
import { newKey } from '../raffles/support.ts'
import { startApi } from '../support.ts'

const api = await startApi({ orders: 0 })
after(() => api.close())
const ternCove = seedOrganizations.ternCove.id
const saltmarsh = seedOrganizations.saltmarsh.id
const data = (answer: { json: unknown }) => (answer.json as { data: Record<string, unknown> }).data
const said = (answer: { errors: { code?: unknown }[]; status: number }) =>
  answer.errors[0]?.code ?? answer.status
const post = (path: string, body: object, token: string) =>
  api.ask('POST', path, { body, token, headers: newKey() })

const ruleOf = (id: string) => addressOf(factorRuleCalls.change.path, { id })
async function require(token: string, roles: readonly OrganizationRole[], id = ternCove) {
  const { version } = data(await api.ask('GET', ruleOf(id), { token })) ?? {}
  return api.ask('PATCH', ruleOf(id), { token, body: { version: version ?? 1, roles } })
}
async function member(role: OrganizationRole, organizationId = ternCove) {
  const { id, email } = await addMember(api, { organizationId, roles: [role] })
  return { id, email, token: await api.signIn(role, email) }
}
const session = (token: string) => api.ask('GET', paths.session, { token })

/** Sets one up. @returns a recovery code */
async function setUp({ id, token }: { id: string; token: string }): Promise<string> {
  const begun = await post(secondFactorCalls.begin.path, { password: demoPassword }, token)
  assert.equal(begun.status, 200, begun.text)
  const own = api.db.selectFrom('secondFactors').select('secret').where('userId', '=', id)
  const { secret } = await own.executeTakeFirstOrThrow()
  const code = codeAt(secret, stepAt(api.now))
  const confirmed = await post(secondFactorCalls.confirm.path, { code }, token)
  assert.equal(confirmed.status, 200, confirmed.text)
  return (data(confirmed).recoveryCodes as string[])[0] ?? ''
}

const owner = await member('account owner')
const manager = await member('raffle admin')
const seller = await member('In Person Sales')

test('from the owner’s word on, whoever has the role and no factor is answered by their profile alone', async () => {
  assert.equal((await require(owner.token, ['raffle admin'])).status, 200)
  const params = { id: owner.id, number: '1', name: 'a', country: 'CA' }
  const answered = []
  for (const { name, contract } of everyCall) {
    const answer = await api.ask(contract.method, addressOf(contract.path, params), {
      token: manager.token,
      headers: newKey(),
      ...(contract.method !== 'GET' && { body: {} }),
    })
    if (said(answer) === 'second-factor-needed') continue
    answered.push(name)
    // One of these signs them out.
    manager.token = await api.signIn('raffle admin', manager.email)
  }
  const own = [profileCalls, secondFactorCalls, passkeyCalls].flatMap(each => Object.values(each))
  const named = own.filter(({ access }) => access !== 'public')
  assert.deepEqual(
    answered.map(String).sort(),
    [
      ...named.map(({ method, path }) => `${method} ${path}`),
      'GET /session-service/v2/sessions',
    ].sort(),
  )
  assert.equal((await api.ask('DELETE', paths.session, { token: manager.token })).status, 204)
  manager.token = await api.signIn('raffle admin', manager.email)
})

test('their session stays, says so, and goes on once one is set up; others notice nothing', async () => {
  assert.equal(data(await session(manager.token)).secondFactorNeeded, true)
  assert.equal(data(await session(seller.token)).secondFactorNeeded, undefined)
  const on = await api.ask('GET', paths.events, { token: seller.token })
  assert.equal(on.status, 200)
  await setUp(manager)
  assert.equal(data(await session(manager.token)).secondFactorNeeded, undefined)
  const again = await api.ask('GET', paths.events, { token: manager.token })
  assert.equal(again.status, 200)
})

test('it can’t be removed while it is asked for, by any organization; whose it is is named', async () => {
  const both = await member('raffle admin')
  const code = await setUp(both)
  const remove = () =>
    post(secondFactorCalls.remove.path, { password: demoPassword, code }, both.token)
  const refused = await remove()
  assert.deepEqual([refused.status, said(refused)], [409, 'factor-required'])
  assert.match(refused.text, /Tern Cove/)
  const logged = await api.db
    .selectFrom('activity')
    .select('after')
    .where('subjectId', '=', both.id)
    .where('action', '=', 'refused')
    .execute()
  assert.deepEqual(logged, [{ after: { reason: ['factor-required'] } }])
  assert.equal((await require(owner.token, [])).status, 200)
  const admin = await api.signIn('RB admin')
  await api.db
    .insertInto('memberships')
    .values({ userId: both.id, organizationId: saltmarsh, createdAt: api.now })
    .execute()
  const elsewhere = { userId: both.id, organizationId: saltmarsh, role: 'Data Processing' }
  await api.db.insertInto('membershipRoles').values(elsewhere).execute()
  assert.equal((await require(admin, ['Data Processing'], saltmarsh)).status, 200)
  assert.equal(said(await remove()), 'factor-required')
  await api.db
    .updateTable('memberships')
    .set({ suspendedAt: api.now })
    .where('userId', '=', both.id)
    .where('organizationId', '=', saltmarsh)
    .execute()
  assert.equal((await remove()).status, 204, 'where they may not sign in, nothing is asked of them')
})

test('a token that the organization’s own server asked for is not asked', async () => {
  const admin = await api.signIn('RB admin')
  const token = await embedToken(api, ['raffles:read'])
  assert.equal((await require(admin, ['account owner'])).status, 200)
  assert.equal(
    said(await api.ask('GET', paths.events, { token: owner.token })),
    'second-factor-needed',
  )
  assert.equal((await api.ask('GET', paths.events, { token })).status, 200)
  assert.equal((await require(admin, [])).status, 200)
})

test('whose factor an owner takes away is left at setting up another', async () => {
  const found = await member('Agent Manager')
  await setUp(found)
  assert.equal((await require(owner.token, ['Agent Manager'])).status, 200)
  const path = `${addressOf(userCalls.change.path, { id: found.id })}?organizationId=${ternCove}`
  const { version } = data(await api.ask('GET', path, { token: owner.token }))
  const body = { version, resetSecondFactor: true }
  const reset = await api.ask('PATCH', path, { token: owner.token, body })
  assert.equal(data(reset).secondFactor, 'needed')
  const token = await api.signIn('Agent Manager', found.email)
  assert.equal(data(await session(token)).secondFactorNeeded, true)
  const users = await api.ask('GET', userCalls.list.path, { token })
  assert.equal(said(users), 'second-factor-needed')
})

test('only the organization’s owner and those who run the product say it, over the version they read', async () => {
  const ask = async (token: string, id = ternCove) =>
    said(await api.ask('PATCH', ruleOf(id), { token, body: { version: 1, roles: [] } }))
  assert.equal(await ask(seller.token), 'not-allowed')
  assert.equal(await ask(await api.signIn('RB finance')), 'not-allowed')
  assert.equal(await ask(owner.token, saltmarsh), 'not-found')
  assert.equal(await ask(owner.token), 'stale-edit')
  const strange = { version: 1, roles: ['RB admin'] }
  const answer = await api.ask('PATCH', ruleOf(ternCove), { token: owner.token, body: strange })
  assert.equal(answer.status, 422, 'no role of the product')
  const rule = data(await api.ask('GET', ruleOf(ternCove), { token: owner.token }))
  const people = rule.people as { role: string; count: number; without: number }[]
  const managers = people.find(({ role }) => role === 'raffle admin')
  assert.ok(managers && managers.count > managers.without, 'who has one is told')
  const log = await api.db
    .selectFrom('activity')
    .select(['before', 'after'])
    .where('organizationId', '=', ternCove)
    .where('subjectType', '=', 'organization')
    .orderBy('sequence')
    .execute()
  assert.deepEqual(log[0], {
    before: { secondFactorRoles: [] },
    after: { secondFactorRoles: ['raffle admin'] },
  })
})
