/** Passwords set anew: who learns what, what ends with them, and what is tried with the links. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { demoPassword, seedPeople } from '../../../demo/api/seed/people.ts'
import type { ActivityAction } from '../../../src/core/activity/activity.ts'
import { resetCalls } from '../../../src/core/one-time-links/reset-calls.ts'
import { paths } from '../../support/paths.ts'
import { quickHash } from '../../support/quick-password.ts'
import { until } from '../../support/until.ts'
import { startApi } from '../support.ts'

const api = await startApi({ orders: 0 })
after(() => api.close())
const [, , , , owner, staff, agent, seller] = seedPeople
const chosen = 'Quiet-Anchor-77'
const later = (minutes: number) => {
  api.now = new Date(api.now.getTime() + minutes * 60_000)
}
let asked = 0
const from = (address?: string) => {
  asked += 1
  return { 'x-forwarded-for': address ?? `198.51.100.${asked}` }
}
const request = (email: string, address?: string) =>
  api.ask('POST', resetCalls.request.path, { body: { email }, headers: from(address) })
const look = async (token: string) => {
  const { json } = await api.ask('POST', resetCalls.look.path, { body: { token } })
  return (json as { data: { state: string } }).data.state
}
const use = async (token: string, password = chosen, more: object = {}) => {
  const answer = await api.ask('POST', resetCalls.use.path, {
    body: { token, password, ...more },
  })
  return answer.errors[0]?.code ?? answer.status
}
const signIn = async (email: string, password: string) => {
  const body = { email, password }
  return (await api.ask('POST', paths.session, { body, headers: from() })).status
}

/** Beside those of the seed. */
async function mailsTo(email: string) {
  return api.db
    .selectFrom('emails')
    .select(['subject', 'textBody'])
    .where('recipient', '=', email)
    .where('subject', 'like', '%password%')
    .orderBy('sentAt')
    .execute()
}

/** Asks, and opens the mail. */
async function linkFor(email: string): Promise<string> {
  later(1)
  assert.equal((await request(email)).status, 204)
  const mail = (await mailsTo(email)).at(-1)
  return /reset-password\?token=(rdl_[\w-]{43})\s/.exec(mail?.textBody ?? '')?.[1] ?? ''
}

async function logged(userId: string): Promise<ActivityAction[]> {
  const rows = await api.db
    .selectFrom('activity')
    .select('action')
    .where('subjectId', '=', userId)
    .where('action', 'in', ['reset-requested', 'password-reset', 'link-refused'])
    .orderBy('sequence')
    .execute()
  return rows.map(({ action }) => action as ActivityAction)
}

test('a link sets a password once, ends every session, and its person is told', async () => {
  const { email, id } = staff!
  const token = await api.signIn('raffle admin')
  const link = await linkFor(email)
  assert.equal(await look(link), 'good')
  assert.equal(await use(link, 'too-weak'), 'invalid', 'a password that is refused leaves it good')
  assert.equal(await use(link), 204)
  assert.equal((await api.ask('GET', paths.session, { token })).status, 401)
  assert.equal(await signIn(email, demoPassword), 401)
  assert.equal(await signIn(email, chosen), 201)
  assert.ok((await mailsTo(email)).some(({ subject }) => /was changed/.test(subject)))

  assert.equal(await use(link, 'Another-Anchor-78'), 'link-used')
  assert.equal(await look(link), 'used')
  assert.equal(await signIn(email, chosen), 201)
  assert.deepEqual(await logged(id), [
    'reset-requested',
    'password-reset',
    'link-refused',
    'link-refused',
  ])
})

test('a new password ends the wait that wrong ones had earned', async () => {
  const { email } = seedPeople[7]!
  for (let time = 0; time < 13; time += 1) {
    later(6)
    assert.equal(await signIn(email, 'Mistyped-Anchor-1'), 401)
  }
  const link = await linkFor(email)
  assert.equal(await signIn(email, demoPassword), 429)
  assert.equal(await use(link), 204)
  assert.equal(await signIn(email, chosen), 201)
})

test('a link ends after an hour, and with any change of the password', async () => {
  const { email, id } = agent!
  const old = await linkFor(email)
  later(59)
  assert.equal(await look(old), 'good')
  later(1)
  assert.equal(await use(old), 'link-expired')

  const [first, second] = [await linkFor(email), await linkFor(email)]
  assert.equal(await use(second), 204)
  assert.equal(await use(first), 'link-revoked', 'the other one')
  const third = await linkFor(email)
  const passwordHash = await quickHash('Changed-Elsewhere-1')
  await api.db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute()
  assert.equal(await use(third), 'link-revoked', 'changed on the profile, or by hand')
  assert.equal(await signIn(email, chosen), 401)
})

test('a link is its own person’s, whatever stands beside it', async () => {
  const link = await linkFor(seller!.email)
  const beside = { userId: owner!.id, email: owner!.email, roles: ['RB admin'] }
  assert.equal(await use(link, chosen, beside), 'not-writable')
  assert.equal(await use(link), 204)
  assert.equal(await signIn(owner!.email, demoPassword), 201)
  for (const wrong of [`rdl_${'A'.repeat(43)}`, link.replace(/.$/, '_')])
    assert.equal(await use(wrong), 'link-unknown')
  const session = await api.signIn()
  assert.equal(await use(session), 'invalid', 'a session’s token is no link')
})

test('nobody learns by the answer, nor by its time, whether an address has an account', async () => {
  const answered = async (email: string) => {
    const { status, text, headers } = await request(email)
    return {
      status,
      text,
      length: headers.get('content-length'),
      retry: headers.get('retry-after'),
    }
  }
  const ofSomebody: unknown[] = []
  const ofNobody: unknown[] = []
  for (let time = 0; time < 7; time += 1) {
    ofSomebody.push(await answered(seedPeople[8]!.email))
    ofNobody.push(await answered('nobody@terncove.example'))
  }
  assert.deepEqual(ofSomebody, ofNobody)
  assert.equal((await mailsTo('nobody@terncove.example')).length, 0)

  // Whoever has the table of people to themselves lets nobody look anybody up.
  const holder = await api.pool.connect()
  await holder.query('begin; lock table users in access exclusive mode')
  const answers = () =>
    api.log.filter(({ route, status }) => route === resetCalls.request.path && status === 204)
      .length
  const before = answers()
  const both = [request(owner!.email), request('nobody-else@terncove.example')]
  await until(() => answers() === before + 2)
  await holder.query('rollback')
  holder.release()
  await Promise.all(both)
  assert.equal((await mailsTo(owner!.email)).length, 1)
})

test('nobody asks for too much, and whoever is suspended is sent nothing', async () => {
  const address = '203.0.113.7'
  const statuses: number[] = []
  for (let index = 0; index < 41; index += 1)
    statuses.push((await request(`crowd-${index}@example.org`, address)).status)
  assert.deepEqual(new Set(statuses.slice(0, 40)), new Set([204]))
  assert.equal(statuses[40], 429)
  later(61)
  assert.equal((await request('crowd-0@example.org', address)).status, 204)

  const { email, id } = seedPeople[9]!
  const link = await linkFor(email)
  await sql`update users set suspended_at = ${api.now} where id = ${id}`.execute(api.db)
  await request(email)
  assert.equal((await mailsTo(email)).length, 1)
  assert.equal(await use(link), 204)
  assert.equal(await signIn(email, chosen), 403)
})
