/** Tags of an organization: names that are one, two staff at once, what moves to which. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import { addressOf } from '../../src/core/contract.ts'
import { tagCalls } from '../../src/core/tags/calls.ts'
import type { Tag, TagMove } from '../../src/core/tags/tag.ts'
import { newKey } from './raffles/support.ts'
import { startApi } from './support.ts'

const api = await startApi({ orders: 40 })
after(() => api.close())
const { id: organizationId } = seedOrganizations.ternCove
const token = await api.signIn('RB admin')

const post = (path: string, body: object) =>
  api.ask('POST', path, { token, body, headers: newKey() })
const add = (name: string, fields: object = {}) =>
  post(tagCalls.create.path, { organizationId, name, ...fields })
const dataOf = <Data>(answer: { json: unknown }) => (answer.json as { data: Data }).data
const added = async (name: string, fields: object = {}) => {
  const answer = await add(name, fields)
  assert.equal(answer.status, 201, answer.text)
  return dataOf<Tag>(answer)
}
const change = ({ id }: Tag, body: object) =>
  api.ask('PATCH', addressOf(tagCalls.change.path, { id }), { token, body })
const remove = ({ id, version }: Tag, query: Record<string, string> = {}) =>
  api.ask(
    'DELETE',
    `${addressOf(tagCalls.remove.path, { id })}?${new URLSearchParams({ version: String(version), ...query })}`,
    { token, headers: newKey() },
  )
const all = async () =>
  dataOf<Tag[]>(
    await api.ask('GET', `${tagCalls.list.path}?organizationId=${organizationId}&pageSize=200`, {
      token,
    }),
  )
const named = async (name: string) => (await all()).find(tag => tag.name === name)
const saysOf = (answer: Awaited<ReturnType<typeof add>>) => [
  answer.status,
  answer.errors[0]?.code,
  answer.errors[0]?.field,
]

/** The first orders and their buyers, from one to another. */
async function set(tag: Tag, { from = 0, to }: { from?: number; to: number }) {
  await sql`
    insert into order_tags (order_id, tag_id)
    select id, ${tag.id} from orders where organization_id = ${organizationId}
    order by id offset ${from} limit ${to - from}
  `.execute(api.db)
}

test('a name is one, however it is written; it is another organization’s too', async () => {
  await added('Été à la plage')
  assert.deepEqual(saysOf(await add('ETE a la  Plage')), [409, 'tag-name-taken', 'name'])
  const other = await added('Winter')
  assert.deepEqual(saysOf(await change(other, { version: 1, name: 'été À LA plage' })), [
    409,
    'tag-name-taken',
    'name',
  ])
  const answer = await post(tagCalls.create.path, {
    organizationId: seedOrganizations.bramblewick.id,
    name: 'Été à la plage',
  })
  assert.equal(answer.status, 201, answer.text)
  const both = await Promise.all([add('Twins'), add('TWINS')])
  assert.deepEqual(both.map(({ status }) => status).sort(), [201, 409])
})

test('it is for something', async () => {
  const nothing = { forCustomers: false, forOrders: false, forRaffles: false }
  assert.deepEqual(saysOf(await add('Idle', nothing)), [422, 'tag-for-nothing', 'forCustomers'])
  const tag = await added('Idle')
  const changed = await change(tag, { version: 1, forCustomers: false })
  assert.deepEqual(saysOf(changed), [422, 'tag-for-nothing', 'forCustomers'])
})

test('a merge says beforehand what moves, and loses nothing', async () => {
  const kept = await added('Call back', { forCustomers: true })
  const merged = await added('Phone them')
  await set(kept, { to: 5 })
  await set(merged, { from: 3, to: 9 })
  const path = addressOf(tagCalls.lookAtMerge.path, { id: kept.id })
  const look = await api.ask('GET', `${path}?mergedId=${merged.id}`, { token })
  const { moves, both } = dataOf<TagMove>(look)
  assert.deepEqual([moves.orders, both.orders, moves.customers], [4, 2, 0])
  const body = { version: 1, mergedId: merged.id, mergedVersion: 1 }
  const done = await post(path, body)
  assert.equal(done.status, 200, done.text)
  const { uses, version, forOrders } = dataOf<Tag>(done)
  assert.deepEqual([uses.orders, version, forOrders], [9, 2, true])
  assert.equal(await named('Phone them'), undefined)
  assert.equal((await post(path, { ...body, version: 2 })).status, 404)
  assert.deepEqual(saysOf(await post(path, { version: 2, mergedId: kept.id, mergedVersion: 2 })), [
    409,
    'tag-same',
    undefined,
  ])
  const stranger = await post(tagCalls.create.path, {
    organizationId: seedOrganizations.bramblewick.id,
    name: 'Theirs',
  })
  const theirs = { version: 2, mergedId: dataOf<Tag>(stranger).id, mergedVersion: 1 }
  assert.equal((await post(path, theirs)).status, 404, 'of another organization')
})

test('deleted, it is taken off, or another takes its place', async () => {
  const [gone, lost, kept] = [await added('Gone'), await added('Lost'), await added('Kept')]
  await set(gone, { to: 4 })
  await set(lost, { to: 3 })
  assert.equal((await remove(gone, { reassignTo: kept.id })).status, 204)
  assert.equal((await remove(lost)).status, 204)
  assert.equal((await named('Kept'))?.uses.orders, 4)
  assert.deepEqual([await named('Gone'), await named('Lost')], [undefined, undefined])
})

test('of two staff at once the second is told, and nothing of either is lost', async () => {
  const tag = await added('Corporate')
  const [one, other] = await Promise.all([
    change(tag, { version: 1, name: 'Companies' }),
    change(tag, { version: 1, colour: 'blue' }),
  ])
  assert.deepEqual([one.status, other.status].sort(), [200, 409])
  const target = await added('Elsewhere')
  const path = addressOf(tagCalls.merge.path, { id: target.id })
  const stale = await post(path, { version: 1, mergedId: tag.id, mergedVersion: 1 })
  assert.deepEqual(saysOf(stale), [409, 'stale-edit', undefined])
  assert.equal((await remove(tag)).status, 409)
  // Each into the other: whoever comes second finds that it is gone.
  const [left, right] = [await added('Left'), await added('Right')]
  const merges = await Promise.all(
    [
      [left, right],
      [right, left],
    ].map(([stays, goes]) =>
      post(addressOf(tagCalls.merge.path, { id: stays?.id ?? '' }), {
        version: 1,
        mergedId: goes?.id,
        mergedVersion: 1,
      }),
    ),
  )
  const [done, refused] = merges.map(({ status }) => status).sort()
  assert.equal(done, 200)
  assert.ok(refused === 404 || refused === 409, String(refused))
  assert.equal([await named('Left'), await named('Right')].filter(Boolean).length, 1)
})
