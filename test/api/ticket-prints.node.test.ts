/** Prints of tickets: each order once as an original, whoever asks, and nothing that doesn't stand. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import * as v from 'valibot'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import { addressOf } from '../../src/core/contract.ts'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { OrderSchema } from '../../src/core/orders/order.ts'
import { printCalls } from '../../src/core/tickets/print-calls.ts'
import { addRaffle, dataOf, openApi, sell, type TestRaffle } from './draws/support.ts'
import { newKey } from './raffles/support.ts'
import type { Answered } from './support.ts'

const api = await openApi()
after(() => api.close())
const agentToken = await api.signIn('Contact Center Agent')
const elsewhere = await api.signIn('account owner', 'dale.whitcombe@bramblewick.example')

const begin = (token: string, set: object, more = {}) => {
  const body = { set, paper: 'letter', arrangement: 'by-order', ...more }
  return api.ask('POST', printCalls.begin.path, { token, body, headers: newKey() })
}
const begun = async (...asked: Parameters<typeof begin>) =>
  dataOf(printCalls.begin.answer, await begin(...asked), 201)
const answer = (token: string, id: string, cameOut: number) =>
  api.ask('POST', addressOf(printCalls.answer.path, { id }), {
    token,
    body: { cameOut },
    headers: newKey(),
  })
const onPaper = async (token: string, id: string, query = '') =>
  dataOf(
    v.array(printCalls.orders.answer.item),
    await api.ask('GET', addressOf(printCalls.orders.path, { id }) + query, { token }),
  )
const voidOrder = (token: string, id: string, tickets?: object) =>
  api.ask('DELETE', addressOf(orderCalls.void.path, { id }), {
    token,
    body: { voidedComment: 'Entered twice', ...(tickets && { tickets }) },
    headers: newKey(),
  })
const codes = ({ errors }: Pick<Answered, 'errors'>) => errors.map(({ code }) => code)

async function enterAsAgent({ raffleId, packageIds }: TestRaffle) {
  const body = {
    eventId: raffleId,
    packageId: packageIds[0],
    type: 'cash',
    source: 'phone',
    customer: { firstName: 'Nitap', lastName: 'Sylliboy', email: `${randomUUID()}@example.org` },
  }
  const asked = { token: agentToken, body, headers: newKey() }
  return dataOf(OrderSchema, await api.ask('POST', orderCalls.enter.path, asked), 201)
}

test('prints what nobody printed of a raffle, in the order of its numbers, and says what it left out', async () => {
  const raffle = await addRaffle(api, { packages: [{ ticketCount: 3, priceCents: 1000 }] })
  const { token, raffleId: eventId } = raffle
  const first = await sell(raffle)
  const gone = await sell(raffle)
  const second = await sell(raffle)
  await voidOrder(token, gone.id)
  const print = await begun(token, { of: 'raffle', eventId })
  assert.deepEqual(
    [print.fromNumber, print.toNumber, print.ticketCount, print.reprintCount, print.more],
    [1, 2, 6, 0, 0],
  )
  assert.deepEqual(print.leftOut, [{ reason: 'void-not-printed', count: 1, orderIds: [gone.id] }])
  const orders = await onPaper(token, print.id)
  assert.deepEqual(
    orders.map(({ number, orderId, reprint, runs }) => [
      number,
      orderId,
      reprint,
      runs[0]?.firstNumber,
    ]),
    [
      [1, first.id, false, first.firstTicketNumber],
      [2, second.id, false, second.firstTicketNumber],
    ],
  )
  const [its] = print.raffles
  assert.equal(its?.id, eventId)
  assert.equal(its?.draws.length, 1)
  assert.deepEqual(await onPaper(token, print.id, '?from=3'), [])
  const again = await begin(token, { of: 'raffle', eventId })
  assert.equal(again.status, 409)
  assert.deepEqual(codes(again), ['nothing-to-print', 'printed-already', 'void-not-printed'])
})

test('two who print the same at once have each order once as an original', async () => {
  const raffle = await addRaffle(api)
  const { token, raffleId: eventId } = raffle
  for (let at = 0; at < 6; at += 1) await sell(raffle)
  const other = await api.signIn('raffle admin')
  const all = await Promise.all(
    [token, other, token, other].map(each => begin(each, { of: 'raffle', eventId })),
  )
  assert.deepEqual(all.map(({ status }) => status).toSorted(), [201, 409, 409, 409])
  const both = await Promise.all(
    [token, other].map(each => begun(each, { of: 'raffle', eventId }, { reprint: true })),
  )
  assert.deepEqual(
    both.map(({ reprintCount }) => reprintCount),
    [6, 6],
  )
  const { rows } = await api.pool.query(
    `select order_id from ticket_print_orders where not reprint and order_id in
      (select id from orders where raffle_id = $1)`,
    [eventId],
  )
  assert.equal(rows.length, 6)
  assert.equal(new Set(rows.map(({ order_id }) => order_id)).size, 6)
})

test('a second print says so on paper and in the log; what never came out is an original again', async () => {
  const raffle = await addRaffle(api)
  const { token } = raffle
  const ids = [(await sell(raffle)).id, (await sell(raffle)).id, (await sell(raffle)).id]
  const print = await begun(token, { of: 'ids', ids })
  const early = await begin(token, { of: 'rest', printId: print.id })
  assert.deepEqual(codes(early), ['print-not-answered'])
  assert.equal((await answer(token, print.id, 4)).status, 422)
  const said = dataOf(printCalls.answer.answer, await answer(token, print.id, 1))
  assert.equal(said.cameOut, 1)
  assert.deepEqual(codes(await answer(token, print.id, 3)), ['print-answered'])
  const rest = await begun(token, { of: 'rest', printId: print.id })
  assert.deepEqual([rest.fromNumber, rest.toNumber, rest.reprintCount], [2, 3, 0])
  const reprint = await begun(token, { of: 'ids', ids }, { reprint: true })
  assert.equal(reprint.reprintCount, 3)
  assert.ok((await onPaper(token, reprint.id)).every(order => order.reprint))
  await answer(token, reprint.id, 0)
  const { rows } = await api.pool.query(
    `select action from activity where subject_id = $1 and action like '%print%' order by sequence`,
    [ids[2]],
  )
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['printed', 'print-failed', 'printed', 'reprinted', 'print-failed'],
  )
  const left = await begin(token, { of: 'ids', ids })
  assert.deepEqual(codes(left), ['nothing-to-print', 'printed-already'])
})

test('an order that becomes void after its print was begun is not on paper', async () => {
  const raffle = await addRaffle(api)
  const [first, second] = [await sell(raffle), await sell(raffle)]
  const print = await begun(raffle.token, { of: 'raffle', eventId: raffle.raffleId })
  await voidOrder(raffle.token, first.id)
  const orders = await onPaper(raffle.token, print.id)
  assert.deepEqual(
    orders.map(({ orderId, number }) => [orderId, number]),
    [[second.id, 2]],
  )
})

test('of an order that is void in part, what stands is on paper, at its price', async () => {
  const raffle = await addRaffle(api, { packages: [{ ticketCount: 5, priceCents: 1000 }] })
  const { id, firstTicketNumber: first } = await sell(raffle)
  const gone = (first ?? 0) + 2
  await voidOrder(raffle.token, id, { firstNumber: gone, lastNumber: gone })
  const print = await begun(raffle.token, { of: 'ids', ids: [id] })
  assert.equal(print.ticketCount, 4)
  const [order] = await onPaper(raffle.token, print.id)
  assert.deepEqual(order?.runs, [
    { firstNumber: first, lastNumber: gone - 1 },
    { firstNumber: gone + 1, lastNumber: gone + 2 },
  ])
  assert.equal(order?.ticketsCents, 800)
})

test('orders whose group was set aside are not printed', async () => {
  const raffle = await addRaffle(api)
  const { id } = await sell(raffle)
  const { organizationId } = await api.db
    .selectFrom('raffles')
    .select('organizationId')
    .where('id', '=', raffle.raffleId)
    .executeTakeFirstOrThrow()
  const { rows } = await api.pool.query(
    'insert into order_groups (organization_id, active, created_at) values ($1, false, now()) returning id',
    [organizationId],
  )
  await api.pool.query('update orders set group_id = $1 where id = $2', [rows[0].id, id])
  const refused = await begin(raffle.token, { of: 'ids', ids: [id] })
  assert.deepEqual(codes(refused), ['nothing-to-print', 'group-inactive'])
})

test('prints the orders that hold numbers of a run, and those that a list’s filters let through', async () => {
  const raffle = await addRaffle(api, { packages: [{ ticketCount: 5, priceCents: 1000 }] })
  const { token, raffleId: eventId } = raffle
  const sold = [await sell(raffle), await sell(raffle), await sell(raffle)]
  const from = (sold[0]?.firstTicketNumber ?? 0) + 4
  const print = await begun(token, { of: 'raffle', eventId, from, to: from + 1 })
  assert.equal(print.toNumber, 2)
  const query = { eventId, status: ['ACTIVE'] }
  const matching = await begun(token, { of: 'matching', query }, { reprint: true })
  assert.deepEqual([matching.toNumber, matching.reprintCount], [3, 2])
  const loose = await begin(token, { of: 'matching', query: { eventID: eventId } })
  assert.equal(loose.status, 422)
})

test('nobody prints, reads or answers for what is another organization’s', async () => {
  const raffle = await addRaffle(api)
  const { token, raffleId: eventId } = raffle
  const { id } = await sell(raffle)
  const print = await begun(token, { of: 'ids', ids: [id] })
  const named = await begin(elsewhere, { of: 'ids', ids: [id] }, { reprint: true })
  assert.equal(named.status, 409)
  assert.deepEqual(codes(named), ['nothing-to-print', 'order-gone'])
  const asked = seedOrganizations.ternCove.id
  for (const [set, status] of [
    [{ of: 'raffle', eventId }, 404],
    [{ of: 'rest', printId: print.id }, 404],
    [{ of: 'raffle', eventId: randomUUID() }, 404],
    [{ of: 'rest', printId: randomUUID() }, 404],
    [{ of: 'ids', ids: [id], organizationId: asked }, 403],
    [{ of: 'matching', query: { organizationId: asked } }, 403],
  ] as const)
    assert.equal((await begin(elsewhere, set)).status, status, JSON.stringify(set))
  for (const { path, method } of [printCalls.get, printCalls.orders])
    for (const one of [print.id, randomUUID()]) {
      const theirs = await api.ask(method, addressOf(path, { id: one }), { token: elsewhere })
      assert.equal(theirs.status, 404)
    }
  assert.equal((await answer(elsewhere, print.id, 1)).status, 404)
  const log = await api.ask('GET', `${printCalls.list.path}?organizationId=${asked}`, {
    token: elsewhere,
  })
  assert.equal(log.status, 403)
})

test('an agent prints what they entered, on that day, and sees no print but their own', async () => {
  const raffle = await addRaffle(api)
  const mine = await enterAsAgent(raffle)
  const other = await sell(raffle)
  const print = await begun(agentToken, { of: 'raffle', eventId: raffle.raffleId })
  assert.deepEqual(
    (await onPaper(agentToken, print.id)).map(({ orderId }) => orderId),
    [mine.id],
  )
  assert.deepEqual(codes(await begin(agentToken, { of: 'ids', ids: [other.id] })), [
    'nothing-to-print',
    'order-gone',
  ])
  const others = await begun(raffle.token, { of: 'ids', ids: [other.id] })
  const path = addressOf(printCalls.orders.path, { id: others.id })
  assert.equal((await api.ask('GET', path, { token: agentToken })).status, 404)
  const manager = await api.signIn('Agent Manager')
  assert.equal((await begin(manager, { of: 'ids', ids: [mine.id] })).status, 403)
  const now = api.now
  api.now = new Date(now.getTime() + 26 * 3_600_000)
  const nextDay = await api.signIn('Contact Center Agent')
  const late = await begin(nextDay, { of: 'ids', ids: [mine.id] }, { reprint: true })
  assert.deepEqual(codes(late), ['nothing-to-print', 'role-same-day'])
  api.now = now
})
