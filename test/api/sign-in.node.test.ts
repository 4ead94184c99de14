import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import type { Refusal } from '../../demo/api/http/refusal.ts'
import { createTurns } from '../../demo/api/http/turns.ts'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import { demoPassword, seedPeople } from '../../demo/api/seed/people.ts'
import { seed } from '../../demo/api/seed/seed.ts'
import { beginAttempt, networkDigest } from '../../demo/api/session/attempts.ts'
import { hashPassword, verifyPassword } from '../../demo/api/session/password.ts'
import { clearOld } from '../../demo/api/system/housekeeping.ts'
import { formatRoughDuration } from '../../src/core/format/durations.ts'
import { throwawayDatabase } from '../database/throwaway.ts'
import { inFull } from '../support/full.ts'
import { paths } from '../support/paths.ts'
import { soak } from '../support/soak.ts'
import { until } from '../support/until.ts'
import { startApi, tokenOf } from './support.ts'

const api = await startApi()
after(() => api.close())

function attempt(email: string, password: string, address: string) {
  const headers = { 'x-forwarded-for': `10.9.9.9, ${address}` }
  return api.ask('POST', paths.session, { body: { email, password }, headers })
}

const wrong = 'Wrong-Password-1'
const productCost = /^scrypt\$32768\$8\$3\$/
const fail = (email: string, address: string) => attempt(email, wrong, address)
const pass = (email: string, address: string) => attempt(email, demoPassword, address)
const statusesOf = async (attempts: ReturnType<typeof attempt>[]) =>
  (await Promise.all(attempts)).map(({ status }) => status)
const count = (statuses: number[], status: number) =>
  statuses.filter(each => each === status).length
const later = (milliseconds: number) => {
  api.now = new Date(api.now.getTime() + milliseconds)
}
const [, , , , owner, staff, agent, seller, manager] = seedPeople.map(({ email }) => email)

test('forty addresses with five tries each get five tries at an account together, then a growing wait', async () => {
  const statuses = []
  const waits: number[] = []
  for (let index = 0; index < 200; index += 1) {
    const answer = await fail(staff!, `198.51.${index % 40}.7`)
    statuses.push(answer.status)
    if (answer.status !== 429) continue
    const seconds = Number(answer.headers.get('retry-after'))
    waits.push(seconds)
    assert.ok(answer.errors[0]?.message.includes(formatRoughDuration(seconds, 'en')), answer.text)
    if (waits.length % 10 === 0) later(seconds * 1000)
  }
  const told = [...new Set(waits)]
  assert.deepEqual(told, [2, 4, 8, 16, 32, 64, 128, 256, 300])
  assert.ok(count(statuses, 401) < 5 + 20, `${count(statuses, 401)} tries`)
  // Whoever waits as told gets in, at most five minutes later.
  assert.equal((await pass(staff!, '192.0.2.77')).status, 429)
  later(300_000)
  assert.equal((await pass(staff!, '192.0.2.77')).status, 201)
})

test('the true owner gets in from where they were before, while others try', async () => {
  assert.equal((await pass(owner!, '192.0.2.1')).status, 201)
  for (let index = 0; index < 30; index += 1) await fail(owner!, `198.51.100.${index}`)
  assert.equal((await pass(owner!, '203.0.113.9')).status, 429, 'from elsewhere')
  assert.equal((await pass(owner!, '192.0.2.1')).status, 201)
  for (let index = 0; index < 5; index += 1) {
    assert.equal((await fail(owner!, '192.0.2.1')).status, 401)
  }
  assert.equal((await pass(owner!, '192.0.2.1')).status, 429, 'their own tries count there')
  later(2000)
  assert.equal((await pass(owner!, '192.0.2.1')).status, 201)
  assert.equal((await fail(owner!, '192.0.2.1')).status, 401, 'a success forgets what was before')
})

test('an account that does not exist is answered alike, try by try', async () => {
  const told = async (email: string) => {
    const answers = []
    for (let index = 0; index < 8; index += 1) {
      const { status, text, headers } = await fail(email, `198.51.100.${index}`)
      answers.push({ status, text, wait: headers.get('retry-after') })
    }
    return answers
  }
  assert.deepEqual(await told('nobody@terncove.example'), await told(seedPeople[10]!.email))
})

