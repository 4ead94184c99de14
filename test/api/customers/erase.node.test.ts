/** Erasing who somebody is: what goes, what stays, what stands against it, and the file of all that is kept. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { verifyActivity } from '../../../demo/api/activity/verify.ts'
import { addressOf } from '../../../src/core/contract.ts'
import { customerCalls } from '../../../src/core/customers/calls.ts'
import { CustomerDetailSchema } from '../../../src/core/customers/customer-detail.ts'
import { donationCalls } from '../../../src/core/donations/calls.ts'
import { recentDonationCalls } from '../../../src/core/donations/recent-calls.ts'
import { jobCalls } from '../../../src/core/jobs/calls.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { findCalls } from '../../../src/core/orders/find-calls.ts'
import { groupCalls } from '../../../src/core/orders/group.ts'
import { subscriptionCalls } from '../../../src/core/subscriptions/calls.ts'
import { ticketCalls } from '../../../src/core/tickets/calls.ts'
import { inFull } from '../../support/full.ts'
import { addRaffle, dataOf, openApi, type TestRaffle } from '../draws/support.ts'
import { begin, bulkOf, fileOf, looked } from '../order-bulks/support.ts'
import { newKey } from '../raffles/support.ts'
import { subscribe } from '../subscriptions/support.ts'
import {
  asking,
  codes,
  owner,
  sellTo,
  somebody,
  tablesWith,
  voidOrder,
  wrongFigures,
} from './support.ts'

const api = await openApi()
after(() => api.close())

const ask = asking(api, await api.signIn('account owner', owner))
const close = ({ raffleId }: TestRaffle) =>
  api.db.updateTable('raffles').set({ status: 'closed' }).where('id', '=', raffleId).execute()

/** Bought, corrected, merged, noted about and written to; and the raffle is over. */
async function wellKnown() {
  const raffle = await addRaffle(api)
  const person = somebody({ lastName: 'Sylliboy-Quux', phone: '9025550177', postalCode: 'B3H 4R2' })
  const { id, customerId } = await sellTo(raffle, person)
  const other = await sellTo(raffle, {
    firstName: person.firstName,
    lastName: person.lastName,
    email: `quux-${person.email}`,
  })
  await ask.change(customerId, { version: 1, address: '7 Quux Lane', city: 'Quuxville' })
  await ask.note(customerId, 'Quux: call in the evening')
  await raffle.post(`/order-service/v2/orders/${id}/notes`, { text: 'Quux again' })
  const about = `Quux@example.org of ${person.firstName} asked for it`
  const path = addressOf(orderCalls.void.path, { id })
  await api.ask('DELETE', path, { token: raffle.token, body: { voidedComment: about } })
  await raffle.post(addressOf(orderCalls.restore.path, { id }), { comment: about })
  assert.equal((await ask.mergeNow(customerId, other.customerId)).status, 200)
  return { raffle, person, customerId, orderId: id }
}

test('name, contact, notes and texts go; orders, tickets and money stay, and the log still verifies', async () => {
  const { raffle, person, customerId, orderId } = await wellKnown()
  await close(raffle)
  const before = await ask.read(customerId)
  const words = [person.firstName, 'quux', String(person.email)]
  assert.ok((await tablesWith(api, words)).includes('emails'))
  const erased = dataOf(CustomerDetailSchema, await ask.erase(customerId))
  assert.deepEqual(
    [erased.firstName, erased.lastName, erased.email, erased.phone, erased.address, erased.city],
    ['Erased', 'customer', null, null, null, null],
  )
  for (const kept of ['orderCount', 'lifetimeCents', 'ticketCount', 'lastOrderAt'] as const)
    assert.deepEqual(erased[kept], before[kept])
  assert.equal(erased.orderCount, 2)
  assert.deepEqual(await tablesWith(api, words), [])
  const comments = await api.db
    .selectFrom('orderChanges')
    .select('comment')
    .where('orderId', '=', orderId)
    .execute()
  assert.deepEqual(
    comments.map(({ comment }) => comment),
    ['… of … asked for it', '… of … asked for it'],
    'why it was void is left',
  )
  const { faults } = await verifyActivity(api.url)
  assert.deepEqual(faults, [])
  assert.deepEqual(await wrongFigures(api), [])
})

