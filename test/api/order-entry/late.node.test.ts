/** What a device kept until it could be sent: judged by when it arrives, and let take part by a person. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import * as v from 'valibot'
import { startConfirmationWorker } from '../../../demo/api/orders/confirmations.ts'
import { addressOf } from '../../../src/core/contract.ts'
import type { Receipt } from '../../../src/core/order-entry/purchase.ts'
import { bulkCalls } from '../../../src/core/orders/bulk-calls.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { OrderDetailSchema } from '../../../src/core/orders/order-detail.ts'
import { UnpaidOrderSchema } from '../../../src/core/orders/unpaid-order.ts'
import type { ReadinessCode } from '../../../src/core/raffles/draws/draw.ts'
import { ticketCalls } from '../../../src/core/tickets/calls.ts'
import { inFull } from '../../support/full.ts'
import { rafflePaths } from '../../support/paths.ts'
import { strayMarks, voidOrder, wrongFigures } from '../customers/support.ts'
import {
  addPrize,
  addRaffle,
  dataOf,
  drawNow,
  hour,
  openApi,
  sell,
  step,
  type TestRaffle,
} from '../draws/support.ts'
import { enter, entered, neighbour, purchaseOf, refusals } from './support.ts'

const api = await openApi()
after(() => api.close())

const day = 24 * hour
const from = (moment: Date, ms: number) => new Date(moment.getTime() + ms)
const device = (clockOffsetMs: number | null = 0) => ({ id: randomUUID(), clockOffsetMs })

/** Sold for eight days, until this moment. */
const endingNow = (more: object = {}) =>
  addRaffle(api, { values: { startAt: from(api.now, -8 * day), endAt: api.now, ...more } })

/** Taken so many ms from now by the server's clock, on a device. */
const kept = (raffle: TestRaffle, ms: number, more: object = {}) =>
  purchaseOf([raffle], { takenAt: from(api.now, ms).toISOString(), device: device(), ...more })

const orderOf = (receipt: Receipt) => receipt.orders[0]?.id ?? ''
const read = async (raffle: TestRaffle, id: string) =>
  dataOf(OrderDetailSchema, await raffle.get(addressOf(orderCalls.get.path, { id })))
const letIn = (raffle: TestRaffle, id: string, token = raffle.token) =>
  raffle.post(
    addressOf(orderCalls.takePart.path, { id }),
    { comment: 'The barn had no network' },
    { token },
  )
const lineOf = async (raffle: TestRaffle, code: ReadinessCode) =>
  (await drawNow(raffle)).readiness.find(each => each.code === code)
const endNow = ({ raffleId }: TestRaffle) =>
  api.db
    .updateTable('raffles')
    .set({ status: 'ended', endedAt: api.now, drawAt: api.now })
    .where('id', '=', raffleId)
    .execute()

test('it enters what was taken a second before the end and comes after it: with numbers, in no draw, unsent, flagged', async () => {
  const raffle = await endingNow()
  const receipt = await entered(
    raffle,
    kept(raffle, -1000, { device: device(-4000), takenAt: from(api.now, 3000).toISOString() }),
  )
  const [order] = receipt.orders
  assert.equal(receipt.late, true)
  assert.equal(receipt.email, null)
  assert.equal(order?.firstTicketNumber, 1)
  assert.equal(order?.boughtAt, api.now.toISOString())
  const detail = await read(raffle, orderOf(receipt))
  assert.deepEqual(detail.late, {
    takenAt: from(api.now, -1000).toISOString(),
    clockOffsetMs: -4000,
    takesPart: false,
    countsFrom: from(api.now, -1000).toISOString(),
    listLocked: false,
  })
  assert.ok(detail.marks.includes('late-arrival'))
  assert.deepEqual(
    detail.draws.map(({ standing }) => standing),
    ['late-arrival'],
  )
  assert.deepEqual(detail.messages, [])
  const { path } = ticketCalls.list
  for (const state of ['late-arrival', 'too-late']) {
    const found = await raffle.get(`${path}?eventId=${raffle.raffleId}&state=${state}`)
    const { paging } = found.json as { paging: { total: number } }
    assert.equal(paging.total, state === 'late-arrival' ? 1 : 0, state)
  }
  const { rows } = await sql`
    select device_id is not null as device, clock_offset_ms, corrected_at, taken_at from order_entries
    where id = ${receipt.id}
  `.execute(api.db)
  const evidence = { device: true, clockOffsetMs: -4000, correctedAt: from(api.now, -1000) }
  assert.deepEqual(rows, [{ ...evidence, takenAt: from(api.now, 3000) }])
  assert.deepEqual(await strayMarks(raffle), [])
})

