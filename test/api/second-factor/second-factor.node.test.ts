/** A second factor: codes by the standard, each taken once, and no way in without one. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { codeAt, stepAt } from '../../../demo/api/second-factor/totp.ts'
import { seedOrganizations } from '../../../demo/api/seed/organizations.ts'
import { demoPassword, seedPeople } from '../../../demo/api/seed/people.ts'
import { addressOf } from '../../../src/core/contract.ts'
import { profileCalls } from '../../../src/core/profile/profile.ts'
import { secondFactorCalls } from '../../../src/core/second-factor/calls.ts'
import { userCalls } from '../../../src/core/users/calls.ts'
import { addMember } from '../../support/add-member.ts'
import { paths } from '../../support/paths.ts'
import { newKey } from '../raffles/support.ts'
import { startApi } from '../support.ts'

const api = await startApi({ orders: 0 })
after(() => api.close())
const [, , , , owner, staff, agent] = seedPeople
const ternCove = seedOrganizations.ternCove.id
const later = (seconds: number) => {
  api.now = new Date(api.now.getTime() + seconds * 1000)
}
const data = (answer: { json: unknown }) => (answer.json as { data: Record<string, unknown> }).data
const post = (path: string, body: object, token?: string) =>
  api.ask('POST', path, { body, ...(token && { token }), headers: newKey() })
const first = (email: string, password = demoPassword) => post(paths.session, { email, password })
const second = async (challenge: unknown, code: string) => {
  const answer = await post(secondFactorCalls.signIn.path, { challenge, code })
  return answer.errors[0]?.code ?? answer.status
}
const challengeOf = async (email: string) => data(await first(email)).challenge
const secretOf = async (email: string) => {
  const own = api.db
    .selectFrom('secondFactors')
    .innerJoin('users', 'users.id', 'userId')
    .select('secret')
  return (await own.where('email', '=', email).executeTakeFirstOrThrow()).secret
}
const codeOf = async (email: string, beside = 0) =>
  codeAt(await secretOf(email), stepAt(api.now) + beside)

/** Sets one up. @returns the token, and the recovery codes */
async function withFactor(email: string) {
  const token = await api.signIn('account owner', email)
  const password = { password: demoPassword }
  assert.equal((await post(secondFactorCalls.begin.path, password, token)).status, 200)
  const code = await codeOf(email)
  const confirmed = await post(secondFactorCalls.confirm.path, { code }, token)
  assert.equal(confirmed.status, 200, confirmed.text)
  return { token, recovery: data(confirmed).recoveryCodes as string[], code }
}

/** One letter to them, and one entry of the log, with no key and no code in it. */
async function toldOf(
  who: { id: string; email: string },
  subject: string,
  action: 'second-factor-added' | 'recovery-codes-renewed',
) {
  const letters = await api.db
    .selectFrom('emails')
    .select('textBody')
    .where('recipient', '=', who.email)
    .where('subject', '=', subject)
    .execute()
  assert.equal(letters.length, 1)
  const logged = await api.db
    .selectFrom('activity')
    .select(['before', 'after'])
    .where('subjectId', '=', who.id)
    .where('action', '=', action)
    .execute()
  assert.deepEqual(logged, [{ before: null, after: null }], 'no key, no code')
}

test('codes are those of RFC 6238, appendix B', () => {
  const secret = Buffer.from('12345678901234567890')
  const vectors = [
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ] as const
  for (const [seconds, code] of vectors)
    assert.equal(codeAt(secret, stepAt(new Date(seconds * 1000)), 8), code)
})

test('nothing is asked for before a code was confirmed; then a password alone lets nobody in', async () => {
  const { email, id } = owner!
  const token = await api.signIn('account owner', email)
  const wrong = await post(secondFactorCalls.begin.path, { password: 'Wrong-Password-1' }, token)
  assert.equal(wrong.errors[0]?.code, 'password-wrong')
  await post(secondFactorCalls.begin.path, { password: demoPassword }, token)
  const guess = await post(secondFactorCalls.confirm.path, { code: '000000' }, token)
  assert.equal(guess.errors[0]?.code, 'code-wrong')
  assert.equal((await first(email)).status, 201)

  const { recovery } = await withFactor(email)
  assert.equal(new Set(recovery).size, 10)
  const answered = await first(email)
  assert.equal(answered.status, 200)
  assert.deepEqual(Object.keys(data(answered)), ['challenge', 'expiresAt'])
  const again = await post(secondFactorCalls.begin.path, { password: demoPassword }, token)
  assert.equal(again.errors[0]?.code, 'second-factor-there')
  const profile = data(await api.ask('GET', profileCalls.get.path, { token }))
  assert.deepEqual([profile.secondFactor, profile.recoveryCodesLeft], [true, 10])
  await toldOf({ id, email }, 'A second factor was set up', 'second-factor-added')
})

