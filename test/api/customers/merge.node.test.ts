/** Two customers who are one person: looked at, merged as they stood, and what leads to whom afterwards. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import * as v from 'valibot'
import { customerCalls } from '../../../src/core/customers/calls.ts'
import { CustomerDetailSchema } from '../../../src/core/customers/customer-detail.ts'
import { orderEntryCalls } from '../../../src/core/order-entry/calls.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { FoundOrdersSchema } from '../../../src/core/orders/find.ts'
import { findCalls } from '../../../src/core/orders/find-calls.ts'
import { inFull } from '../../support/full.ts'
import { addRaffle, dataOf, openApi } from '../draws/support.ts'
import { entered, neighbour, purchaseOf } from '../order-entry/support.ts'
import type { Answered } from '../support.ts'
import {
  asking,
  codes,
  newPhone,
  owner,
  sellTo,
  somebody,
  voidOrder,
  wrongFigures,
} from './support.ts'

const api = await openApi()
after(() => api.close())

const ask = asking(api, await api.signIn('account owner', owner))

const idsIn = ({ json }: Answered) =>
  v.parse(v.object({ data: v.array(v.object({ id: v.string() })) }), json).data.map(({ id }) => id)

/** Two who are one: by email online, by phone with an agent. */
async function twoOfOne() {
  const raffle = await addRaffle(api, { values: { settings: '{"maxOrdersPerCustomer": 2}' } })
  const person = somebody()
  const { firstName, lastName } = person
  const byEmail = await sellTo(raffle, person)
  const phone = newPhone()
  const byPhone = await sellTo(raffle, { firstName, lastName, phone }, { donationCents: 300 })
  assert.notEqual(byEmail.customerId, byPhone.customerId)
  return {
    raffle,
    person: { ...person, phone },
    one: byEmail.customerId,
    other: byPhone.customerId,
  }
}

test('a look says what both are and what goes over, counts as their pages do, and changes nothing', async () => {
  const { raffle, person, one, other } = await twoOfOne()
  const { firstName, lastName, phone } = person
  await voidOrder(raffle, (await sellTo(raffle, { firstName, lastName, phone })).id)
  const { orderCount, ticketCount } = await ask.read(other)
  assert.deepEqual([orderCount, ticketCount], [1, 1])
  const look = dataOf(customerCalls.lookAtMerge.answer, await ask.look(one, other))
  assert.deepEqual([look.kept.id, look.merged.id], [one, other])
  assert.deepEqual(look.moves, {
    orders: orderCount,
    otherOrders: 1,
    tickets: ticketCount,
    donations: 1,
    subscriptions: 0,
    messages: 0,
    notes: 0,
  })
  assert.equal((await ask.read(other)).id, other)
})

test('one is left with all of both, takes what was chosen, and the other’s id leads there', async () => {
  const { person, one, other } = await twoOfOne()
  await ask.note(other, 'She calls from work')
  const merged = dataOf(CustomerDetailSchema, await ask.mergeNow(one, other, ['phone']))
  assert.deepEqual(
    [merged.id, merged.email, merged.phone, merged.orderCount, merged.lifetimeCents],
    [one, person.email, person.phone, 2, 1300],
  )
  assert.deepEqual([merged.mergedCount, merged.notes.length, merged.donations.length], [1, 1, 1])
  assert.equal((await ask.read(other)).id, one)
  assert.deepEqual(merged.entries.map(({ action }) => action)[0], 'merged')
  const { json } = await ask.list({ search: person.firstName })
  assert.equal((json as { paging: { total: number } }).paging.total, 1)
  assert.deepEqual(await wrongFigures(api), [])
})