test('whoever reads of somebody who was erased is told so in their own language', async () => {
  const raffle = await addRaffle(api)
  const gift = { donationCents: 500 }
  const { id: orderId, customerId } = await sellTo(raffle, somebody(), gift)
  const { id: subscriptionId } = await subscribe(raffle, raffle)
  await api.db
    .updateTable('subscriptions')
    .set({ customerId })
    .where('id', '=', subscriptionId)
    .execute()
  await close(raffle)
  await ask.erase(customerId)
  const searched = new URLSearchParams({ search: orderId })
  for (const [language, name] of [
    ['en', 'Erased customer'],
    ['fr', 'Client effacé'],
  ] as const)
    for (const path of [
      `${orderCalls.list.path}?${searched}`,
      addressOf(orderCalls.get.path, { id: orderId }),
      `${findCalls.find.path}?${new URLSearchParams({ text: orderId })}`,
      `${customerCalls.orders.path}?${new URLSearchParams({ customerId })}`,
      `${ticketCalls.list.path}?${searched}`,
      `${donationCalls.list.path}?search=erased`,
      recentDonationCalls.recent.path,
      `${customerCalls.list.path}?search=erased`,
      `${subscriptionCalls.list.path}?search=erased`,
      addressOf(subscriptionCalls.get.path, { id: subscriptionId }),
    ]) {
      const { text } = await api.ask('GET', path, {
        token: raffle.token,
        headers: { 'accept-language': language },
      })
      assert.ok(
        text.includes(`"name":"${name}"`) || text.includes(`"donorName":"${name}"`),
        `${path} ${text}`,
      )
    }
})