test('attempts made all at once do not slip past the limit, and no good one among them is refused', async () => {
  const many = Array.from({ length: soak ? 1000 : 60 }, (_, index) =>
    fail(agent!, `198.51.${index % 200}.1`),
  )
  const statuses = await statusesOf(many)
  assert.equal(count(statuses, 401), 5)
  assert.equal(count(statuses, 429), many.length - 5)

  const good = await statusesOf(
    Array.from({ length: soak ? 200 : 40 }, (_, index) => pass(seller!, `198.51.${index % 20}.9`)),
  )
  assert.equal(count(good, 201), good.length, 'one account in many places')
  const office = seedPeople.slice(10, 14).flatMap(({ email }) => [email, email, email])
  later(300_000)
  const together = await statusesOf(office.map(email => pass(email, '192.0.2.55')))
  assert.equal(count(together, 201), together.length, 'an office at nine o’clock')
})

/** So many failures from one address, each on another account. */
async function spray(address: string, failures: number) {
  const rows = Array.from({ length: failures }, (_, index) => ({
    emailDigest: Buffer.from(`spray-${index}`),
    addressDigest: networkDigest(address),
    attemptedAt: api.now,
    outcome: 'failed' as const,
  }))
  await api.db.insertInto('signInAttempts').values(rows).execute()
}

/** People like one of the seed's, whose passwords cost little to check, as those of nobody don't. */
async function addPeople(count: number) {
  const of = (email: string) => api.db.selectFrom('users').selectAll().where('email', '=', email)
  const like = await of(seedPeople[11]!.email).executeTakeFirstOrThrow()
  const emails = Array.from({ length: count }, (_, index) => `crowd-${index}@terncove.example`)
  const rows = emails.map(email => ({ ...like, id: randomUUID(), email }))
  await api.db.insertInto('users').values(rows).execute()
  return emails
}

/** Whether somebody is made to wait for a second while that is done. */
async function isSlowed(work: () => Promise<unknown>) {
  api.pauses.length = 0
  await work()
  return api.pauses.includes(1000)
}

test('failures behind one proxy slow the strangers there, and lock nobody out', async () => {
  const proxy = '203.0.113.200'
  const [known = '', stranger = ''] = [manager!, seedPeople[10]!.email]
  assert.equal((await pass(known, proxy)).status, 201)
  await spray(proxy, 200)
  const knownOne = () => pass(known, proxy)
  assert.equal((await knownOne()).status, 201, 'somebody who was here before')
  assert.equal(await isSlowed(knownOne), false)
  let newcomer = 0
  const slowed = await isSlowed(async () => {
    newcomer = (await pass(stranger, proxy)).status
  })
  assert.equal(newcomer, 201, 'somebody new')
  assert.ok(slowed, 'who is slowed')
  const crowd = await addPeople(16)
  const statuses = await statusesOf(crowd.map(email => fail(email, proxy)))
  assert.ok(count(statuses, 429) > 0 && count(statuses, 401) > 0, statuses.join())
  await api.db.deleteFrom('users').where('email', 'in', crowd).execute()
})

test('a crowd of strangers from one network is looked at one by one, and told to come back where it is long', async () => {
  const place = {
    db: api.db,
    now: () => api.now,
    pause: () => setImmediate(),
    turns: createTurns(),
  }
  let underWay = 0
  let most = 0
  const refused: Refusal[] = []
  const crowd = Array.from({ length: 80 }, async (_, index) => {
    const who = { email: `crowd-${index}@example.org`, address: `2001:db8:9:9::${index}` }
    const attempt = await beginAttempt(place, who).catch(reason => {
      refused.push(reason)
    })
    if (!attempt) return
    // Whoever leaves makes room in the line: nobody does before all have come.
    await until(() => refused.length === 30)
    underWay += 1
    most = Math.max(most, underWay)
    await setImmediate()
    underWay -= 1
    await attempt.settle('failed')
    attempt.leave()
  })
  await Promise.all(crowd)
  assert.deepEqual([refused.length, most], [30, 1])
  for (const reason of refused) assert.deepEqual([reason.status, reason.retryAfter], [429, 10])
  // Nobody elsewhere waits for them, and none of them is left in the way.
  const network = `network ${networkDigest('2001:db8:9:9::').toString('base64')}`
  assert.equal(place.turns.length(network), 0)
})

