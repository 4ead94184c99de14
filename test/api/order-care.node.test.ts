/** What staff do with orders after they were bought: who sees which, how they are found, corrected, sent and voided. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import * as v from 'valibot'
import { addressOf } from '../../src/core/contract.ts'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { OrderSchema } from '../../src/core/orders/order.ts'
import { OrderDetailSchema } from '../../src/core/orders/order-detail.ts'
import { addRaffle, dataOf, hour, openApi, sell, type TestRaffle } from './draws/support.ts'
import { newKey } from './raffles/support.ts'

const api = await openApi()
after(() => api.close())

const agentToken = await api.signIn('Contact Center Agent')

async function enterAsAgent(raffle: TestRaffle) {
  const body = {
    eventId: raffle.raffleId,
    packageId: raffle.packageIds[0],
    type: 'cash',
    source: 'phone',
    customer: { firstName: 'Nitap', lastName: 'Sylliboy', email: `${randomUUID()}@example.org` },
  }
  const { path } = orderCalls.enter
  return dataOf(
    OrderSchema,
    await api.ask('POST', path, { token: agentToken, body, headers: newKey() }),
    201,
  )
}

const pathOf = (id: string) => addressOf(orderCalls.get.path, { id })

async function read(id: string, token: string) {
  return dataOf(OrderDetailSchema, await api.ask('GET', pathOf(id), { token }))
}

async function found(raffle: TestRaffle, query: Record<string, string>, token = raffle.token) {
  const asked = new URLSearchParams({ eventId: raffle.raffleId, pageSize: '100', ...query })
  const answer = await api.ask('GET', `${orderCalls.list.path}?${asked}`, { token })
  assert.equal(answer.status, 200, answer.text)
  return v.parse(orderCalls.list.list.page, answer.json) as {
    data: { id: string; marks: string[] }[]
  }
}

const change = (id: string, body: object, token: string) =>
  api.ask('PATCH', pathOf(id), { token, body, headers: newKey() })
/** A second after what was sent before: the newest comes first. */
const send = (id: string, body: object, token: string) => {
  api.now = new Date(api.now.getTime() + 1000)
  const path = addressOf(orderCalls.email.path, { id })
  return api.ask('POST', path, { token, body, headers: newKey() })
}

test('an agent sees what they entered and nothing else; who manages agents sees what those entered', async () => {
  const raffle = await addRaffle(api)
  const own = await enterAsAgent(raffle)
  const other = await sell(raffle)
  const seen = async (token: string) => (await found(raffle, {}, token)).data.map(({ id }) => id)
  assert.deepEqual(await seen(agentToken), [own.id])
  assert.deepEqual(await seen(await api.signIn('Agent Manager')), [own.id])
  assert.deepEqual((await seen(raffle.token)).toSorted(), [own.id, other.id].toSorted())
  assert.equal((await api.ask('GET', pathOf(other.id), { token: agentToken })).status, 404)
  assert.equal((await send(other.id, { email: 'a@example.org' }, agentToken)).status, 404)
})

test('an agent corrects and sends an order on the day that they entered it, and not on the next', async () => {
  const raffle = await addRaffle(api)
  const { id } = await enterAsAgent(raffle)
  const before = await read(id, agentToken)
  assert.equal(before.ownToday, true)
  assert.equal((await send(id, { email: 'n@example.org' }, agentToken)).status, 201)
  const earlier = api.now
  api.now = new Date(earlier.getTime() + 24 * hour)
  const nextDay = await api.signIn('Contact Center Agent')
  for (const answer of [
    await send(id, { email: 'n@example.org' }, nextDay),
    await change(id, { version: before.version, mailed: true }, nextDay),
  ])
    assert.deepEqual([answer.status, answer.errors[0]?.code], [403, 'role-same-day'])
  api.now = earlier
})

test('one ticket of an order is sent alone, and none that is another order’s', async () => {
  const raffle = await addRaffle(api, { packages: [{ ticketCount: 10, priceCents: 2000 }] })
  const { id, firstTicketNumber: first } = await sell(raffle)
  await sell(raffle)
  const email = `${randomUUID()}@example.org`
  const ticketNumber = (first ?? 0) + 4
  assert.equal((await send(id, { email, ticketNumber }, raffle.token)).status, 201)
  const { textBody } = await api.db
    .selectFrom('emails')
    .select('textBody')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  assert.match(textBody, new RegExp(`^Your numbers: ${ticketNumber}$`, 'm'))
  const { entries } = await read(id, raffle.token)
  assert.deepEqual(entries[0]?.after, { email, ticketNumber })
  for (const other of [(first ?? 0) + 10, (first ?? 1) - 1]) {
    const answer = await send(id, { email, ticketNumber: other }, raffle.token)
    assert.deepEqual([answer.status, answer.errors[0]?.code], [422, 'not-its-ticket'])
  }
})

const newerIn = ({ json }: { json: unknown }) =>
  v.parse(v.object({ data: OrderDetailSchema }), json).data