/** Hers and another's, voided and refunded at once, of one group, listed in files; she was called something else meanwhile. */
async function saidOfMany() {
  const raffle = await addRaffle(api)
  const person = somebody({ firstName: 'Zebulonia', lastName: 'Quackenbush' })
  const hers = await sellTo(raffle, person)
  const others = await sellTo(raffle, somebody())
  const twin = await sellTo(raffle, somebody({ lastName: 'Beforemerge' }))
  const ids = [hers.id, others.id, twin.id]
  await ask.change(hers.customerId, {
    version: 1,
    lastName: 'Oldfangle',
    address: '7 Quackpond Lane',
  })
  await ask.change(hers.customerId, { version: 2, lastName: 'Quackenbush', address: null })
  const { organizationId } = await api.db
    .selectFrom('orders')
    .select('organizationId')
    .where('id', '=', hers.id)
    .executeTakeFirstOrThrow()
  const group = await api.db
    .insertInto('orderGroups')
    .values({ organizationId, name: null, createdAt: api.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.db.updateTable('orders').set({ groupId: group.id }).where('id', 'in', ids).execute()
  const ofGroup = { id: group.id }
  for (const [version, name] of ['The Oldfangle family', 'Family'].entries())
    await raffle.patch(addressOf(groupCalls.change.path, ofGroup), { version: version + 1, name })
  await raffle.patch(addressOf(groupCalls.deactivate.path, ofGroup), {
    version: 3,
    comment: 'Oldfangle’s sister called',
  })
  const why = `Zebulonia Oldfangle (zeb.q (at) secret.example) of 7, Quackpond lane entered thrice, Beforemerge`
  const voided = await looked(raffle, { of: 'ids', ids })
  await begin(raffle, voided.id, why)
  assert.equal((await bulkOf(raffle, voided.id)).state, 'finished')
  const third = await sellTo(raffle, somebody())
  const named = addressOf(orderCalls.void.path, { id: third.id })
  const voidedComment = `Meant for ${String(person.email)}`
  await api.ask('DELETE', named, {
    token: raffle.token,
    body: { voidedComment },
    headers: newKey(),
  })
  const refunds = ids.map(id => `/order-service/v2/orders/${id}/refunds`)
  const refund = { amountCents: 500, reason: 'asked-for', comment: why }
  for (const path of refunds) assert.equal((await raffle.post(path, refund)).status, 201)
  assert.equal((await ask.mergeNow(hers.customerId, twin.customerId)).status, 200)
  return { raffle, person, hers, others, organizationId, bulkId: voided.id }
}

inFull(
  'what was said of many orders at once, former names and files of the day keep nothing of her',
  async () => {
    const { raffle, person, hers, others, organizationId, bulkId } = await saidOfMany()
    const { token } = raffle
    const files: string[] = []
    for (const list of ['customers', 'orders', 'raffles']) {
      const query = { organizationId }
      const body = { list, query, timeZone: 'UTC' }
      const asked = await api.ask('POST', jobCalls.exportList.path, {
        token,
        headers: newKey(),
        body,
      })
      files.push(dataOf(jobCalls.exportList.answer, asked, 201).id)
    }
    // As if it were still being made, by somebody who is gone.
    const underWay = {
      state: 'running',
      endedAt: null,
      heldUntil: new Date(Date.now() + 86_400_000),
    } as const
    const [begun = ''] = files
    await api.db.updateTable('jobs').set(underWay).where('id', '=', begun).execute()
    const words = [
      'zebulonia',
      'quackenbush',
      'oldfangle',
      'secret.example',
      'quackpond',
      person.email,
    ]
    const before = await tablesWith(api, words)
    for (const name of [
      'activity',
      'bulks',
      'order_changes',
      'refunds',
      'job_parts',
      'name_vocabulary',
    ])
      assert.ok(before.includes(name), name)
    assert.equal((await ask.erase(hers.customerId)).status, 200)
    assert.deepEqual(await tablesWith(api, words), [])
    const { rows } = await sql<{ comment: string }>`
    select comment from order_changes where order_id = ${others.id}
    union all select comment from refunds where order_id = ${others.id}
  `.execute(api.db)
    const covered = '… … (…) of … entered thrice, …'
    assert.deepEqual(
      rows.map(({ comment }) => comment),
      [covered, covered],
    )
    assert.deepEqual((await verifyActivity(api.url)).faults, [])
    const receipts = await fileOf(raffle, bulkId)
    assert.equal(receipts.length, 4)
    assert.ok(receipts.some(line => line.endsWith(hers.id) && line.includes(',…,')))
    assert.ok(receipts.some(line => line.endsWith(others.id) && line.includes('Tremblay')))
    const tickets = []
    for (const id of files)
      tickets.push(codes(await raffle.post(addressOf(jobCalls.ticket.path, { id }))))
    assert.deepEqual(tickets, [[200], [404, 'file-gone'], [200]], 'one begins anew, one is gone')
    assert.ok((await fileOf(raffle, begun)).length > 2)
  },
)

test('a call that was made before is neither made again nor answered with who they were', async () => {
  const raffle = await addRaffle(api)
  const person = somebody()
  const { id, customerId } = await sellTo(raffle, person)
  await close(raffle)
  const { token } = raffle
  const calls = [
    [
      'PATCH',
      addressOf(customerCalls.change.path, { id: customerId }),
      { version: 1, city: 'Truro' },
    ],
    ['POST', addressOf(customerCalls.note.path, { id: customerId }), { text: 'Calls at noon' }],
    ['POST', addressOf(orderCalls.note.path, { id }), { text: 'Calls at night' }],
    ['POST', addressOf(orderCalls.email.path, { id }), { email: 'their-sister@example.org' }],
  ] as const
  const asked = calls.map(([method, path, body]) => {
    const headers = newKey()
    return () => api.ask(method, path, { token, body, headers })
  })
  const unrelated = newKey()
  const other = await sellTo(await addRaffle(api), somebody())
  const note = () =>
    api.ask('POST', addressOf(customerCalls.note.path, { id: other.customerId }), {
      token,
      body: { text: 'Somebody else' },
      headers: unrelated,
    })
  const kept = await note()
  for (const ask of asked) assert.ok([200, 201].includes((await ask()).status))
  assert.equal((await ask.erase(customerId)).status, 200)
  for (const ask of asked) assert.deepEqual(codes(await ask()), [409, 'answer-erased'])
  assert.deepEqual((await note()).json, kept.json)
})

test('nobody is erased whose tickets are still to be drawn, who won and isn’t through, or who is owed money', async () => {
  const raffle = await addRaffle(api)
  const { id, customerId } = await sellTo(raffle, somebody())
  assert.deepEqual(codes(await ask.erase(customerId)), [409, 'draw-ahead'])
  await voidOrder(raffle, id)
  assert.deepEqual(codes(await ask.erase(customerId)), [409, 'money-owed'])
  await raffle.post(`/order-service/v2/orders/${id}/refunds`, {
    amountCents: 500,
    reason: 'asked-for',
  })
  assert.equal((await ask.erase(customerId)).status, 200)
  assert.deepEqual(codes(await ask.erase(customerId)), [409, 'customer-erased'])
  assert.deepEqual(codes(await ask.note(customerId, 'Gone')), [409, 'customer-erased'])
})

inFull(
  'who was erased is merged with nobody, and a merge and an erasure at once leave one of the two',
  async () => {
    const raffle = await addRaffle(api)
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await sellTo(raffle, somebody()), await sellTo(raffle, somebody())]
      await voidOrder(raffle, other.id)
      await raffle.post(`/order-service/v2/orders/${other.id}/refunds`, {
        amountCents: 500,
        reason: 'asked-for',
      })
      const { version } = await ask.read(other.customerId)
      const [merge, erase] = await Promise.all([
        ask.merge(one.customerId, {
          version: 1,
          mergedId: other.customerId,
          mergedVersion: version,
        }),
        ask.erase(other.customerId),
      ])
      assert.deepEqual([merge.status, erase.status].toSorted(), [200, 409])
    }
    const { faults } = await verifyActivity(api.url)
    assert.deepEqual(faults, [])
  },
)

