/** What a charity's own server can do with its key: never more than its people may, and the log tells which key. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import * as v from 'valibot'
import { verifyActivity } from '../../demo/api/activity/verify.ts'
import {
  addKey,
  changeOrigins,
  type NewKey,
  revokeKey,
} from '../../demo/api/embed-keys/manage-keys.ts'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import { demoEmbedKey, otherEmbedKey, seedPeople } from '../../demo/api/seed/people.ts'
import { hashSecret, newSecret } from '../../demo/api/session/token.ts'
import { ActivitySchema } from '../../src/core/activity/activity.ts'
import { exclusionChecks } from '../../src/core/raffles/winners/winner.ts'
import { SessionUserSchema } from '../../src/core/session/user.ts'
import { paths, rafflePaths } from '../support/paths.ts'
import { until } from '../support/until.ts'
import {
  addPrize,
  addRaffle,
  dataOf,
  decide,
  endSales,
  openApi,
  pick,
  pickPath,
  prepareDraw,
  sell,
} from './draws/support.ts'
import { registerOrigin, tokenOf } from './support.ts'

const api = await openApi()
after(() => api.close())
const { ternCove, saltmarsh } = seedOrganizations
const origin = 'https://intranet.example'
const keyId = await registerOrigin(api, origin)
await registerOrigin(api, origin, otherEmbedKey)

const personIn = (role: string) =>
  seedPeople.find(({ roles }) => roles.some(each => each === role))!
const owner = personIn('account owner')
const everything = ['raffles:read', 'raffles:edit', 'raffles:draw', 'organization:switch']

function mint(change: object = {}, secret = demoEmbedKey) {
  const body = {
    person: { email: owner.email },
    role: 'account owner',
    organizationId: ternCove.id,
    origin,
    scopes: everything,
    ...change,
  }
  return api.ask('POST', paths.embedSessions, { token: secret, body })
}

const entriesOf = (organizationId: string) =>
  api.db
    .selectFrom('activity')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .orderBy('sequence')
    .execute()

/** What a piece of work adds to an organisation's log. */
async function recorded(organizationId: string, work: () => Promise<unknown>) {
  const before = (await entriesOf(organizationId)).length
  await work()
  return (await entriesOf(organizationId)).slice(before)
}

const byCommand = () => ({ at: api.now, actor: null })

async function addOne(key: Omit<NewKey, 'keyHash'>) {
  const secret = newSecret('rdk')
  const id = await api.db
    .transaction()
    .execute(transaction =>
      addKey(transaction, { ...key, keyHash: hashSecret(secret) }, byCommand()),
    )
  return { id, secret }
}

const turn = (id: string, changes: Parameters<typeof changeOrigins>[2]) =>
  api.db.transaction().execute(transaction => changeOrigins(transaction, id, changes, byCommand()))

const end = (id: string) =>
  api.db.transaction().execute(transaction => revokeKey(transaction, id, byCommand()))

const statusOf = async (token: string) => (await api.ask('GET', paths.session, { token })).status

test('no key is made for a role of the product, and none is minted for or read with one', async () => {
  for (const role of ['RB admin', 'RB finance']) {
    const { email } = personIn(role)
    const refused = await mint({ person: { email }, role })
    assert.equal(refused.status, 403, role)
    assert.equal(refused.errors[0]?.code, 'role-not-in-key')
    const made = addOne({
      organizationId: ternCove.id,
      name: 'All',
      roles: [role as never],
      origins: [],
    })
    await assert.rejects(made, /embed_keys_own_roles/)
    const planted = api.db
      .insertInto('sessions')
      .values({
        tokenHash: hashSecret('planted'),
        familyId: randomUUID(),
        userId: personIn(role).id,
        organizationId: ternCove.id,
        createdAt: api.now,
        expiresAt: new Date(api.now.getTime() + 60_000),
        embedKeyId: keyId,
        role,
        scopes: everything,
        origin,
      })
      .execute()
    await assert.rejects(planted, /sessions_never_product_role/)
  }
  await assert.rejects(
    api.db.updateTable('embedKeys').set({ roles: [] }).where('id', '=', keyId).execute(),
    /embed_keys_own_roles/,
  )
})