test('an address is corrected only where it is still the one that was seen: theirs who corrected it meanwhile stays', async () => {
  const raffle = await addRaffle(api)
  const customer = { firstName: 'Éva', lastName: 'Tremblay', email: `${randomUUID()}@exmaple.org` }
  const { id } = await sell(raffle, 0, { customer })
  const seen = (await read(id, raffle.token)).buyer.email
  const theirs = `${randomUUID()}@example.org`
  const [mine, email] = [`${randomUUID()}@example.org`, theirs]
  const first = await send(id, { email, readEmail: seen, correct: true }, raffle.token)
  assert.equal(first.status, 201, first.text)
  const { version } = await read(id, raffle.token)
  const late = [
    await send(id, { email: mine, readEmail: seen, correct: true }, raffle.token),
    await change(id, { version, email: mine, readEmail: seen }, raffle.token),
  ]
  for (const answer of late)
    assert.deepEqual(
      [answer.status, answer.errors[0]?.code, newerIn(answer).buyer.email],
      [409, 'stale-edit', theirs],
    )
  const left = await read(id, raffle.token)
  assert.deepEqual([left.buyer.email, left.version, left.messages.length], [theirs, version, 2])
  const again = await send(id, { email: mine, readEmail: theirs, correct: true }, raffle.token)
  assert.equal(again.status, 201, again.text)
  assert.equal((await read(id, raffle.token)).buyer.email, mine)
})

test('a corrected address is the buyer’s from then on, and its email, its log and its version say so', async () => {
  const raffle = await addRaffle(api)
  const customer = { firstName: 'Éva', lastName: 'Tremblay', email: `${randomUUID()}@exmaple.org` }
  const first = await sell(raffle, 0, { customer })
  const second = await sell(raffle, 0, { customer })
  const email = `${randomUUID()}@example.org`
  assert.equal((await send(first.id, { email, correct: true }, raffle.token)).status, 201)
  const order = await read(first.id, raffle.token)
  assert.equal(order.buyer.email, email)
  assert.equal(order.version, 2)
  assert.deepEqual(
    order.messages.map(({ recipient }) => recipient),
    [email, email],
    'what hadn’t left yet goes there, too',
  )
  assert.deepEqual(
    order.entries.map(({ action }) => action),
    ['emailed', 'changed', 'created'],
  )
  assert.deepEqual(order.entries[1]?.after, { email })
  assert.equal((await read(second.id, raffle.token)).buyer.email, email)
  const other = `${randomUUID()}@example.org`
  assert.equal((await send(first.id, { email: other }, raffle.token)).status, 201)
  assert.equal((await read(first.id, raffle.token)).buyer.email, email, 'sent elsewhere only')
})

test('a void order is out of its draws, and what is sent of it says VOID in the buyer’s language', async () => {
  const raffle = await addRaffle(api)
  const customer = { firstName: 'Ada', lastName: 'Muise', email: 'ada@example.org', locale: 'fr' }
  const { id } = await sell(raffle, 0, { customer })
  assert.deepEqual(
    (await read(id, raffle.token)).draws.map(({ standing }) => standing),
    ['in'],
  )
  const path = addressOf(orderCalls.void.path, { id })
  const body = { voidedComment: 'Paid twice' }
  const { token } = raffle
  assert.equal((await api.ask('DELETE', path, { token, body, headers: newKey() })).status, 200)
  assert.equal((await send(id, { email: 'ada@example.org' }, token)).status, 201)
  const order = await read(id, token)
  assert.deepEqual(
    [order.status, order.voidedComment, order.draws[0]?.standing],
    ['VOID', 'Paid twice', 'void'],
  )
  assert.match(order.messages[0]?.subject ?? '', /^ANNULÉE : Vos billets/)
  const marked = await change(id, { version: order.version, mailed: true }, token)
  assert.equal(marked.status, 200, marked.text)
  assert.deepEqual((await read(id, token)).marks, ['refund-owed', 'mailed-void'])
})

test('an order is found by name without accents, email, phone, its id, a ticket’s number; by nobody else’s', async () => {
  const raffle = await addRaffle(api, { packages: [{ ticketCount: 3, priceCents: 1000 }] })
  const email = 'gisele.berube@example.org'
  const customer = { firstName: 'Gisèle', lastName: 'Bérubé', email, phone: '902 555 0142' }
  const { id } = await sell(raffle, 0, { customer })
  await sell(raffle, 0, { customer: { firstName: 'Tom', lastName: 'Birchall' } })
  for (const search of [
    'gisele berube',
    'Bérubé  Gisèle',
    'berube gis',
    'BÉRUBÉ',
    email.slice(0, 18),
    '555-0142',
    '(902) 555',
    id.slice(0, 6).toUpperCase(),
    id,
    '2',
  ])
    assert.deepEqual(
      (await found(raffle, { search })).data.map(order => order.id),
      [id],
      search,
    )
  for (const search of ['%', '_', 'nobody', '7', '0000'])
    assert.deepEqual((await found(raffle, { search })).data, [], search)
})

test('the same buyer, package and raffle within ten minutes is marked, at both ends and no further', async () => {
  const raffle = await addRaffle(api, {
    packages: [
      { ticketCount: 1, priceCents: 500 },
      { ticketCount: 3, priceCents: 1000 },
    ],
  })
  const email = `${randomUUID()}@example.org`
  const buyer = (firstName: string) => ({ customer: { firstName, lastName: 'Paul', email } })
  const start = api.now
  const at = async (minutes: number, pack = 0, firstName = 'Jo') => {
    api.now = new Date(start.getTime() + minutes * 60_000)
    return (await sell(raffle, pack, buyer(firstName))).id
  }
  const first = await at(0)
  const sameHousehold = await at(10, 0, 'Joan')
  const another = await at(11, 1)
  const later = await at(21)
  const { data } = await found(raffle, { 'mark[]': 'duplicate' })
  assert.deepEqual(data.map(({ id }) => id).toSorted(), [first, sameHousehold].toSorted())
  assert.deepEqual((await read(another, raffle.token)).marks, [])
  assert.deepEqual((await read(later, raffle.token)).marks, [])
  api.now = start
})
