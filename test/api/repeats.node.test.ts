/** A repeat after a lost answer: under its key a call is done once, and answered as the first time. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { calls } from '../../demo/api/calls.ts'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import { clearOld } from '../../demo/api/system/housekeeping.ts'
import { OrderSchema } from '../../src/core/orders/order.ts'
import { ExcludedPersonSchema } from '../../src/core/raffles/excluded/excluded-person.ts'
import { RaffleDetailSchema } from '../../src/core/raffles/raffle-detail.ts'
import { paths, rafflePaths } from '../support/paths.ts'
import { addPrize, addRaffle, dataOf, hour, openApi, sell } from './draws/support.ts'
import { add, memberOf } from './members/support.ts'
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

const addMember = () =>
  add(api, raffle.token, { eventId: raffle.raffleId, number: randomUUID(), name: 'Ada Muise' })

async function exclude(): Promise<string> {
  const body = {
    organizationId: seedOrganizations.ternCove.id,
    name: `Ada Muise ${randomUUID()}`,
    reason: 'household',
  }
  const made = await raffle.post(rafflePaths.excludedPeople, body)
  return dataOf(ExcludedPersonSchema, made, 201).id
}

/** What each kind of deletion is asked for: a record of its own, made anew. */
const deletions: Record<string, () => Promise<{ path: string; body?: object; status: number }>> = {
  prize: async () => ({ path: rafflePaths.prize((await addPrize(raffle)).id), status: 204 }),
  member: async () => ({
    path: rafflePaths.eventMember(memberOf(await addMember()).id),
    status: 204,
  }),
  raffle: async () => ({ path: rafflePaths.event(await draft()), status: 204 }),
  'person on the list of excluded people': async () => ({
    path: rafflePaths.excludedPerson(await exclude()),
    status: 204,
  }),
  order: async () => ({
    path: rafflePaths.voidOrder((await sell(raffle)).id),
    body: { voidedComment: 'Entered twice' },
    status: 200,
  }),
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

for (const [name, make] of Object.entries(deletions)) {
  test(`a deletion of a ${name} repeated under its key is answered as the first time, and done once`, async () => {
    const { path, status, ...body } = await make()
    const headers = { 'idempotency-key': randomUUID() }
    const first = await remove(path, { ...body, headers })
    assert.equal(first.status, status, first.text)
    const content = await contentOf(api.db, tables)
    for (const again of [path, `${path}/`]) {
      const repeat = await remove(again, { ...body, headers })
      assert.deepEqual([repeat.status, repeat.json], [first.status, first.json])
    }
    assert.deepEqual(await contentOf(api.db, tables), content)
    // Without the key it is another attempt, which finds the record gone.
    const other = await remove(path, body)
    assert.ok([404, 409].includes(other.status), other.text)
  })

  test(`a key of a deletion of a ${name} is refused for another record, which stays`, async () => {
    const one = await make()
    const other = await make()
    const headers = { 'idempotency-key': randomUUID() }
    const asked = { ...(one.body ? { body: one.body } : {}), headers }
    assert.equal((await remove(one.path, asked)).status, one.status)
    const content = await contentOf(api.db, tables)
    const refused = await remove(other.path, asked)
    assert.deepEqual([refused.status, refused.errors[0]?.code], [422, 'idempotency-key-reused'])
    assert.deepEqual(await contentOf(api.db, tables), content)
  })
}

/** What each kind of change is asked for: another value than the record has, on the version that was read. */
const changes: Record<string, () => Promise<{ path: string; body: object }>> = {
  raffle: async () => ({
    path: rafflePaths.event(await draft()),
    body: { version: 1, name: 'Another name' },
  }),
  prize: async () => {
    const { id, version } = await addPrize(raffle)
    return { path: rafflePaths.prize(id), body: { version, sponsor: 'Fundy Boats' } }
  },
  member: async () => {
    const { id, version } = memberOf(await addMember())
    return { path: rafflePaths.eventMember(id), body: { version, name: 'Ada M.' } }
  },
  'several members': async () => ({
    path: rafflePaths.eventMembers,
    body: { ids: [memberOf(await addMember()).id], active: false },
  }),
}

for (const [name, make] of Object.entries(changes)) {
  test(`a change of ${name} repeated under its key is answered as the first time, and done once`, async () => {
    const { path, body } = await make()
    const asked = { token: raffle.token, body, headers: { 'idempotency-key': randomUUID() } }
    const first = await api.ask('PATCH', path, asked)
    assert.equal(first.status, 200, first.text)
    const content = await contentOf(api.db, tables)
    const repeat = await api.ask('PATCH', path, asked)
    assert.deepEqual([repeat.status, repeat.json], [200, first.json])
    assert.deepEqual(await contentOf(api.db, tables), content)
  })

  test(`a change of ${name} needs a key, and a key that changed something else changes nothing`, async () => {
    const [one, other] = [await make(), await make()]
    const ask = ({ path, body }: typeof one, key: string) =>
      api.ask('PATCH', path, { token: raffle.token, body, headers: { 'idempotency-key': key } })
    const key = randomUUID()
    assert.equal((await ask(one, key)).status, 200)
    const content = await contentOf(api.db, tables)
    for (const [given, code] of [
      [key, 'idempotency-key-reused'],
      ['', 'idempotency-key-missing'],
    ] as const) {
      const refused = await ask(other, given)
      assert.deepEqual([refused.status, refused.errors[0]?.code], [422, code])
    }
    assert.deepEqual(await contentOf(api.db, tables), content)
  })
}

test('every deletion needs a key; signing out does not, as a repeat finds the session ended', async () => {
  const kinds = await Promise.all(Object.values(deletions).map(make => make()))
  const found = calls.filter(({ method }) => method === 'delete').length
  assert.equal(found, kinds.length + 1, 'each call that deletes is tried here')
  for (const { path, body } of kinds) {
    const asked = { ...(body ? { body } : {}), headers: { 'idempotency-key': '' } }
    const refused = await remove(path, asked)
    assert.deepEqual([refused.status, refused.errors[0]?.code], [422, 'idempotency-key-missing'])
  }
  const token = await api.signIn('RB finance')
  const out = await api.ask('DELETE', paths.session, { token, headers: { 'idempotency-key': '' } })
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
