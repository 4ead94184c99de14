/** Embedding keys in the hands of those who run the product: what is kept of a secret, and when tokens end. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import { seedPeople } from '../../demo/api/seed/people.ts'
import { hashSecret, newSecret } from '../../demo/api/session/token.ts'
import { addressOf } from '../../src/core/contract.ts'
import {
  type EmbedKey,
  EmbedKeySchema,
  embedKeyCalls,
} from '../../src/core/embed-keys/embed-key.ts'
import { paths } from '../support/paths.ts'
import { dataOf, openApi } from './draws/support.ts'
import { newKey } from './raffles/support.ts'
import { tokenOf } from './support.ts'

const api = await openApi()
after(() => api.close())
const { ternCove } = seedOrganizations
const origin = 'https://intranet.example'
const [admin, owner] = (['RB admin', 'account owner'] as const).map(role =>
  seedPeople.find(({ roles }) => roles.includes(role)),
)

function mint(secret: string) {
  const body = {
    person: { email: owner?.email },
    role: 'account owner',
    organizationId: ternCove.id,
    origin,
    scopes: ['raffles:read'],
  }
  return api.ask('POST', paths.embedSessions, { token: secret, body })
}

test('those who run the product make a key of a hash alone, two at most, change its pages and end it', async () => {
  const token = await api.signIn('RB admin')
  const { list, add, change, revoke } = embedKeyCalls
  const keys = () => api.ask('GET', addressOf(list.path, { id: ternCove.id }), { token })
  const listed = async () => (await keys()).json as { data: EmbedKey[] }
  const make = (secret: string) =>
    api.ask('POST', addressOf(add.path, { id: ternCove.id }), {
      token,
      headers: newKey(),
      body: {
        name: 'Shop',
        roles: ['account owner'],
        origins: [`${origin}/`],
        secretHash: hashSecret(secret).toString('hex'),
      },
    })
  const secret = newSecret('rdk')
  const made = dataOf(EmbedKeySchema, await make(secret), 201)
  assert.deepEqual([made.origins, made.lastUsedAt], [[origin], null])
  const { id } = made
  const one = tokenOf(await mint(secret))
  const shop = (await listed()).data.find(({ name }) => name === 'Shop')
  assert.deepEqual([shop?.name, shop?.lastUsedAt], ['Shop', api.now.toISOString()])
  assert.equal((await make(newSecret('rdk'))).errors[0]?.code, 'too-many-keys')
  const stored = await api.db.selectFrom('idempotencyKeys').select('answer').execute()
  assert.ok(!JSON.stringify(stored).includes(secret))

  const body = { add: ['https://www.example.org'], remove: [origin] }
  const changed = await api.ask('PATCH', addressOf(change.path, { id }), { token, body })
  assert.deepEqual(dataOf(EmbedKeySchema, changed).origins, ['https://www.example.org'])
  assert.equal((await api.ask('GET', paths.session, { token: one })).status, 401)
  const odd = [
    'https://*.example.org',
    'https://www.example.org/path',
    'ftp://example.org',
    'example.org',
  ]
  for (const wrong of odd)
    assert.equal(
      (
        await api.ask('PATCH', addressOf(change.path, { id }), {
          token,
          body: { add: [wrong], remove: [] },
        })
      ).status,
      422,
    )
  assert.equal((await api.ask('DELETE', addressOf(revoke.path, { id }), { token })).status, 204)
  assert.equal((await mint(secret)).status, 401)
  assert.equal((await make(secret)).errors[0]?.code, 'key-known')
  const told = await api.db
    .selectFrom('activity')
    .select(['action', 'actorId'])
    .where('subjectId', '=', made.id)
    .orderBy('sequence')
    .execute()
  assert.deepEqual(
    told.map(({ action, actorId }) => [action, actorId]),
    ['created', 'changed', 'revoked'].map(action => [action, admin?.id]),
  )
})

test('it has twenty places at most, none too long, and one secret for one key of all organizations', async () => {
  const token = await api.signIn('RB admin')
  const { add, change } = embedKeyCalls
  const secretHash = hashSecret(newSecret('rdk')).toString('hex')
  const make = (organizationId: string) =>
    api.ask('POST', addressOf(add.path, { id: organizationId }), {
      token,
      headers: newKey(),
      body: { name: 'Shop', roles: ['account owner'], origins: [], secretHash },
    })
  const { bramblewick, kettlebrook } = seedOrganizations
  const made = await Promise.all([make(bramblewick.id), make(kettlebrook.id)])
  assert.deepEqual(made.map(({ status }) => status).sort(), [201, 409])
  const { id } = dataOf(EmbedKeySchema, made.find(({ status }) => status === 201)!, 201)
  const places = (from: number) =>
    Array.from({ length: 15 }, (_, at) => `https://place-${from + at}.example`)
  const added = async (origins: string[]) => {
    const body = { add: origins, remove: [] }
    const answer = await api.ask('PATCH', addressOf(change.path, { id }), { token, body })
    return answer.errors[0]?.code ?? answer.status
  }
  assert.equal(await added(places(0)), 200)
  assert.equal(await added(places(15)), 'too-many-origins')
  assert.equal(await added([`https://${'a1'.repeat(200)}.example`]), 'invalid')
  const removedAt = api.now
  await api.db
    .updateTable('organizations')
    .set({ removedAt })
    .where('id', 'in', [bramblewick.id, kettlebrook.id])
    .execute()
  assert.equal(await added(['https://late.example']), 'not-found')
})
