/** What somebody sets about themselves: nobody's but their own, and what ends with it. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { demoPassword, seedPeople } from '../../../demo/api/seed/people.ts'
import { addressOf } from '../../../src/core/contract.ts'
import { deviceOf } from '../../../src/core/profile/device.ts'
import { type OwnSession, type Profile, profileCalls } from '../../../src/core/profile/profile.ts'
import { paths } from '../../support/paths.ts'
import { newKey } from '../raffles/support.ts'
import { startApi } from '../support.ts'

const api = await startApi({ orders: 0 })
after(() => api.close())
const [, , , , owner, staff, agent] = seedPeople
const chosen = 'Quiet-Anchor-77'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'

const signIn = async (email: string, password = demoPassword, agentName = firefox) => {
  const body = { email, password }
  const headers = { 'user-agent': agentName }
  const answer = await api.ask('POST', paths.session, { body, headers })
  return { status: answer.status, token: (answer.json as { data?: { token: string } }).data?.token }
}
const tokenOf = async (email: string) => (await signIn(email)).token ?? assert.fail('not let in')
const isIn = async (token: string) =>
  (await api.ask('GET', paths.session, { token })).status === 200
const sessionsOf = async (token: string) => {
  const { json } = await api.ask('GET', profileCalls.sessions.path, { token })
  return (json as { data: OwnSession[] }).data
}
const change = (token: string, password: string, newPassword: string, headers = newKey()) =>
  api.ask('POST', profileCalls.changePassword.path, {
    token,
    body: { password, newPassword },
    headers,
  })
const actionsOf = async (userId: string) => {
  const rows = await api.db
    .selectFrom('activity')
    .select('action')
    .where('subjectId', '=', userId)
    .orderBy('sequence')
    .execute()
  return rows.map(({ action }) => action).filter(action => action !== 'signed-in')
}

test('a password is changed by whoever knows it: other sessions end, this one stays, a letter says so', async () => {
  const { email, id } = staff!
  const [here, there] = [await tokenOf(email), await tokenOf(email)]
  const wrong = await change(here, 'Lantern-Harbour-51', chosen)
  assert.deepEqual(wrong.errors[0]?.code, 'password-wrong')
  assert.deepEqual(wrong.errors[0]?.field, 'password')
  const same = await change(here, demoPassword, demoPassword)
  assert.deepEqual(same.errors[0]?.field, 'newPassword')
  assert.ok(await isIn(there), 'what is refused ends nothing')

  const headers = newKey()
  assert.equal((await change(here, demoPassword, chosen, headers)).status, 204)
  assert.equal((await change(here, demoPassword, chosen, headers)).status, 204, 'answer was lost')
  assert.deepEqual([await isIn(here), await isIn(there)], [true, false])
  assert.equal((await signIn(email)).status, 401, 'the former one')
  assert.equal((await signIn(email, chosen)).status, 201)
  const letters = await api.db
    .selectFrom('emails')
    .select('textBody')
    .where('recipient', '=', email)
    .where('subject', '=', 'Your password was changed')
    .execute()
  assert.equal(letters.length, 1)
  assert.match(letters[0]?.textBody ?? '', /signed out everywhere else/)
  assert.deepEqual(await actionsOf(id), ['refused', 'password-changed', 'sign-in-failed'])
})

test('a token from before the password was changed elsewhere changes nothing', async () => {
  const { email } = agent!
  const [here, stale] = [await tokenOf(email), await tokenOf(email)]
  assert.equal((await change(here, demoPassword, chosen)).status, 204)
  const { status } = await api.ask('PATCH', profileCalls.change.path, {
    token: stale,
    body: { version: 1, name: 'Somebody Else' },
  })
  assert.equal(status, 401)
  assert.equal((await change(stale, chosen, 'Other-Anchor-78')).status, 401)
})

test('the current password is guessed at no oftener than by signing in', async () => {
  const token = await tokenOf(owner!.email)
  const statuses = []
  for (let index = 0; index < 7; index += 1)
    statuses.push((await change(token, `Wrong-Password-${index}`, chosen)).status)
  assert.deepEqual(statuses, [422, 422, 422, 422, 422, 429, 429])
  api.now = new Date(api.now.getTime() + 300_000)
})

test('sessions are told by device, organization and use, and nobody ends another person’s', async () => {
  const { email } = owner!
  const here = await tokenOf(email)
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1'
  const there = (await signIn(email, demoPassword, iPhone)).token ?? ''
  const started = api.now.toISOString()
  api.now = new Date(api.now.getTime() + 10 * 60_000)
  await isIn(here)
  const told = await sessionsOf(here)
  const [own, other] = told
  assert.deepEqual([own?.isThis, own?.browser, own?.system], [true, 'Firefox', 'Windows'])
  assert.equal(own?.startedAt, started)
  assert.equal(own?.lastUsedAt, api.now.toISOString(), 'used ten minutes later')
  const phone = told.find(({ system }) => system === 'iPhone')
  assert.deepEqual([phone?.isThis, phone?.browser, phone?.lastUsedAt], [false, 'Safari', started])
  assert.equal(other?.organizationName, 'Tern Cove Hospice Society')

  const end = (token: string, id: string) =>
    api.ask('DELETE', addressOf(profileCalls.endSession.path, { id }), { token })
  const stranger = await api.signIn('RB admin')
  assert.equal((await end(stranger, phone?.id ?? '')).status, 404)
  assert.equal((await end(here, randomUUID())).status, 404)
  assert.ok(await isIn(there))
  assert.equal((await end(here, phone?.id ?? '')).status, 204)
  assert.deepEqual([await isIn(here), await isIn(there)], [true, false])
  assert.equal((await end(here, phone?.id ?? '')).status, 404, 'it is over')

  const last = await api.ask('DELETE', profileCalls.endSessions.path, { token: here })
  assert.equal(last.status, 200)
  assert.equal(await isIn(here), false)
  const actions = await actionsOf(owner!.id)
  assert.deepEqual(actions.slice(-2), ['session-ended', 'signed-out-everywhere'])
})

test('what is chosen goes along to another device, and what was never chosen leaves each its own', async () => {
  const token = await tokenOf(owner!.email)
  const userOf = async () =>
    ((await api.ask('GET', paths.session, { token })).json as { data: Partial<Profile> }).data
  const before = await userOf()
  assert.deepEqual([before.language, before.theme], [null, null])
  const body = { version: 1, theme: 'dark', name: 'Marguerite Doucette-Roy' }
  const { status } = await api.ask('PATCH', profileCalls.change.path, { token, body })
  assert.equal(status, 200)
  const { language, theme, name } = await userOf()
  assert.deepEqual([language, theme, name], [null, 'dark', 'Marguerite Doucette-Roy'])
})

test('devices are called as people know them', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
  assert.deepEqual(deviceOf(`${windows} Chrome/137.0.0.0 Safari/537.36 Edg/137.0`), {
    browser: 'Edge',
    system: 'Windows',
  })
  const android = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/137 Mobile Safari/537'
  assert.deepEqual(deviceOf(android), { browser: 'Chrome', system: 'Android' })
  assert.deepEqual(deviceOf(undefined), { browser: null, system: null })
})