test('it refuses after the end what was taken at it, names no device, is a week old, or of a raffle that is closed', async () => {
  const raffle = await endingNow()
  const ended = [409, 'sales-ended lines.0.packageId']
  const is = async (ms: number, more: object = {}) =>
    refusals(await enter(raffle, kept(raffle, ms, more)))
  assert.deepEqual(await is(0), ended)
  assert.deepEqual(await is(-1000, { device: undefined }), ended)
  assert.deepEqual(await is(-1000, { device: device(1000) }), ended, 'its clock was behind')
  assert.deepEqual(await is(-7 * day - 1), ended)
  assert.deepEqual(await is(11 * 60_000), ended)
  assert.equal((await entered(raffle, kept(raffle, -7 * day))).late, true)
  await endNow(raffle)
  assert.equal((await entered(raffle, kept(raffle, -1, { device: device(null) }))).late, true)
  await api.db
    .updateTable('raffles')
    .set({ status: 'closed' })
    .where('id', '=', raffle.raffleId)
    .execute()
  assert.deepEqual(await is(-1000), ended)
})

test('while sales go on it counts from its arrival, whatever its device says, and an end that moves makes it late or not', async () => {
  const raffle = await addRaffle(api)
  const receipt = await entered(raffle, kept(raffle, -1000))
  assert.equal(receipt.late, false)
  assert.ok(receipt.email)
  const id = orderOf(receipt)
  assert.equal((await read(raffle, id)).late, null)
  const end = (endAt: Date) =>
    api.db.updateTable('raffles').set({ endAt }).where('id', '=', raffle.raffleId).execute()
  await end(from(api.now, -500))
  assert.ok((await read(raffle, id)).marks.includes('late-arrival'))
  assert.deepEqual(await strayMarks(raffle), [])
  await end(from(api.now, hour))
  assert.ok(!(await read(raffle, id)).marks.includes('late-arrival'))
  assert.deepEqual(await strayMarks(raffle), [])
})

test('what came late is confirmed once its end is moved on, and what was confirmed isn’t once more', async () => {
  const raffle = await endingNow()
  const late = await entered(raffle, kept(raffle, -1000))
  assert.equal(late.email, null)
  const moved = (endAt: Date) =>
    api.db.updateTable('raffles').set({ endAt }).where('id', '=', raffle.raffleId).execute()
  for (const ms of [hour, -500, hour]) {
    await moved(from(api.now, ms))
    const worker = startConfirmationWorker({ db: api.db, now: () => api.now, log: () => undefined })
    await worker.idle()
    await worker.stop()
    assert.equal((await read(raffle, orderOf(late))).messages.length, 1)
  }
})