test('no address comes back to somebody who was erased: by their orders, their subscription, or an email', async () => {
  const raffle = await addRaffle(api)
  const held = await subscribe({ api }, raffle, { tryOn: null })
  const { email } = await ask.read(held.customerId)
  const { id } = await sellTo(raffle, { firstName: 'Eva', lastName: 'Tremblay', email })
  await close(raffle)
  assert.equal((await ask.erase(held.customerId)).status, 200)
  const { token } = raffle
  const again = { email: 'eva@elsewhere.example' }
  const path = addressOf(orderCalls.change.path, { id })
  const order = await api.db
    .selectFrom('orders')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const corrected = await api.ask('PATCH', path, { token, body: { ...order, ...again } })
  const sent = await raffle.post(addressOf(orderCalls.email.path, { id }), again)
  const subscription = await api.ask(
    'PATCH',
    addressOf(subscriptionCalls.change.path, { id: held.id }),
    { token, body: { version: held.version + 1, ...again } },
  )
  assert.deepEqual([corrected, sent, subscription].map(codes), [
    [409, 'buyer-erased'],
    [409, 'buyer-erased'],
    [409, 'subscriber-erased'],
  ])
})

test('an order by the email of somebody who was erased is a new customer’s', async () => {
  const raffle = await addRaffle(api)
  const person = somebody()
  const { customerId } = await sellTo(raffle, person)
  await close(raffle)
  assert.equal((await ask.erase(customerId)).status, 200)
  const elsewhere = await addRaffle(api)
  assert.notEqual((await sellTo(elsewhere, person)).customerId, customerId)
})

test('the file holds all that is kept of a person, and its download is in the log', async () => {
  const { person, customerId, orderId } = await wellKnown()
  const file = await ask.file(customerId)
  assert.equal(file.status, 200)
  const held = JSON.parse(file.text)
  assert.equal(held.customer.email, person.email)
  assert.equal(held.formerly[0].email, `quux-${person.email}`)
  assert.equal(held.orders.length, 2)
  assert.ok(held.orders.some((order: { id: string }) => order.id === orderId))
  for (const word of ['Quux again', 'call in the evening', '7 Quux Lane'])
    assert.ok(file.text.includes(word), word)
  assert.ok(held.emails.length > 0)
  const [newest] = (await ask.read(customerId)).entries
  assert.equal(newest?.action, 'data-exported')
})
