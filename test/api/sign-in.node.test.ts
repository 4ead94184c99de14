import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { demoPassword, seedPeople } from '../../demo/api/seed/people.ts'
import { seed } from '../../demo/api/seed/seed.ts'
import { hashPassword, verifyPassword } from '../../demo/api/session/password.ts'
import { clearOld } from '../../demo/api/system/housekeeping.ts'
import { paths } from '../../src/core/paths.ts'
import { throwawayDatabase } from '../database/throwaway.ts'
import { startApi } from './support.ts'

const api = await startApi()
after(() => api.close())

function attempt(email: string, password: string, address: string) {
  const headers = { 'x-forwarded-for': `10.9.9.9, ${address}` }
  return api.ask('POST', paths.session, { body: { email, password }, headers })
}

test('after ten failures the eleventh attempt waits, though its password is right', async () => {
  const { email } = seedPeople[5]!
  const attempts = Array.from({ length: 10 }, () => attempt(email, 'Wrong-Password-1', '192.0.2.1'))
  for (const { status } of await Promise.all(attempts)) assert.equal(status, 401)
  const refused = await attempt(email, demoPassword, '192.0.2.1')
  assert.equal(refused.status, 429)
  const seconds = Number(refused.headers.get('retry-after'))
  assert.ok(seconds > 0 && seconds <= 900)
  assert.match(refused.errors[0]?.message ?? '', new RegExp(`${seconds} seconds`))

  assert.equal((await attempt(email, demoPassword, '192.0.2.2')).status, 201, 'from elsewhere')
  assert.equal(
    (await attempt(seedPeople[6]!.email, demoPassword, '192.0.2.1')).status,
    201,
    'another person',
  )

  api.now = new Date(api.now.getTime() + (seconds + 1) * 1000)
  assert.equal((await attempt(email, demoPassword, '192.0.2.1')).status, 201, 'after the wait')
})

test('attempts made all at once do not slip past the limit', async () => {
  const attempts = Array.from({ length: 30 }, () =>
    attempt(seedPeople[7]!.email, 'Wrong-Password-1', '192.0.2.3'),
  )
  const statuses = (await Promise.all(attempts)).map(answer => answer.status)
  assert.equal(statuses.filter(status => status === 401).length, 10)
  assert.equal(statuses.filter(status => status === 429).length, 20)
})

test('a success forgets the failures before it', async () => {
  const { email } = seedPeople[8]!
  for (let round = 0; round < 2; round += 1) {
    for (let index = 0; index < 9; index += 1) {
      assert.equal((await attempt(email, 'Wrong-Password-1', '192.0.2.4')).status, 401)
    }
    assert.equal((await attempt(email, demoPassword, '192.0.2.4')).status, 201)
  }
})

test('a suspended person is out at once, and cannot come back', async () => {
  const person = seedPeople[9]!
  const token = await api.signIn('Data Processing')
  await api.db
    .updateTable('users')
    .set({ suspendedAt: api.now })
    .where('id', '=', person.id)
    .execute()
  assert.equal((await api.ask('GET', paths.session, { token })).status, 401)
  assert.equal((await attempt(person.email, demoPassword, '192.0.2.5')).status, 401)
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
  const count = async () =>
    (await api.db.selectFrom('signInAttempts').select('id').execute()).length
  assert.ok((await count()) > 10)
  await clearOld(api.db, new Date(api.now.getTime() + 86_400_000 - 1000))
  assert.ok((await count()) > 0)
  await clearOld(api.db, new Date(api.now.getTime() + 86_400_000 + 1000))
  assert.equal(await count(), 0)
  assert.equal((await api.ask('GET', paths.session, { token })).status, 200)
  await clearOld(api.db, new Date(api.now.getTime() + 40 * 86_400_000))
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

test('a seeded person’s password is hashed at the product’s cost, and lets them in', async () => {
  const { database } = await throwawayDatabase('tables')
  const seeded = seed(database.db, { orders: 0, onProgress: () => {} })
  const users = await seeded
    .then(() => database.db.selectFrom('users').select('passwordHash').execute())
    .finally(() => database.close())
  assert.equal(users.length, seedPeople.length)
  assert.ok(users.every(user => /^scrypt\$32768\$8\$3\$/.test(user.passwordHash)))
  assert.equal(new Set(users.map(user => user.passwordHash)).size, users.length)
  const [{ passwordHash } = { passwordHash: '' }] = users
  const { id, email } = seedPeople[6]!
  await api.db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute()
  assert.equal((await attempt(email, 'Wrong-Password-1', '192.0.2.6')).status, 401)
  assert.equal((await attempt(email, demoPassword, '192.0.2.6')).status, 201)
})

test('a password is known by its hash, whatever the composition of its accents', async () => {
  const hash = await hashPassword('Étoile-du-Nord-9'.normalize('NFD'))
  assert.equal(await verifyPassword('Étoile-du-Nord-9'.normalize('NFC'), hash), true)
  assert.equal(await verifyPassword('Etoile-du-Nord-9', hash), false)
  assert.equal(await verifyPassword('Etoile-du-Nord-9', null), false)
})
