/** Tags of an organization: names that are one, two staff at once, what moves to which. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import { addressOf } from '../../src/core/contract.ts'
import { customerCalls } from '../../src/core/customers/calls.ts'
import type { CustomerDetail } from '../../src/core/customers/customer-detail.ts'
import { tagCalls } from '../../src/core/tags/calls.ts'
import { setTagCalls } from '../../src/core/tags/set-calls.ts'
import type { Tag, TagMove } from '../../src/core/tags/tag.ts'
import type { SetTag } from '../../src/core/tags/tagged.ts'
import { rafflePaths } from '../support/paths.ts'
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

const firstOf = (table: 'customers') =>
  api.db
    .selectFrom(table)
    .select('id')
    .where('organizationId', '=', organizationId)
    .orderBy('id')
    .executeTakeFirstOrThrow()

/** The first orders, from one to another. */
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
  const list = `${rafflePaths.orders}?organizationId=${kept.organizationId}`
  const [byGone, byKept] = await Promise.all(
    [merged.id, kept.id].map(id => api.ask('GET', `${list}&tag=${id}`, { token })),
  )
  assert.match(byGone?.text ?? '', /"data":\[\{/)
  assert.equal(byGone?.text, byKept?.text, 'a link that is narrowed by the one that went follows')
  const rows = dataOf<{ tags: SetTag[] }[]>({ json: JSON.parse(byGone?.text ?? '') })
  assert.deepEqual(
    rows[0]?.tags.find(({ id }) => id === kept.id)?.was,
    [merged.id],
    'and its filter is called by the one that stays',
  )
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

test('a tag is set by whoever may change the record, of its own organization and for its kind alone', async () => {
  const owner = await api.signIn('account owner', 'marguerite.doucette@terncove.example')
  const { id: customerId } = await firstOf('customers')
  const path = addressOf(setTagCalls.onCustomer.path, { id: customerId })
  const setAs = (by: string, body: object) =>
    api.ask('POST', path, { token: by, body, headers: newKey() })
  const vip = await added('VIP')
  const forOrders = await added('Late', { forCustomers: false, forOrders: true })
  const foreign = await post(tagCalls.create.path, {
    organizationId: seedOrganizations.bramblewick.id,
    name: 'Foreign',
  })
  for (const { id } of [forOrders, dataOf<Tag>(foreign)])
    assert.deepEqual(saysOf(await setAs(owner, { add: [id], remove: [] })), [
      409,
      'tag-gone',
      'add',
    ])
  // Two staff at once: both of theirs stay, and the log has both.
  const other = await added('Sponsor')
  const both = await Promise.all([
    setAs(owner, { add: [vip.id], remove: [] }),
    setAs(token, { add: [other.id], remove: [] }),
  ])
  assert.deepEqual(
    both.map(({ status }) => status),
    [200, 200],
  )
  const again = await setAs(owner, { add: [vip.id], remove: [] })
  assert.deepEqual(
    dataOf<SetTag[]>(again).map(({ name }) => name),
    ['Sponsor', 'VIP'],
  )
  const { rows } = await sql<{ number: number }>`
    select count(*) as number from activity
    where subject_type = 'customer' and subject_id = ${customerId} and action = 'changed'
  `.execute(api.db)
  assert.equal(rows[0]?.number, 2, 'what is set already is no change')
  const found = await api.ask('GET', `${customerCalls.list.path}?tag=${vip.id}`, { token: owner })
  assert.deepEqual(
    dataOf<Tag[]>(found).map(({ id }) => id),
    [customerId],
  )
})

test('merged customers have the tags of both, and one who was erased keeps none', async () => {
  const owner = await api.signIn('account owner', 'marguerite.doucette@terncove.example')
  const [one, two] = [await added('Of one'), await added('Of the other')]
  const make = async (tag: Tag) => {
    const { id } = await api.db
      .insertInto('customers')
      .values({
        organizationId,
        firstName: 'Eva',
        lastName: 'Muise',
        email: null,
        phone: null,
        address: null,
        city: null,
        province: null,
        postalCode: null,
        locale: 'en',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const path = addressOf(setTagCalls.onCustomer.path, { id })
    const set = await api.ask('POST', path, {
      token: owner,
      body: { add: [tag.id], remove: [] },
      headers: newKey(),
    })
    assert.equal(set.status, 200, set.text)
    return id
  }
  const [kept, merged] = [await make(one), await make(two)]
  const answer = await api.ask('POST', addressOf(customerCalls.merge.path, { id: kept }), {
    token: owner,
    body: { version: 1, mergedId: merged, mergedVersion: 1 },
    headers: newKey(),
  })
  assert.equal(answer.status, 200, answer.text)
  const { tags, version } = dataOf<CustomerDetail>(answer)
  assert.deepEqual(
    tags.map(({ name }) => name),
    ['Of one', 'Of the other'],
  )
  const erased = await api.ask('POST', addressOf(customerCalls.erase.path, { id: kept }), {
    token: owner,
    body: { version },
    headers: newKey(),
  })
  assert.deepEqual(dataOf<CustomerDetail>(erased).tags, [])
})