test('a key is for the members of its own organization, whatever else they are', async () => {
  const admin = personIn('RB admin')
  const { email } = admin
  // A member of Saltmarsh in the key's role; of Tern Cove only as the product's administrator.
  const there = { userId: admin.id, organizationId: saltmarsh.id }
  await api.db.insertInto('memberships').values(there).execute()
  await api.db
    .insertInto('membershipRoles')
    .values({ ...there, role: 'account owner' })
    .execute()
  const refused = await mint({ person: { email } })
  assert.equal(refused.errors[0]?.code, 'person-not-allowed')
  const given = await mint({ person: { email }, organizationId: saltmarsh.id }, otherEmbedKey)
  const answer = await api.ask('GET', paths.session, { token: tokenOf(given) })
  assert.deepEqual(dataOf(SessionUserSchema, answer).roles, ['account owner'])
  await api.db
    .deleteFrom('membershipRoles')
    .where('userId', '=', admin.id)
    .where('organizationId', '=', saltmarsh.id)
    .execute()
  assert.equal(await statusOf(tokenOf(given)), 401, 'a role that was taken ends the token')
})

test('its tokens list no organizations, but those whose own key is for the same pages', async () => {
  const token = tokenOf(await mint())
  const list = await api.ask('GET', paths.organizations, { token })
  assert.equal(list.errors[0]?.code, 'scope-not-allowed')
  const others = async () =>
    dataOf(SessionUserSchema, await api.ask('GET', paths.session, { token })).organizations.map(
      ({ id }) => id,
    )
  assert.deepEqual(await others(), [saltmarsh.id])
  const other = await registerOrigin(api, origin, otherEmbedKey)
  await turn(other, { remove: [origin] })
  assert.deepEqual(await others(), [])
  await turn(other, { add: [origin] })
})

test('its tokens never activate a raffle', async () => {
  const { raffleId } = await addRaffle(api, { values: { status: 'pending' } })
  const token = tokenOf(await mint())
  for (const action of ['activate', 'deactivate'] as const) {
    const headers = { 'idempotency-key': randomUUID() }
    const answer = await api.ask('POST', rafflePaths.eventAction(raffleId, action), {
      token,
      headers,
    })
    assert.equal(answer.errors[0]?.code, 'scope-not-allowed', action)
  }
})

test('its tokens are good on the origin that they were minted for, and on no other', async () => {
  const token = tokenOf(await mint())
  const from = (place: string) =>
    api.ask('GET', paths.session, { token, headers: { origin: place } })
  assert.equal((await from(origin)).status, 200)
  // This machine's own may hold a token while one tries, yet not another page's.
  for (const elsewhere of ['https://elsewhere.example', 'http://localhost:4001', 'null'])
    assert.equal((await from(elsewhere)).errors[0]?.code, 'wrong-origin', elsewhere)
})

test('each token stands in the log: whom for, by which key', async () => {
  const [entry, ...more] = await recorded(ternCove.id, () => mint())
  assert.deepEqual(more, [])
  assert.equal(entry?.action, 'token-minted')
  assert.equal(entry?.actorId, owner.id)
  assert.equal(entry?.embedKeyId, keyId)
  assert.deepEqual(entry?.after, { origin, role: 'account owner', scopes: everything })
})

test('the log names the key wherever it blames somebody for what a token did', async () => {
  const raffle = await addRaffle(api)
  const token = tokenOf(await mint())
  const byKey = {
    ...raffle,
    post: (path: string, body?: unknown) => raffle.post(path, body, { token }),
  }
  for (let count = 0; count < 6; count += 1) await sell(raffle)
  const added = await recorded(ternCove.id, async () => {
    const prize = await addPrize(byKey, { quantity: 3 })
    await endSales(raffle)
    const again = { ...byKey, token: tokenOf(await mint()) }
    again.post = (path, body) => raffle.post(path, body, { token: again.token })
    await prepareDraw(again)
    const batch = await again.post(pickPath(raffle, prize.id, 2))
    assert.equal(batch.status, 201, batch.text)
    await until(async () => {
      const open = api.db.selectFrom('pickBatches').select('id').where('finishedAt', 'is', null)
      return (await open.execute()).length === 0
    })
    await decide(again, await pick(again), { note: 'Rang twice' }, again.token)
  })
  const done = added.filter(({ action }) => action !== 'signed-in')
  assert.ok(done.some(({ action }) => action === 'picked') && done.length > 7)
  for (const { action, embedKeyId } of done) assert.equal(embedKeyId, keyId, action)

  const answer = await raffle.get(`${rafflePaths.activity}?eventId=${raffle.raffleId}`)
  const [newest] = v.parse(v.object({ data: v.array(ActivitySchema) }), answer.json).data
  assert.deepEqual(newest?.actor, {
    id: owner.id,
    name: owner.name,
    key: { id: keyId, name: 'Intranet' },
  })
})

