/** Orders that were entered together: shown with each other, put aside and taken up again. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { addressOf } from '../../src/core/contract.ts'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { groupCalls, OrderGroupSchema } from '../../src/core/orders/group.ts'
import { OrderDetailSchema } from '../../src/core/orders/order-detail.ts'
import {
  addRaffle,
  dataOf,
  endSales,
  openApi,
  sell,
  step,
  type TestRaffle,
} from './draws/support.ts'
import { entered, lineOf, purchaseOf } from './order-entry/support.ts'
import { newKey } from './raffles/support.ts'

const api = await openApi({ orders: 300 })
after(() => api.close())

const read = async (raffle: TestRaffle, id: string) =>
  dataOf(OrderDetailSchema, await raffle.get(addressOf(orderCalls.get.path, { id })))

/** Two orders of one buyer, one each of two raffles. */
async function together() {
  const raffles = [await addRaffle(api), await addRaffle(api)] as const
  const customer = { firstName: 'Ada', lastName: 'Muise', email: `${randomUUID()}@example.org` }
  const orders = [
    await sell(raffles[0], 0, { customer }),
    await sell(raffles[1], 0, { customer }),
  ] as const
  const { organizationId } = await api.db
    .selectFrom('raffles')
    .select('organizationId')
    .where('id', '=', raffles[0].raffleId)
    .executeTakeFirstOrThrow()
  const { id } = await api.db
    .insertInto('orderGroups')
    .values({ organizationId, name: null, createdAt: api.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.db
    .updateTable('orders')
    .set({ groupId: id })
    .where('id', 'in', [orders[0].id, orders[1].id])
    .execute()
  return { id, raffle: raffles[0], orders, email: customer.email }
}

const change = (
  raffle: TestRaffle,
  call: 'change' | 'activate' | 'deactivate',
  id: string,
  body: object,
) => raffle.patch(addressOf(groupCalls[call].path, { id }), body)

test('each order shows what it was bought with; a group has a name, on the version that was read', async () => {
  const { id, raffle, orders } = await together()
  const order = await read(raffle, orders[0].id)
  assert.deepEqual(
    order.group?.orders.map(each => each.id).sort(),
    orders.map(each => each.id).sort(),
  )
  const named = await change(raffle, 'change', id, { version: 1, name: 'By phone' })
  assert.deepEqual(dataOf(OrderGroupSchema, named).name, 'By phone')
  const stale = await change(raffle, 'deactivate', id, { version: 1 })
  assert.equal(stale.status, 409)
  const { group } = await read(raffle, orders[1].id)
  assert.deepEqual([group?.name, group?.version, group?.active], ['By phone', 2, true])
})

test('what of an order is void is told with its group, for what stands of it', async () => {
  const raffle = await addRaffle(api, { packages: [{ ticketCount: 3, priceCents: 1000 }] })
  const { orders, groupId } = await entered(
    raffle,
    purchaseOf([raffle], { lines: [lineOf(raffle, 2)] }),
  )
  const [{ id, firstTicketNumber: firstNumber } = orders[0]!, other] = orders
  assert.ok(groupId !== null && firstNumber !== null)
  await api.ask('DELETE', addressOf(orderCalls.void.path, { id }), {
    token: raffle.token,
    body: { voidedComment: 'One too many', tickets: { firstNumber, lastNumber: firstNumber } },
    headers: newKey(),
  })
  const { group } = await read(raffle, other?.id ?? '')
  assert.deepEqual(
    new Map(group?.orders.map(each => [each.id, each.voidedCents])),
    new Map([
      [id, 333],
      [other?.id, 0],
    ]),
  )
})

test('put aside, nothing is sent of its orders, each says who did it, and their tickets stay in the draw', async () => {
  const { id, raffle, orders, email } = await together()
  const order = orders[0].id
  const aside = await change(raffle, 'deactivate', id, { version: 1, comment: 'She calls back' })
  assert.equal(dataOf(OrderGroupSchema, aside).active, false)
  const send = () => raffle.post(addressOf(orderCalls.email.path, { id: order }), { email })
  const refused = await send()
  assert.deepEqual([refused.status, refused.errors[0]?.code], [409, 'group-inactive'])
  const { version } = await read(raffle, order)
  const mailed = { version, mailed: true }
  const path = addressOf(orderCalls.change.path, { id: order })
  assert.equal((await raffle.patch(path, mailed)).errors[0]?.code, 'group-inactive')
  for (const each of orders) {
    const { entries } = await read(raffle, each.id)
    assert.deepEqual(
      [entries[0]?.action, entries[0]?.comment],
      ['group-deactivated', 'She calls back'],
    )
  }
  await endSales(raffle)
  const locked = await step(raffle, 'lock', { leaveOut: [] })
  assert.equal(locked.status, 200, locked.text)
  assert.match(locked.text, /"ticketCount":1/)
  const up = await change(raffle, 'activate', id, { version: 2 })
  assert.equal(dataOf(OrderGroupSchema, up).active, true)
  assert.equal((await send()).status, 201)
})

test('an agent sees and changes a group only by what they entered', async () => {
  const { id, raffle } = await together()
  const token = await api.signIn('Contact Center Agent')
  const path = addressOf(groupCalls.get.path, { id })
  assert.equal((await api.ask('GET', path, { token })).status, 404)
  assert.equal((await raffle.get(path)).status, 200)
})

test('the demonstration has some: a home lottery with its 50/50', async () => {
  const { rows } = await sql<{ orders: number; raffles: number }>`
      select count(*) as orders, count(distinct raffle_id) as raffles from orders
      where group_id is not null and organization_id = (
        select id from organizations where name like 'Saltmarsh%')
      group by group_id
    `.execute(api.db)
  assert.ok(rows.length > 2)
  for (const row of rows) assert.deepEqual(row, { orders: 2, raffles: 2 })
})