test('a code is taken once, no earlier one after it, and a challenge signs in once', async () => {
  const { email } = owner!
  later(60)
  const challenge = await challengeOf(email)
  const code = await codeOf(email)
  assert.equal(await second(challenge, '000000'), 'code-wrong')
  assert.equal(await second(challenge, `${code.slice(0, 3)} ${code.slice(3)}`), 201)
  assert.equal(await second(challenge, await codeOf(email, 1)), 'second-step-over')
  assert.equal(await second(await challengeOf(email), code), 'code-used')
  assert.equal(await second(await challengeOf(email), await codeOf(email, -1)), 'code-used')
  later(60)
  const next = await codeOf(email)
  const both = [await challengeOf(email), await challengeOf(email)]
  const said = await Promise.all(both.map(each => second(each, next)))
  assert.deepEqual(said.map(String).sort(), ['201', 'code-used'], 'at once')
})

test('a challenge ends after minutes, and with its password', async () => {
  const { email } = owner!
  later(60)
  const old = await challengeOf(email)
  later(301)
  assert.equal(await second(old, await codeOf(email)), 'second-step-over')
  const open = await challengeOf(email)
  await api.db
    .updateTable('users')
    .set({ passwordHash: 'scrypt$2$1$1$AAAA$AAAA' })
    .where('email', '=', email)
    .execute()
  assert.equal(await second(open, await codeOf(email)), 'second-step-over')
})

test('a recovery code stands in once, and the log says so', async () => {
  const { email, id } = staff!
  const { recovery, token } = await withFactor(email)
  const [code = '', other = ''] = recovery
  assert.equal(await second(await challengeOf(email), code.toLowerCase()), 201)
  assert.equal(await second(await challengeOf(email), code), 'code-wrong')
  const profile = data(await api.ask('GET', profileCalls.get.path, { token }))
  assert.equal(profile.recoveryCodesLeft, 9)
  const logged = await api.db
    .selectFrom('activity')
    .select('action')
    .where('subjectId', '=', id)
    .where('action', '=', 'recovery-code-used')
    .execute()
  assert.equal(logged.length, 1)

  const remove = (body: object) => post(secondFactorCalls.remove.path, body, token)
  const alone = await remove({ password: demoPassword, code: '000000' })
  assert.equal(alone.errors[0]?.code, 'code-wrong', 'the password alone')
  const guessed = await remove({ password: 'Wrong-Password-1', code: other })
  assert.equal(guessed.errors[0]?.code, 'password-wrong', 'the code alone')
  assert.equal((await remove({ password: demoPassword, code: other })).status, 204)
  assert.equal((await first(email)).status, 201, 'by the password')
})

test('other recovery codes take password and code; those of before end at once, and a letter tells it', async () => {
  const { email, id } = await addMember(api, { organizationId: ternCove, roles: ['account owner'] })
  const { token, recovery } = await withFactor(email)
  const renew = (body: object) => post(secondFactorCalls.renewCodes.path, body, token)
  const [code = '', other = ''] = recovery
  const alone = await renew({ password: demoPassword, code: '000000' })
  assert.equal(alone.errors[0]?.code, 'code-wrong', 'the password alone')
  const guessed = await renew({ password: 'Wrong-Password-1', code })
  assert.equal(guessed.errors[0]?.code, 'password-wrong', 'the code alone')
  const renewed = await renew({ password: demoPassword, code })
  assert.equal(renewed.status, 200, renewed.text)
  assert.equal(renewed.headers.get('cache-control'), 'no-store')
  const fresh = data(renewed).recoveryCodes as string[]
  assert.equal(new Set([...fresh, ...recovery]).size, 20)
  assert.equal(await second(await challengeOf(email), other), 'code-wrong', 'one of before')
  assert.equal(await second(await challengeOf(email), fresh[0] ?? ''), 201)
  await toldOf({ id, email }, 'Your recovery codes were replaced', 'recovery-codes-renewed')
  const { email: plain } = await addMember(api, {
    organizationId: ternCove,
    roles: ['account owner'],
  })
  const without = await api.signIn('account owner', plain)
  const none = await post(
    secondFactorCalls.renewCodes.path,
    { password: demoPassword, code: '000000' },
    without,
  )
  assert.equal(none.errors[0]?.code, 'second-factor-missing')
})

