/** What a device asks of the server beside entering: to take an order back, to say what waits, and whom it may have to find. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { limits } from '../../../demo/api/order-entry/list-limits.ts'
import { seedOrganizations } from '../../../demo/api/seed/organizations.ts'
import { ReceiptSchema } from '../../../src/core/order-entry/purchase.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { findCalls } from '../../../src/core/orders/find-calls.ts'
import { OrderDetailSchema } from '../../../src/core/orders/order-detail.ts'
import { outboxCalls } from '../../../src/core/outbox/calls.ts'
import { referenceOf } from '../../../src/core/outbox/reference.ts'
import { inFull } from '../../support/full.ts'
import { soak } from '../../support/soak.ts'
import { newPhone, voidOrder } from '../customers/support.ts'
import {
  addRaffle,
  dataOf,
  drawNow,
  endSales,
  openApi,
  sell,
  step,
  type TestRaffle,
} from '../draws/support.ts'
import { enter, entered, neighbour, purchaseOf, refusals } from '../order-entry/support.ts'

const api = await openApi()
after(() => api.close())

const withdraw = (raffle: TestRaffle, key: string) =>
  raffle.post(outboxCalls.withdraw.path, { key })

const ordersUnder = async (key: string) => {
  const { rows } = await sql<{ orders: number; withdrawn: number }>`
    select (select count(*) from orders join order_entries on order_entries.id = entry_id
        where order_entries.idempotency_key like '%' || ${key}) as orders,
      (select count(*) from withdrawn_keys where idempotency_key like '%' || ${key}) as withdrawn
  `.execute(api.db)
  return rows[0]
}

test('a key that was taken back enters nothing for ever; what was entered before stays, and is answered', async () => {
  const raffle = await addRaffle(api)
  const [body, key] = [purchaseOf([raffle]), randomUUID()]
  for (let time = 0; time < 2; time += 1)
    assert.deepEqual(dataOf(outboxCalls.withdraw.answer, await withdraw(raffle, key)), {
      state: 'withdrawn',
    })
  for (let time = 0; time < 2; time += 1) {
    assert.deepEqual(refusals(await enter(raffle, body, key)), [409, 'withdrawn'])
    await sql`delete from idempotency_keys`.execute(api.db)
  }
  const { rows } = await sql<{ after: unknown }>`
    select after from activity where action = 'order-withdrawn' and after ->> 'key' = ${key}
  `.execute(api.db)
  assert.equal(rows.length, 1)

  const other = randomUUID()
  assert.equal((await enter(raffle, body, other)).status, 201)
  const kept = dataOf(outboxCalls.withdraw.answer, await withdraw(raffle, other))
  assert.equal(kept.state, 'entered')
  assert.equal(kept.state === 'entered' && kept.receipt.orders.length, 1)
  // Somebody else's key of the same name is another one.
  const seller = await api.signIn('Contact Center Agent')
  const theirs = await enter({ api, token: seller }, purchaseOf([raffle]), key)
  assert.equal(theirs.status, 201, theirs.text)
})

test('a call that takes an order back may be asked under the order’s own key: neither stands in the way of the other', async () => {
  const raffle = await addRaffle(api)
  const back = (key: string) =>
    raffle.post(outboxCalls.withdraw.path, { key }, { headers: { 'idempotency-key': key } })
  const [one, other] = [randomUUID(), randomUUID()]
  for (let time = 0; time < 2; time += 1) {
    assert.equal(dataOf(outboxCalls.withdraw.answer, await back(one)).state, 'withdrawn')
    assert.deepEqual(refusals(await enter(raffle, purchaseOf([raffle]), one)), [409, 'withdrawn'])
  }
  const body = purchaseOf([raffle])
  for (let time = 0; time < 2; time += 1) {
    assert.equal((await enter(raffle, body, other)).status, 201)
    assert.equal(dataOf(outboxCalls.withdraw.answer, await back(other)).state, 'entered')
  }
})

inFull(
  'of an order that is entered and taken back at once exactly one happens, and both answers say which',
  async () => {
    const raffle = await addRaffle(api)
    const ended = { entered: 0, withdrawn: 0 }
    for (let round = 0; round < (soak ? 400 : 12); round += 1) {
      const [body, key] = [purchaseOf([raffle]), randomUUID()]
      const tries = Array.from({ length: 6 }, (_, at) => (at + round) % 2 === 0)
      const asking: ReturnType<typeof enter>[] = []
      for (const [at, enters] of tries.entries()) {
        asking.push(enters ? enter(raffle, body, key) : withdraw(raffle, key))
        // Who wins a race may always be the same one: each is ahead once.
        if (round < 2 && at === 0) await asking[0]
      }
      const answers = await Promise.all(asking)
      const state = await ordersUnder(key)
      const isEntered = state?.orders === 1
      assert.deepEqual(state, isEntered ? { orders: 1, withdrawn: 0 } : { orders: 0, withdrawn: 1 })
      for (const [at, answer] of answers.entries()) {
        if (tries[at]) assert.equal(answer.status, isEntered ? 201 : 409, answer.text)
        else
          assert.equal(
            dataOf(outboxCalls.withdraw.answer, answer).state,
            isEntered ? 'entered' : 'withdrawn',
          )
      }
      ended[isEntered ? 'entered' : 'withdrawn'] += 1
    }
    assert.ok(ended.entered > 0 && ended.withdrawn > 0, JSON.stringify(ended))
    console.log(`entered ${ended.entered}, taken back ${ended.withdrawn}`)
  },
)

test('a draw waits for devices that said that orders of its raffle wait on them, until they say otherwise or are left out', async () => {
  const [raffle, other] = [await addRaffle(api), await addRaffle(api)]
  await sell(raffle)
  const { id: organizationId } = seedOrganizations.ternCove
  const deviceId = randomUUID()
  const report = (raffles: TestRaffle[], token = raffle.token, device = deviceId) =>
    raffle.post(
      outboxCalls.report.path,
      {
        organizationId,
        deviceId: device,
        waiting: raffles.length,
        waitingCents: 500 * raffles.length,
        oldestTakenAt: api.now.toISOString(),
        raffles: raffles.map(({ raffleId }) => ({ eventId: raffleId, waiting: 1 })),
      },
      { token },
    )
  const line = async () => {
    const { readiness, outboxes } = await drawNow(raffle)
    const its = readiness.find(({ code }) => code === 'outboxes-waiting')
    return [its?.count, outboxes.length]
  }
  const seller = await api.signIn('Contact Center Agent')
  const { now } = dataOf(outboxCalls.report.answer, await report([raffle]))
  assert.equal(now, api.now.toISOString())
  await report([raffle, other])
  assert.deepEqual(await line(), [1, 1], 'said twice')
  await report([raffle], seller)
  assert.deepEqual(await line(), [1, 2], 'somebody else’s on the same device')
  await report([raffle], seller, randomUUID())
  assert.deepEqual(await line(), [2, 3])
  await report([])
  assert.deepEqual(await line(), [2, 2], 'the others’ still wait')
  await report([other], seller)
  assert.deepEqual(await line(), [1, 1])
  const theirs = await addRaffle(api, {
    organization: 'bramblewick',
    email: 'dale.whitcombe@bramblewick.example',
  })
  assert.deepEqual(refusals(await report([raffle, theirs])), [404, 'not-found raffles.1.eventId'])
  await endSales(raffle)
  assert.deepEqual(refusals(await step(raffle, 'lock')), [409, 'outboxes-waiting'])
  assert.equal((await step(raffle, 'lock', { leaveOut: ['outboxes-waiting'] })).status, 200)
  const { locks, outboxes } = await drawNow(raffle)
  assert.equal(locks[0]?.leftOut.waitingDevices, 1)
  assert.deepEqual(outboxes, [])
})

test('a device whose clock says any year waits since a moment that can be', async () => {
  const raffle = await addRaffle(api)
  const yearBefore = new Date(api.now.getTime() - 366 * 24 * 3_600_000)
  const hourAgo = new Date(api.now.getTime() - 3_600_000)
  const cases = [
    ['0001-01-01T00:00:00.000Z', yearBefore],
    ['9999-12-31T23:59:59.000Z', api.now],
    [hourAgo.toISOString(), hourAgo],
  ] as const
  for (const [oldestTakenAt, kept] of cases) {
    const deviceId = randomUUID()
    const { id: organizationId } = seedOrganizations.ternCove
    const sums = { waiting: 1, waitingCents: 500, oldestTakenAt, raffles: [] }
    const answer = await raffle.post(outboxCalls.report.path, {
      ...{ organizationId, deviceId },
      ...sums,
    })
    assert.equal(answer.status, 200, answer.text)
    const stored = await api.db
      .selectFrom('outboxReports')
      .select('oldestTakenAt')
      .where('deviceId', '=', deviceId)
      .executeTakeFirstOrThrow()
    assert.deepEqual(stored.oldestTakenAt, kept)
  }
})

test('the last buyers come first, once each, with a phone and nobody who was erased; so often an hour, and it stands in the log', async () => {
  const raffle = await addRaffle(api)
  const [early, late] = [neighbour({ phone: newPhone() }), neighbour({ phone: newPhone() })]
  await entered(raffle, purchaseOf([raffle], { customer: late }))
  const again = await entered(raffle, purchaseOf([raffle], { customer: early }))
  await entered(raffle, purchaseOf([raffle], { customer: neighbour() }))
  api.now = new Date(api.now.getTime() + 60_000 * 11)
  await entered(raffle, purchaseOf([raffle], { customer: late }))
  const token = await api.signIn('In Person Sales')
  const ask = () => api.ask('GET', outboxCalls.recentBuyers.path, { token })
  const names = async () =>
    dataOf(outboxCalls.recentBuyers.answer, await ask()).map(({ firstName }) => firstName)
  assert.deepEqual((await names()).slice(0, 2), [late.firstName, early.firstName])
  await voidOrder(raffle, again.orders[0]?.id ?? '')
  assert.ok(!(await names()).includes(early.firstName), 'nothing of theirs stands')
  const { rows } = await sql<{ rows: number }>`
    select (after ->> 'rows')::int as rows from activity where action = 'buyers-taken-along'
    order by sequence desc limit 1
  `.execute(api.db)
  assert.equal(rows[0]?.rows, (await names()).length)
  for (let time = 3; time < limits.list.most; time += 1) assert.equal((await ask()).status, 200)
  const refused = await ask()
  assert.equal(refused.status, 429)
  assert.ok(Number(refused.headers.get('retry-after')) <= 3600)
  api.now = new Date(api.now.getTime() + 3_600_000)
  assert.equal((await ask()).status, 200)
})

test('an order of a device is found by what its receipt was called, which the database says as the device does', async () => {
  const keys = Array.from({ length: 200 }, () => randomUUID())
  const { rows } = await sql<{ reference: string }>`
    select order_reference(${randomUUID()} || ' ' || key) as reference
    from unnest(${keys}::text[]) with ordinality as keys(key, place) order by place
  `.execute(api.db)
  assert.deepEqual(
    rows.map(({ reference }) => reference),
    keys.map(referenceOf),
  )

  const raffle = await addRaffle(api)
  const waited = {
    takenAt: new Date().toISOString(),
    device: { id: randomUUID(), clockOffsetMs: 0 },
  }
  const [key = '', direct = ''] = keys
  const orderOf = async (more: object, under: string) => {
    const answer = await enter(raffle, purchaseOf([raffle], more), under)
    return dataOf(ReceiptSchema, answer, 201).orders[0]?.id
  }
  const id = await orderOf(waited, key)
  const directId = await orderOf({}, direct)
  const text = referenceOf(key)
  const found = async (asked: string) => {
    const path = `${findCalls.find.path}?text=${asked}`
    const { found } = dataOf(findCalls.find.answer, await raffle.get(path))
    return found.map(({ order, why }) => [order.id, why[0]?.reason])
  }
  assert.deepEqual(await found(text.toLowerCase()), [[id, 'reference']])
  assert.deepEqual(await found(referenceOf(direct)), [], 'no receipt was called that')
  const listed = await raffle.get(`${orderCalls.list.path}?search=${text}&bought=`)
  assert.match(listed.text, new RegExp(`"id":"${id}"`))
  assert.equal(listed.text.match(/"shortId"|"boughtAt"/g)?.length, 1)
  const shown = async (order = '') =>
    dataOf(OrderDetailSchema, await raffle.get(orderCalls.get.path.replace(':id', order))).entry
  assert.deepEqual([(await shown(id))?.reference, (await shown(directId))?.reference], [text, null])
})