test('of an IPv6 address the first half counts, and what is no address is not taken for one', async () => {
  const email = seedPeople[12]!.email
  await spray('2001:db8:7:7::1', 200)
  assert.ok(await isSlowed(() => fail(email, '2001:DB8:7:7:ffff::2')))
  const headers = { 'x-forwarded-for': '10.9.9.9, [2001:db8:7:7::3]:4711' }
  const body = { email, password: wrong }
  assert.ok(await isSlowed(() => api.ask('POST', paths.session, { body, headers })))
  const digests = ['::ffff:192.0.2.7', '192.0.2.7'].map(networkDigest)
  assert.deepEqual(digests[0], digests[1])
  assert.notDeepEqual(networkDigest('2001:db8:7:8::1'), networkDigest('2001:db8:7:7::1'))
  const rows = () =>
    api.db
      .selectFrom('signInAttempts')
      .select('addressDigest')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  for (const garbage of ['', 'unknown', '1.2.3', '<b>', '256.1.1.1', '1::2::3']) {
    later(300_000)
    await fail(email, garbage)
    assert.deepEqual((await rows())?.addressDigest, networkDigest(''), garbage)
  }
})

test('signing in, failing and signing out stand in the log, without the password and few of many', async () => {
  const person = seedPeople[13]!
  const entries = async () =>
    (
      await api.db
        .selectFrom('activity')
        .select(['action', 'actorId', 'subjectId', 'before', 'after', 'organizationId'])
        .where('subjectId', '=', person.id)
        .where('subjectType', '=', 'user')
        .orderBy('sequence')
        .execute()
    ).filter(({ action }) => action.startsWith('sign'))
  const before = (await entries()).length
  for (let index = 0; index < 60; index += 1) {
    await fail(person.email, `198.51.100.${index}`)
    later(300_000)
  }
  const token = tokenOf(await pass(person.email, '192.0.2.90'))
  await api.ask('DELETE', paths.session, { token })
  const added = (await entries()).slice(before)
  assert.deepEqual(
    added.map(({ action, after }) => `${action} ${JSON.stringify(after)}`),
    [
      ...[1, 2, 3, 4, 5, 10, 20, 40].map(failures => `sign-in-failed {"failures":${failures}}`),
      'signed-in null',
      'signed-out null',
    ],
  )
  const [home] = person.organizations
  for (const { organizationId, actorId, action } of added) {
    assert.equal(organizationId, seedOrganizations[home].id)
    assert.equal(actorId, action === 'sign-in-failed' ? null : person.id)
  }
  assert.ok(!JSON.stringify(added).includes(wrong))
})

test('switching is told in both organizations', async () => {
  const { saltmarsh, ternCove } = seedOrganizations
  const token = tokenOf(await pass(owner!, '192.0.2.1'))
  await api.ask('POST', paths.sessionOrganization, {
    token,
    body: { organizationId: saltmarsh.id },
  })
  const newest = async (organizationId: string) =>
    (
      await api.db
        .selectFrom('activity')
        .select('action')
        .where('organizationId', '=', organizationId)
        .orderBy('sequence', 'desc')
        .limit(1)
        .executeTakeFirst()
    )?.action
  assert.equal(await newest(ternCove.id), 'signed-out')
  assert.equal(await newest(saltmarsh.id), 'signed-in')
})

test('a sign-out at the moment of a switch leaves no living token', async () => {
  const { saltmarsh } = seedOrganizations
  for (let round = 0; round < (soak ? 500 : 10); round += 1) {
    const token = tokenOf(await pass(owner!, '192.0.2.1'))
    const body = { organizationId: saltmarsh.id }
    const [switched, out, again] = await Promise.all([
      api.ask('POST', paths.sessionOrganization, { token, body }),
      api.ask('DELETE', paths.session, { token }),
      api.ask('POST', paths.sessionOrganization, { token, body }),
    ])
    assert.equal(out.status, 204, out.text)
    const tokens = [switched, again].flatMap(answer =>
      answer.status === 201 ? [tokenOf(answer)] : [],
    )
    for (const each of [token, ...tokens]) {
      const { status } = await api.ask('GET', paths.session, { token: each })
      assert.equal(status, 401, `round ${round}`)
    }
  }
})

