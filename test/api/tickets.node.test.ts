/** Any ticket: where it stands, whom its filters find, and who is told. The rest of a list is every-call's. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import * as v from 'valibot'
import { addressOf } from '../../src/core/contract.ts'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { OrderSchema } from '../../src/core/orders/order.ts'
import { OrderDetailSchema } from '../../src/core/orders/order-detail.ts'
import { ticketCalls } from '../../src/core/tickets/calls.ts'
import { checkText } from '../../src/core/tickets/check-text.ts'
import { type TicketRow, ticketStates } from '../../src/core/tickets/ticket-list.ts'
import { addRaffle, dataOf, sell } from './draws/support.ts'
import { newKey } from './raffles/support.ts'
import { startApi } from './support.ts'

const api = await startApi({ orders: 2_000 })
after(() => api.close())
const token = await api.signIn('account owner')

async function found(query: Record<string, string>, asker = token) {
  const asked = new URLSearchParams({ pageSize: '1000', ...query })
  const answer = await api.ask('GET', `${ticketCalls.list.path}?${asked}`, { token: asker })
  assert.equal(answer.status, 200, answer.text)
  return v.parse(ticketCalls.list.list.page, answer.json) as {
    data: TicketRow[]
    paging: { total: number; totalCapped: boolean }
  }
}

test('each ticket of the example data is found by the state that it says it has, and by no other', async t => {
  const { data: all, paging } = await found({})
  assert.equal(all.length, paging.total, 'one page has them all')
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from tickets join raffles on raffles.id = tickets.raffle_id
    where raffles.organization_id = (
      select organization_id from orders where id = ${all[0]?.id ?? ''}::uuid)
  `.execute(api.db)
  assert.equal(paging.total, rows[0]?.count)
  const counts: Record<string, number> = {}
  for (const state of ticketStates) {
    const { data } = await found({ state })
    const ids = all.filter(row => row.state === state).map(({ id }) => id)
    assert.deepEqual(data.map(({ id }) => id).toSorted(), ids.toSorted(), state)
    counts[state] = ids.length
  }
  t.diagnostic(JSON.stringify(counts))
  assert.equal(Object.values(counts).filter(count => count > 0).length >= 4, true)
})

test('a ticket says the same as the page of its order', async () => {
  const { data } = await found({ pageSize: '200' })
  const byState = new Map(data.map(row => [row.state, row]))
  for (const row of byState.values()) {
    const path = addressOf(orderCalls.get.path, { id: row.id })
    const order = dataOf(OrderDetailSchema, await api.ask('GET', path, { token }))
    assert.deepEqual(row.draws, order.draws, row.state)
    assert.equal(row.firstTicketNumber, order.firstTicketNumber)
    assert.equal(row.lastTicketNumber, order.lastTicketNumber)
  }
})

test('is found by a number within its run, by several, by its order and by its buyer', async () => {
  const raffle = await addRaffle(api, { packages: [{ ticketCount: 5, priceCents: 1000 }] })
  const customer = { firstName: 'Zoé', lastName: 'Bérubé-Sylliboy', email: 'zbs@example.org' }
  await sell(raffle)
  const { id } = await sell(raffle, 0, { customer: { ...customer, phone: '9025550187' } })
  const of = async (search: string) => {
    const { data } = await found({ eventId: raffle.raffleId, search }, raffle.token)
    return data.map(row => row.id)
  }
  const [row] = (await found({ eventId: raffle.raffleId, search: 'zbs@' }, raffle.token)).data
  assert.ok(row)
  const { firstTicketNumber: first, lastTicketNumber: last } = row
  for (const text of [`${first + 2}`, `#${first}`, `${last}-${last + 3}`, `${first} – ${last}`])
    assert.deepEqual(await of(text), [id], text)
  assert.equal((await of(`${first - 1}-${first}`)).length, 2)
  const runs = [{ firstNumber: first, lastNumber: first }]
  assert.deepEqual(await of(checkText({ eventId: raffle.raffleId, orderId: id, runs })), [id])
  for (const text of [id, id.slice(0, 6).toUpperCase(), 'berube sylliboy ZOE', '902 555-0187'])
    assert.deepEqual(await of(text), [id], text)
  for (const text of [
    '',
    `${last + 1}`,
    `${last}-${first}`,
    'nobody',
    '%',
    "'; drop table tickets",
  ])
    assert.deepEqual(await of(text), text === '' ? await of(' ') : [], text)
})

test('an agent is shown the tickets of what they entered', async () => {
  const raffle = await addRaffle(api)
  const agent = await api.signIn('In Person Sales')
  const body = {
    eventId: raffle.raffleId,
    packageId: raffle.packageIds[0],
    type: 'cash',
    source: 'walk_in',
    customer: { firstName: 'Nitap', lastName: 'Sylliboy' },
  }
  const entered = { token: agent, body, headers: newKey() }
  const mine = dataOf(OrderSchema, await api.ask('POST', orderCalls.enter.path, entered), 201)
  await sell(raffle)
  const { data } = await found({ eventId: raffle.raffleId }, agent)
  assert.deepEqual(
    data.map(({ id }) => id),
    [mine.id],
  )
})

test('follows what becomes of its order and its draw, and is found by that', async () => {
  const raffle = await addRaffle(api)
  const { id } = await sell(raffle, 0, { type: 'cheque' })
  const is = async (state: TicketRow['state']) => {
    const of = { eventId: raffle.raffleId }
    assert.equal((await found(of, raffle.token)).data[0]?.state, state)
    for (const other of ticketStates) {
      const { paging } = await found({ ...of, state: other }, raffle.token)
      assert.equal(paging.total, other === state ? 1 : 0, `${state}: found as ${other}`)
    }
  }
  await is('cheque-uncleared')
  const orders = api.db.updateTable('orders').where('id', '=', id)
  await orders.set({ status: 'PENDING' }).execute()
  await is('unpaid')
  await orders.set({ status: 'ACTIVE', type: 'cash' }).execute()
  await is('in')
  const draws = api.db.updateTable('draws').where('raffleId', '=', raffle.raffleId)
  await draws.set({ completedAt: api.now }).execute()
  await is('was-in')
  await draws.set({ cutoffAt: new Date(api.now.getTime() - 3_600_000) }).execute()
  await is('too-late')
  await api.ask('DELETE', addressOf(orderCalls.void.path, { id }), {
    token: raffle.token,
    body: { voidedComment: 'Entered twice' },
    headers: newKey(),
  })
  await is('void')
})