test('where two persons confirm, a token confirms neither first nor second', async () => {
  const raffle = await addRaffle(api, {
    organization: 'saltmarsh',
    email: 'helen.savoie@saltmarsh.example',
  })
  for (let count = 0; count < 3; count += 1) await sell(raffle)
  await endSales(raffle)
  await prepareDraw(raffle)
  const winner = await decide(raffle, await pick(raffle), {
    status: 'verified',
    checks: [...exclusionChecks],
  })
  const askFor = async (email: string) =>
    tokenOf(await mint({ person: { email }, organizationId: saltmarsh.id }, otherEmbedKey))
  const confirm = async (version: number, token: string) =>
    api.ask('PATCH', rafflePaths.winner(winner.id), {
      token,
      body: { version, status: 'confirmed' },
    })

  const first = await confirm(winner.version, await askFor('helen.savoie@saltmarsh.example'))
  assert.equal(first.status, 403, first.text)
  assert.equal(first.errors[0]?.code, 'sign-in-needed')
  const waiting = await decide(raffle, winner, { status: 'confirmed' })
  assert.equal(waiting.status, 'second-person')
  const second = await confirm(waiting.version, await askFor(owner.email))
  assert.equal(second.errors[0]?.code, 'sign-in-needed')
  await api.db
    .updateTable('organizations')
    .set({ confirmedByTwo: false })
    .where('id', '=', saltmarsh.id)
    .execute()
  const stillSecond = await confirm(waiting.version, await askFor(owner.email))
  assert.equal(
    stillSecond.errors[0]?.code,
    'sign-in-needed',
    'also where it was switched off since',
  )
  const signedIn = await confirm(waiting.version, await api.signIn('RB finance'))
  assert.equal(signedIn.status, 200, signedIn.text)
})

test('a token ends with its origin, and does not come back with it', async () => {
  const token = tokenOf(await mint())
  assert.equal(await statusOf(token), 200)
  const [entry] = await recorded(ternCove.id, () => turn(keyId, { remove: [origin] }))
  assert.deepEqual(
    [entry?.action, entry?.subjectType, entry?.subjectId],
    ['changed', 'embed-key', keyId],
  )
  assert.equal(await statusOf(token), 401)
  await turn(keyId, { add: [origin] })
  assert.equal(await statusOf(token), 401)
  // Somebody who takes the row away by hand ends them as well.
  const other = tokenOf(await mint())
  await api.db.deleteFrom('embedKeyOrigins').where('embedKeyId', '=', keyId).execute()
  assert.equal(await statusOf(other), 401)
  await turn(keyId, { add: [origin] })
})

test('a token ends with its key, and the key’s life stands in the log', async () => {
  const key = {
    organizationId: ternCove.id,
    name: 'News',
    roles: ['account owner'] as const,
    origins: [origin],
  }
  let made = { id: '', secret: '' }
  const entries = await recorded(ternCove.id, async () => {
    made = await addOne(key)
    const token = tokenOf(await mint({}, made.secret))
    assert.equal(await end(made.id), true)
    assert.equal(await statusOf(token), 401)
    assert.equal((await mint({}, made.secret)).errors[0]?.code, 'bad-key')
    assert.equal(await end(made.id), false)
  })
  assert.deepEqual(
    entries.map(({ action }) => action),
    ['created', 'token-minted', 'revoked'],
  )
  const { organizationId: _, ...told } = key
  assert.deepEqual(entries[0]?.after, told)
  assert.ok(!JSON.stringify(entries).includes(made.secret))
})

test('the chain holds with all of this, and not with another key in it', async () => {
  const { connectionString = '' } = api.pool.options
  const faults = async () => (await verifyActivity(connectionString)).faults
  assert.deepEqual(await faults(), [])
  const { sql } = await import('kysely')
  await sql`alter table activity disable trigger user`.execute(api.db)
  const [row] = (await entriesOf(ternCove.id)).filter(({ embedKeyId }) => embedKeyId !== null)
  await api.db.updateTable('activity').set({ embedKeyId: null }).where('id', '=', row!.id).execute()
  assert.deepEqual(
    (await faults()).map(({ code, sequence }) => ({ code, sequence })),
    [{ code: 'link', sequence: row!.sequence }],
  )
})