test('a suspended person is out at once, and cannot come back: whoever has the password is told why', async () => {
  const person = seedPeople[9]!
  const token = await api.signIn('Data Processing')
  await api.db
    .updateTable('users')
    .set({ suspendedAt: api.now })
    .where('id', '=', person.id)
    .execute()
  assert.equal((await api.ask('GET', paths.session, { token })).status, 401)
  const refused = await attempt(person.email, demoPassword, '192.0.2.5')
  assert.deepEqual([refused.status, refused.errors[0]?.code], [403, 'access-suspended'])
  assert.equal((await attempt(person.email, 'wrong', '192.0.2.5')).status, 401)
})

test('a session ends after twelve hours', async () => {
  const token = await api.signIn('RB admin')
  const started = api.now
  api.now = new Date(started.getTime() + 12 * 3_600_000 - 1000)
  assert.equal((await api.ask('GET', paths.session, { token })).status, 200)
  api.now = new Date(started.getTime() + 12 * 3_600_000)
  assert.equal((await api.ask('GET', paths.session, { token })).status, 401)
})

test('what is old is cleared, what still counts is kept', async () => {
  const token = await api.signIn('RB admin')
  const countOf = async () =>
    (await api.db.selectFrom('signInAttempts').select('id').execute()).length
  assert.ok((await countOf()) > 10)
  await clearOld(api.db, new Date(api.now.getTime() + 86_400_000 - 1000))
  assert.ok((await countOf()) > 0)
  await clearOld(api.db, new Date(api.now.getTime() + 86_400_000 + 1000))
  const left = await api.db.selectFrom('signInAttempts').select('outcome').execute()
  assert.ok(left.length > 0 && left.every(({ outcome }) => outcome === 'succeeded'), 'who is known')
  assert.equal((await api.ask('GET', paths.session, { token })).status, 200)
  await clearOld(api.db, new Date(api.now.getTime() + 40 * 86_400_000))
  assert.equal(await countOf(), 0)
  assert.equal((await api.ask('GET', paths.session, { token })).status, 401)
})

test('neither passwords nor tokens are kept as they are', async () => {
  const token = await api.signIn('RB admin')
  const users = await api.db.selectFrom('users').select('passwordHash').execute()
  assert.ok(users.every(user => !user.passwordHash.includes(demoPassword)))
  assert.equal(new Set(users.map(user => user.passwordHash)).size, users.length)
  const sessions = await api.db.selectFrom('sessions').select('tokenHash').execute()
  assert.ok(!sessions.some(session => session.tokenHash.toString().includes(token)))
})

test('a password that was hashed at the product’s cost lets its person in', async () => {
  const { id, email } = seedPeople[6]!
  const passwordHash = await hashPassword(demoPassword)
  assert.match(passwordHash, productCost)
  await api.db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute()
  assert.equal((await attempt(email, 'Wrong-Password-1', '192.0.2.6')).status, 401)
  assert.equal((await attempt(email, demoPassword, '192.0.2.6')).status, 201)
})

inFull('every seeded person’s password is hashed at the product’s cost', async () => {
  const { database } = await throwawayDatabase('tables')
  const seeded = seed(database.jobs.db, { orders: 0, onProgress: () => {} })
  const users = await seeded
    .then(() => database.db.selectFrom('users').select('passwordHash').execute())
    .finally(() => database.close())
  assert.equal(users.length, seedPeople.length)
  assert.ok(users.every(user => productCost.test(user.passwordHash)))
  assert.equal(new Set(users.map(user => user.passwordHash)).size, users.length)
  const [{ passwordHash } = { passwordHash: '' }] = users
  assert.equal(await verifyPassword(demoPassword, passwordHash), true)
})

inFull('a password is known by its hash, whatever the composition of its accents', async () => {
  const hash = await hashPassword('Étoile-du-Nord-9'.normalize('NFD'))
  assert.equal(await verifyPassword('Étoile-du-Nord-9'.normalize('NFC'), hash), true)
  assert.equal(await verifyPassword('Etoile-du-Nord-9', hash), false)
  assert.equal(await verifyPassword('Etoile-du-Nord-9', null), false)
})
