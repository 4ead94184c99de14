import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoPassword, seedSignIns } from '../../demo/api/seed/people.ts'
import { SignedInSchema } from '../../src/core/session/sign-in.ts'
import { SessionUserSchema } from '../../src/core/session/user.ts'
import { paths } from '../support/paths.ts'
import { signIn } from '../support/sign-in.ts'
import { ask, codeOf, dataOf, url } from './client.ts'

for (const person of seedSignIns) {
  test(`${person.email} signs in as ${person.role}`, async () => {
    const body = { email: person.email.toUpperCase(), password: person.password }
    const answer = await ask('POST', `${paths.session}/`, { body })
    assert.equal(answer.status, 201)
    const { user, expiresAt, token } = dataOf(SignedInSchema, answer)
    assert.deepEqual(user.roles, [person.role])
    assert.ok(person.organization.startsWith(user.organizationName))
    assert.ok(Date.parse(expiresAt) > Date.now())
    const same = dataOf(SessionUserSchema, await ask('GET', paths.session, { token }))
    assert.deepEqual(same, user)
  })
}

test('signing out ends every token of the session, those of before a switch too', async () => {
  const { token, user } = await signIn(url)
  const [other] = user.organizations
  assert.ok(other)
  const body = { organizationId: other.id }
  const switched = dataOf(
    SignedInSchema,
    await ask('POST', paths.sessionOrganization, { token, body }),
  )
  assert.equal(switched.user.organizationUuid, other.id)
  assert.deepEqual(
    switched.user.organizations.map(choice => choice.id),
    [user.organizationUuid],
  )
  assert.equal((await ask('GET', paths.session, { token })).status, 200, 'other tabs have a moment')
  const out = await ask('DELETE', paths.session, { token: switched.token })
  assert.equal(out.status, 204)
  for (const ended of [token, switched.token]) {
    assert.equal((await ask('GET', paths.session, { token: ended })).status, 401)
  }
})

test('one session’s end leaves another of the same person alone', async () => {
  const [one, other] = await Promise.all([signIn(url), signIn(url)])
  await ask('DELETE', `${paths.session}/`, { token: one.token })
  assert.equal((await ask('GET', paths.session, { token: other.token })).status, 200)
})

test('an RB admin switches to any organisation, anybody else to their own', async () => {
  const admin = await signIn(url, 'RB admin')
  const agent = await signIn(url, 'Contact Center Agent')
  const owner = seedSignIns.find(person => person.organization.startsWith('Kettlebrook'))
  const kettlebrook = dataOf(
    SignedInSchema,
    await ask('POST', paths.session, {
      body: { email: owner?.email, password: demoPassword },
    }),
  )
  const body = { organizationId: kettlebrook.user.organizationUuid }
  const switched = await ask('POST', paths.sessionOrganization, { token: admin.token, body })
  assert.deepEqual(dataOf(SignedInSchema, switched).user.roles, ['RB admin'])
  const refused = await ask('POST', paths.sessionOrganization, { token: agent.token, body })
  assert.equal(refused.status, 403)
})

test('a refusal says the same in the reader’s language', async () => {
  const french = await ask('GET', paths.session, { headers: { 'accept-language': 'fr-CA' } })
  assert.equal(french.status, 401)
  assert.equal(codeOf(french), 'not-signed-in')
  assert.match(JSON.stringify(french.json), /Veuillez vous connecter/)
})