test('who was merged meanwhile is refused to whoever looked at them: what they became is another’s record', async () => {
  const { one, other } = await twoOfOne()
  const [{ version }, third] = [await ask.read(other), await twoOfOne()]
  await ask.mergeNow(one, other)
  // By now the version that was looked at is the other one's too.
  assert.equal((await ask.read(one)).version, version + 1)
  const seen = version + 1
  const body = { version: 1, mergedId: other, mergedVersion: seen, takes: [] }
  for (const answer of [
    await ask.change(other, { version: seen, phone: '9025550199' }),
    await ask.erase(other, seen),
    await ask.merge(third.one, body),
  ])
    assert.deepEqual(codes(answer), [409, 'stale-edit'], answer.text)
  assert.equal((await ask.read(one)).version, seen)
})

test('whoever orders by what either went by is the one that is left, and the limit counts for both', async () => {
  const { raffle, person, one, other } = await twoOfOne()
  const { firstName, lastName, phone, email } = person
  const elsewhere = await addRaffle(api)
  // The one that stays takes the other's email, which it has none of: its own leads to it all the same.
  assert.equal((await ask.mergeNow(other, one, ['email', 'phone'])).status, 200)
  for (const reached of [{ phone }, { email }]) {
    const order = await sellTo(elsewhere, { firstName, lastName, ...reached })
    assert.equal(order.customerId, other)
    const more = await raffle.post('/order-service/v2/orders', {
      eventId: raffle.raffleId,
      packageId: raffle.packageIds[0],
      type: 'cash',
      source: 'walk_in',
      customer: { firstName: 'Another', lastName: 'Name', ...reached },
    })
    assert.deepEqual(codes(more), [409, 'customer-limit'])
  }
})

test('a chain of merges leads every id to the last one', async () => {
  const [first, second] = [await twoOfOne(), await twoOfOne()]
  await ask.mergeNow(first.one, first.other)
  await ask.mergeNow(second.one, second.other)
  await ask.mergeNow(second.one, first.one)
  for (const id of [first.one, first.other, second.one, second.other])
    assert.equal((await ask.read(id)).id, second.one)
  assert.equal((await ask.read(second.one)).orderCount, 4)
  assert.equal((await ask.read(second.one)).mergedCount, 3)
  // By an id that leads elsewhere, too.
  assert.deepEqual(codes(await ask.mergeNow(first.other, second.other)), [409, 'merge-itself'])
})

test('nobody is merged with themselves', async () => {
  const { one } = await twoOfOne()
  assert.deepEqual(codes(await ask.mergeNow(one, one)), [409, 'merge-itself'])
  assert.deepEqual(codes(await ask.look(one, one)), [409, 'merge-itself'])
})

test('of two merges at once, either way round, one is made and the other refused', async () => {
  for (const swapped of [false, true]) {
    const { one, other } = await twoOfOne()
    const [first, second] = [
      { id: one, mergedId: other },
      swapped ? { id: other, mergedId: one } : { id: one, mergedId: other },
    ]
    const versions = { version: 1, mergedVersion: 1 }
    const answers = await Promise.all(
      [first, second].map(({ id, mergedId }) => ask.merge(id, { mergedId, ...versions })),
    )
    assert.deepEqual(answers.map(codes).toSorted(), [[200], [409, 'merge-itself']])
    assert.equal((await ask.read(one)).id, (await ask.read(other)).id)
  }
  assert.deepEqual(await wrongFigures(api), [])
})

test('what the other went by finds the one that stays, and says why', async () => {
  const raffle = await addRaffle(api)
  const [{ customerId: one }, { customerId: other }] = [
    await sellTo(raffle, somebody({ phone: '9025557101' })),
    await sellTo(raffle, somebody({ phone: '9025557102' })),
  ]
  const { email } = await ask.read(other)
  assert.equal((await ask.mergeNow(one, other)).status, 200)
  const its = await api.db.selectFrom('orders').select('id').where('customerId', '=', one).execute()
  const ids = its.map(({ id }) => id).toSorted()
  for (const [text, reason] of [
    [String(email), 'former-email'],
    ['(902) 555-7102', 'former-phone'],
    ['9025557102', 'former-phone'],
  ] as const) {
    const customers = await ask.list({ search: text })
    assert.deepEqual(idsIn(customers), [one], text)
    const { token } = raffle
    const orders = await api.ask(
      'GET',
      `${orderCalls.list.path}?${new URLSearchParams({ search: text })}`,
      { token },
    )
    assert.deepEqual(idsIn(orders).toSorted(), ids, text)
    const found = await api.ask('GET', `${findCalls.find.path}?${new URLSearchParams({ text })}`, {
      token,
    })
    assert.deepEqual(
      dataOf(FoundOrdersSchema, found)
        .found.map(({ order, why }) => [order.id, why[0]?.reason])
        .toSorted(),
      ids.map(id => [id, reason]),
    )
  }
})