test('whoever went on to another network gives password and code there, and is answered', async () => {
  const { email } = await addMember(api, { organizationId: ternCove, roles: ['account owner'] })
  const { token } = await withFactor(email)
  later(60)
  const answer = await api.ask('POST', secondFactorCalls.remove.path, {
    token,
    body: { password: demoPassword, code: await codeOf(email) },
    headers: { 'x-forwarded-for': '203.0.113.77' },
  })
  assert.equal(answer.status, 204, answer.text)
})

test('codes are guessed at five times, whatever challenge they are beside; then one waits', async () => {
  const { email } = agent!
  const { token } = await withFactor(email)
  later(60)
  const said = []
  for (let index = 0; index < 7; index += 1)
    said.push(await second(await challengeOf(email), `00000${index}`))
  const wrong = Array.from({ length: 5 }, () => 'code-wrong')
  assert.deepEqual(said, [...wrong, 'too-many-attempts', 'too-many-attempts'])
  assert.equal(await second(await challengeOf(email), await codeOf(email)), 'too-many-attempts')
  // Nor by the way that takes it away, on a machine that is left open, however often the password is given.
  const removed = await post(
    secondFactorCalls.remove.path,
    { password: demoPassword, code: await codeOf(email) },
    token,
  )
  assert.equal(removed.errors[0]?.code, 'too-many-attempts')
  later(300)
  assert.equal(await second(await challengeOf(email), await codeOf(email)), 201)
})

test('an account owner takes it away where its person belongs first, and nobody else does', async () => {
  const { email, id } = staff!
  const { token } = await withFactor(email)
  const organizationId = ternCove
  const path = `${addressOf(userCalls.change.path, { id })}?organizationId=${organizationId}`
  const by = async (asking: string) => {
    const read = await api.ask('GET', path, { token: asking })
    const { version = 1 } = data(read) ?? {}
    const body = { version, resetSecondFactor: true }
    const answer = await api.ask('PATCH', path, { token: asking, body })
    return answer.errors[0]?.code ?? answer.status
  }
  const { email: other } = await addMember(api, { organizationId, roles: ['account owner'] })
  const colleague = await api.signIn('account owner', other)
  const home = (of: string) =>
    api.db.updateTable('users').set({ organizationId: of }).where('id', '=', id).execute()
  assert.equal(await by(token), 'not-allowed', 'a raffle admin')
  assert.equal(await by(await api.signIn('Agent Manager')), 'not-found', 'no agent of theirs')
  await home(seedOrganizations.saltmarsh.id)
  assert.equal(await by(colleague), 'role-factor-elsewhere')
  await home(organizationId)
  assert.equal(await by(colleague), 200)
  assert.equal(await by(colleague), 'no-factor')
  assert.equal((await api.ask('GET', paths.session, { token })).status, 401)
  assert.equal((await first(email)).status, 201)
})

test('the first code of a new key is guessed at no oftener', async () => {
  const { email } = await addMember(api, {
    organizationId: seedOrganizations.ternCove.id,
    roles: ['account owner'],
  })
  const token = await api.signIn('account owner', email)
  await post(secondFactorCalls.begin.path, { password: demoPassword }, token)
  const said = []
  for (let index = 0; index < 7; index += 1) {
    const guess = await post(secondFactorCalls.confirm.path, { code: `00000${index}` }, token)
    said.push(guess.errors[0]?.code)
  }
  assert.deepEqual(said.slice(4), ['code-wrong', 'too-many-attempts', 'too-many-attempts'])
})
