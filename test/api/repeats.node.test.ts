/** What is special about repeats after a lost answer; every-call/writes repeats each call. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { eraseAnswers } from '../../demo/api/http/idempotency.ts'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import { clearOld } from '../../demo/api/system/housekeeping.ts'
import { OrderSchema } from '../../src/core/orders/order.ts'
import { RaffleDetailSchema } from '../../src/core/raffles/raffle-detail.ts'
import { paths, rafflePaths } from '../support/paths.ts'
import { addRaffle, dataOf, hour, openApi } from './draws/support.ts'
import { type Asked, contentOf } from './support.ts'

const api = await openApi()
after(() => api.close())
const raffle = await addRaffle(api)

async function draft(): Promise<string> {
  const { province, timeZone } = seedOrganizations.ternCove
  const body = { name: 'A draft', category: 'Raffle', province, timeZone, status: 'draft' }
  const made = await raffle.post(paths.events, body)
  return dataOf(RaffleDetailSchema, made, 201).id
}

const tables = [
  'prizes',
  'members',
  'raffles',
  'excluded_people',
  'order_changes',
  'activity',
  'emails',
]
const remove = (path: string, asked: Asked) =>
  api.ask('DELETE', path, { token: raffle.token, ...asked })

test('signing out needs no key: a repeat finds the session ended', async () => {
  const token = await api.signIn('RB finance')
  const out = await remove(paths.session, { token, headers: { 'idempotency-key': '' } })
  assert.equal(out.status, 204)
})

test('a record that is gone since doesn’t change the answer of what was made below it', async () => {
  const id = await draft()
  const headers = { 'idempotency-key': randomUUID() }
  const body = { eventId: id, name: 'Quilt' }
  const first = await raffle.post(rafflePaths.prizes, body, { headers })
  assert.equal(first.status, 201, first.text)
  assert.equal((await remove(rafflePaths.event(id), {})).status, 204)
  const repeat = await raffle.post(rafflePaths.prizes, body, { headers })
  assert.deepEqual([repeat.status, repeat.json], [first.status, first.json])
})

test('the order of a body’s fields makes no other request of it', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const first = await raffle.post(
    rafflePaths.prizes,
    { eventId: raffle.raffleId, name: 'Kayak', sponsor: 'Fundy Boats' },
    { headers },
  )
  const repeat = await raffle.post(
    rafflePaths.prizes,
    { sponsor: 'Fundy Boats', name: 'Kayak', eventId: raffle.raffleId },
    { headers },
  )
  assert.deepEqual([repeat.status, repeat.json], [201, first.json])
})

const order = (change: object = {}) => ({
  eventId: raffle.raffleId,
  packageId: raffle.packageIds[0],
  type: 'cash',
  source: 'walk_in',
  customer: { firstName: 'Eva', lastName: 'Tremblay', email: 'eva@example.org' },
  ...change,
})

test('weeks later a key of an order still stands for that order alone', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const enter = (body: object) => raffle.post(rafflePaths.orders, body, { headers })
  const first = dataOf(OrderSchema, await enter(order()), 201)
  await clearOld(api.db, new Date(api.now.getTime() + 30 * 24 * hour))
  const content = await contentOf(api.db, [...tables, 'orders'])
  for (const other of [
    order({ donationCents: 500 }),
    order({ customer: { firstName: 'Ada', lastName: 'Muise' } }),
  ]) {
    const refused = await enter(other)
    assert.deepEqual([refused.status, refused.errors[0]?.code], [422, 'idempotency-key-reused'])
  }
  assert.deepEqual(await contentOf(api.db, [...tables, 'orders']), content)
  const { customer, ...rest } = order()
  assert.deepEqual(dataOf(OrderSchema, await enter({ customer, ...rest }), 201), first)
})

test('an order from before its request was kept answers what asks for the same raffle, package and payment', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const enter = (body: object) => raffle.post(rafflePaths.orders, body, { headers })
  const first = dataOf(OrderSchema, await enter(order()), 201)
  await clearOld(api.db, new Date(api.now.getTime() + 30 * 24 * hour))
  await withoutDigest(first.id)
  assert.deepEqual(dataOf(OrderSchema, await enter(order()), 201), first)
  const other = await enter(order({ type: 'cheque' }))
  assert.deepEqual([other.status, other.errors[0]?.code], [422, 'idempotency-key-reused'])
})

/** As the migration left the orders that it found. */
async function withoutDigest(id: string): Promise<void> {
  await sql`alter table orders disable trigger only_status`.execute(api.db)
  await sql`update orders set request_digest = null where id = ${id}`.execute(api.db)
  await sql`alter table orders enable trigger only_status`.execute(api.db)
}

test('an answer is erased that has an id within a text, or a text as a whole one in whatever letters', async () => {
  const [id, tag] = [randomUUID(), randomUUID()]
  const answers: [string, unknown][] = [
    ['an id', { data: { id } }],
    ['an address with an id', { data: { rows: [[`/customers/${id}/file?of=${randomUUID()}`]] } }],
    ['a text', { data: [{ email: 'ZOË@Example.org' }] }],
    ['a quoted text', { data: { note: 'Says "hi"' } }],
    ['another id', { data: { id: randomUUID() } }],
    ['a text within another', { data: { note: 'Ask zoë@example.org' } }],
    ['nothing', null],
  ]
  const [user] = await api.db.selectFrom('users').select('id').limit(1).execute()
  await api.db
    .insertInto('idempotencyKeys')
    .values(
      answers.map(([name, answer]) => ({
        ...{ userId: user?.id ?? '', key: `${name} ${tag}`, requestDigest: Buffer.alloc(32) },
        ...{ status: 200, answer: JSON.stringify(answer) },
      })),
    )
    .execute()
  await api.db
    .transaction()
    .execute(transaction =>
      eraseAnswers(transaction, { ids: [id], texts: ['Zoë@example.ORG', 'says "HI"'] }),
    )
  const kept = await api.db
    .selectFrom('idempotencyKeys')
    .select('key')
    .where('key', 'like', `%${tag}`)
    .where('status', '=', 200)
    .execute()
  const names = kept.map(({ key }) => key.replace(` ${tag}`, ''))
  assert.deepEqual(names.toSorted(), ['a text within another', 'another id', 'nothing'])
})