test('a merge is refused where either was changed since it was looked at', async () => {
  const { one, other } = await twoOfOne()
  await ask.change(other, { version: 1, city: 'Halifax' })
  const stale = await ask.merge(one, { version: 1, mergedId: other, mergedVersion: 1 })
  assert.deepEqual(codes(stale), [409, 'stale-edit'])
  await ask.change(one, { version: 1, city: 'Halifax' })
  const staleToo = await ask.merge(one, { version: 1, mergedId: other, mergedVersion: 2 })
  assert.deepEqual(codes(staleToo), [409, 'stale-edit'])
  assert.equal(
    (await ask.merge(one, { version: 2, mergedId: other, mergedVersion: 2 })).status,
    200,
  )
})

inFull('an order that is entered while its buyer is merged away is the other’s', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { person, one, other } = await twoOfOne()
    const elsewhere = await addRaffle(api)
    const { firstName, lastName, phone } = person
    const [, order] = await Promise.all([
      ask.merge(one, { version: 1, mergedId: other, mergedVersion: 1 }),
      sellTo(elsewhere, { firstName, lastName, phone }),
    ])
    assert.equal((await ask.read(order.customerId)).id, one)
    assert.equal((await ask.read(one)).orderCount, 3)
  }
  const { rows } = await sql`
    select from orders join customers on customers.id = customer_id where merged_into is not null
  `.execute(api.db)
  assert.deepEqual(rows, [], 'orders of one that is gone')
  assert.deepEqual(await wrongFigures(api), [])
})

test('a customer of another organization is as if there were none', async () => {
  const { one } = await twoOfOne()
  const raffle = await addRaffle(api, {
    organization: 'bramblewick',
    email: 'dale.whitcombe@bramblewick.example',
  })
  const theirs = await sellTo(raffle, somebody())
  assert.equal((await ask.look(one, theirs.customerId)).status, 404)
  assert.equal((await ask.get(theirs.customerId)).status, 404)
  const body = { version: 1, mergedId: theirs.customerId, mergedVersion: 1 }
  assert.equal((await ask.merge(one, body)).status, 404)
  // Whoever works for all merges within one organization, too.
  const admin = asking(api, await api.signIn('RB admin'))
  assert.equal((await admin.merge(one, body)).status, 404)
})

test('a sale to who is found by a merged number leaves what the merge kept, and the look-up finds them by either', async () => {
  const { raffle, person, one, other } = await twoOfOne()
  const { firstName, lastName, phone: formerly } = person
  const phone = newPhone()
  await api.db.updateTable('customers').set({ phone }).where('id', '=', one).execute()
  assert.equal((await ask.mergeNow(one, other)).status, 200)
  const byNumber = async (typed: string) =>
    idsIn(
      await api.ask('GET', `${orderEntryCalls.buyers.path}?phone=${typed}`, {
        token: raffle.token,
      }),
    )
  for (const typed of [formerly, phone]) assert.deepEqual(await byNumber(typed), [one])
  const customer = neighbour({ firstName, lastName, email: undefined, phone: formerly })
  await entered(raffle, purchaseOf([await addRaffle(api)], { customer }))
  assert.equal((await ask.read(one)).phone, phone)
  for (const typed of [formerly, phone]) assert.deepEqual(await byNumber(typed), [one])
})