test('hours of one device that come at once are told apart by when they were taken', async () => {
  const raffle = await addRaffle(api)
  const customer = neighbour()
  await entered(raffle, kept(raffle, -hour / 2, { customer }))
  await entered(raffle, kept(raffle, -1000, { customer }))
  const twin = await enter(raffle, kept(raffle, -2000, { customer }))
  assert.deepEqual(refusals(twin), [409, 'likely-duplicate lines.0.packageId'])
  assert.deepEqual(await strayMarks(raffle), [])
  const { path, answer } = orderCalls.duplicates
  const groups = async () =>
    dataOf(answer, await raffle.get(`${path}?eventId=${raffle.raffleId}`)).groups.length
  assert.equal(await groups(), 0, 'in the list, too')
  await entered(raffle, kept(raffle, -2000, { customer, notDuplicate: true }))
  assert.equal(await groups(), 0, 'said to be another')
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from orders where raffle_id = ${raffle.raffleId} and is_duplicate
  `.execute(api.db)
  assert.deepEqual(rows, [{ count: 0 }])
})

test('mail that was typed before staff ended the raffle, and comes after, is late; until then its received day decides', async () => {
  const raffle = await endingNow()
  const receivedOn = from(api.now, -2 * day)
    .toISOString()
    .slice(0, 10)
  const mail = { source: 'mail', receivedOn }
  const before = await entered(raffle, kept(raffle, -1000, mail))
  assert.equal(before.late, false)
  assert.ok(Date.parse(before.orders[0]?.boughtAt ?? '') < api.now.getTime())
  await endNow(raffle)
  const ended = await entered(raffle, kept(raffle, -1000, mail))
  assert.equal(ended.late, true)
  const { late } = await read(raffle, orderOf(ended))
  assert.equal(late?.takenAt, before.orders[0]?.boughtAt)
  assert.deepEqual(await strayMarks(raffle), [])
})

test('a draw waits for what came late, until it is let take part, void or left out; a lock that left it out is final', async () => {
  const raffle = await endingNow({ settings: JSON.stringify({ donationEnabled: true }) })
  const [one, two, three] = [
    await entered(raffle, kept(raffle, -1000, { donation: { cents: 700 } })),
    await entered(raffle, kept(raffle, -2000)),
    await entered(raffle, kept(raffle, -3000)),
  ].map(orderOf) as [string, string, string]
  await endNow(raffle)
  assert.deepEqual(await lineOf(raffle, 'late-arrivals'), {
    code: 'late-arrivals',
    ready: false,
    count: 3,
    leavable: true,
  })
  const path = `${rafflePaths.drawUnpaidOrders(raffle.drawId)}?kind=late`
  const listed = dataOf(v.array(UnpaidOrderSchema), await raffle.get(path))
  assert.deepEqual(
    listed.map(({ id }) => id),
    [three, two, one],
  )
  const admin = await api.signIn('raffle admin')
  assert.deepEqual(refusals(await letIn(raffle, one, admin)), [403, 'not-allowed'])
  assert.equal((await letIn(raffle, one)).status, 200)
  const detail = await read(raffle, one)
  assert.equal(detail.boughtAt, from(api.now, -1000).toISOString())
  assert.equal(detail.version, 2)
  assert.ok(detail.marks.includes('late-arrival'))
  assert.deepEqual(
    [detail.draws[0]?.standing, detail.late?.takesPart, detail.messages.length],
    ['in', true, 1],
  )
  const [entry] = detail.entries
  assert.deepEqual([entry?.action, entry?.comment], ['late-admitted', 'The barn had no network'])
  const { rows } = await sql<{ createdAt: Date }>`
    select created_at from donations where order_id = ${one}
  `.execute(api.db)
  assert.deepEqual(rows, [{ createdAt: from(api.now, -1000) }])
  assert.deepEqual(refusals(await letIn(raffle, one)), [409, 'takes-part-already'])
  await voidOrder(raffle, two)
  assert.deepEqual(refusals(await letIn(raffle, two)), [409, 'restore-order-first'])
  assert.equal((await lineOf(raffle, 'late-arrivals'))?.count, 1)
  assert.deepEqual(await strayMarks(raffle), [])
  assert.deepEqual(await wrongFigures(api), [])

  assert.deepEqual(refusals(await step(raffle, 'lock')), [409, 'late-arrivals'])
  assert.equal((await step(raffle, 'lock', { leaveOut: ['late-arrivals'] })).status, 200)
  const lock = (await drawNow(raffle)).locks.at(-1)
  assert.deepEqual([lock?.ticketCount, lock?.leftOut.lateArrivals], [1, 1])
  assert.deepEqual(refusals(await letIn(raffle, three)), [409, 'list-locked'])
  assert.equal((await read(raffle, three)).draws[0]?.standing, 'too-late')

  // Nobody can let it in any more: the money that was taken stands in the books, and the answer says so.
  const last = await entered(raffle, kept(raffle, -500, { customer: neighbour() }))
  assert.deepEqual([last.late, last.noDrawLeft], [true, true])
  const { late, draws } = await read(raffle, orderOf(last))
  assert.deepEqual([late?.countsFrom, draws[0]?.standing], [null, 'too-late'])
  await voidOrder(raffle, orderOf(last))
  assert.ok((await read(raffle, orderOf(last))).marks.includes('refund-owed'))
})

inFull(
  'what is too late for an early draw whose list is locked stays out of that one alone, by mail or on a device',
  async () => {
    const raffle = await addRaffle(api, {
      values: { startAt: from(api.now, -8 * day), endAt: from(api.now, hour) },
    })
    const before = api.now
    const takenAt = from(before, -1000)
    const cutoffAt = from(before, 10).toISOString()
    const prize = await addPrize(raffle, { cutoffAt, drawDate: cutoffAt })
    await sell(raffle)
    api.now = from(before, 11)
    const locked = await step(raffle, 'lock', {}, prize.drawId)
    assert.equal(locked.status, 200, locked.text)

    // By mail of a day before the cut-off: in the final at once.
    const mail = {
      source: 'mail',
      receivedOn: from(before, -2 * day)
        .toISOString()
        .slice(0, 10),
    }
    const posted = await entered(raffle, purchaseOf([raffle], mail))
    assert.equal(posted.late, false)
    const its = await read(raffle, orderOf(posted))
    assert.deepEqual(
      [its.boughtAt, its.late?.countsFrom, its.late?.listLocked],
      [cutoffAt, null, true],
    )
    assert.deepEqual(
      its.draws.map(({ standing }) => standing),
      ['too-late', 'in'],
    )

    // On a device until after the end of sales: once staff let it, in the final.
    api.now = from(before, hour + 1)
    const order = { takenAt: takenAt.toISOString(), device: device(), customer: neighbour() }
    const receipt = await entered(raffle, purchaseOf([raffle], order))
    assert.deepEqual([receipt.late, receipt.noDrawLeft], [true, false])
    const id = orderOf(receipt)
    const waited = await read(raffle, id)
    assert.deepEqual(
      [waited.late?.countsFrom, waited.takenEarlierAt],
      [cutoffAt, takenAt.toISOString()],
    )
    const [told] = waited.entries
    assert.equal(told?.after?.takenAt, takenAt.toISOString())
    assert.equal(typeof told?.eventName, 'string')
    // What is in no draw isn't sent as if it were; what came by mail after the end is in the final as before it.
    const late = await entered(raffle, purchaseOf([raffle], { ...mail, customer: neighbour() }))
    assert.equal(late.late, false)
    const body = { action: 'email', set: { of: 'ids', ids: [id, orderOf(late)] } }
    const { path, answer } = bulkCalls.look
    const looked = dataOf(answer, await raffle.post(path, body), 201)
    const leftOut = [{ reason: 'waits-for-staff', count: 1, orderIds: [id] }]
    assert.deepEqual([looked.count, looked.leftOut], [1, leftOut])
    assert.equal((await letIn(raffle, id)).status, 200)
    const detail = await read(raffle, id)
    assert.deepEqual([detail.boughtAt, detail.late?.takesPart], [cutoffAt, true])
    assert.deepEqual(
      detail.draws.map(({ standing }) => standing),
      ['too-late', 'in'],
    )
    assert.equal((await lineOf(raffle, 'late-arrivals'))?.count, 0)
    assert.deepEqual(await strayMarks(raffle), [])
    assert.deepEqual(await wrongFigures(api), [])
    // Its list is opened again: what was let in counts from where it counted, and waits for nobody there.
    const reason = { reason: 'A name was wrong' }
    const reopened = await step(raffle, 'reopen', reason, prize.drawId)
    assert.equal(reopened.status, 200, reopened.text)
    assert.equal((await read(raffle, id)).draws[0]?.standing, 'too-late')
    api.now = before
  },
)

test('what was taken before an early draw’s cut-off and comes after it waits for staff in that draw alone', async () => {
  const raffle = await addRaffle(api)
  const cutoffAt = api.now.toISOString()
  const prize = await addPrize(raffle, { cutoffAt, drawDate: from(api.now, hour).toISOString() })
  const receipt = await entered(raffle, kept(raffle, -1000))
  assert.equal(receipt.late, false)
  const { draws, late } = await read(raffle, orderOf(receipt))
  assert.deepEqual(
    draws.map(({ standing }) => standing),
    ['late-arrival', 'in'],
  )
  assert.equal(late?.takesPart, false)
  const early = (await drawNow(raffle, prize.drawId)).readiness
  assert.equal(early.find(({ code }) => code === 'late-arrivals')?.count, 1)
  assert.equal((await lineOf(raffle, 'late-arrivals'))?.count, 0)
  assert.equal((await letIn(raffle, orderOf(receipt))).status, 200)
  assert.equal((await read(raffle, orderOf(receipt))).draws[0]?.standing, 'in')
})

test('the database lets an order count from when it was taken, and from no other moment', async () => {
  const raffle = await endingNow()
  const id = orderOf(await entered(raffle, kept(raffle, -1000)))
  const set = (createdAt: Date) =>
    api.db.updateTable('orders').set({ createdAt }).where('id', '=', id).execute()
  await assert.rejects(set(from(api.now, -1000)), /never changed/)
  const ledger = (countsFrom: Date) =>
    api.db
      .insertInto('orderChanges')
      .values({ orderId: id, status: 'ACTIVE', comment: 'x', changedBy: null, countsFrom })
      .execute()
  await assert.rejects(ledger(from(api.now, -2000)), /never changed/)
  await ledger(from(api.now, -1000))
  await assert.rejects(ledger(from(api.now, -1000)), /order_changes_counting/)
})

test('an order that never was late has nothing to decide', async () => {
  const raffle = await addRaffle(api)
  const { id } = await sell(raffle)
  assert.deepEqual(refusals(await letIn(raffle, id)), [409, 'not-late'])
})
