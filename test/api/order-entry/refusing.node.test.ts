/** What refuses a purchase, each with its code and field; mail and its batches. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { addressOf } from '../../../src/core/contract.ts'
import { isoDay } from '../../../src/core/format/iso-day.ts'
import { mailBatchCalls } from '../../../src/core/mail-batches/calls.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { OrderDetailSchema } from '../../../src/core/orders/order-detail.ts'
import { voidOrder } from '../customers/support.ts'
import {
  addRaffle,
  dataOf,
  drawNow,
  endSales,
  hour,
  openApi,
  step,
  type TestRaffle,
} from '../draws/support.ts'
import { enter, entered, lineOf, neighbour, purchaseOf, refusals } from './support.ts'

const api = await openApi()
after(() => api.close())

const ofSettings = (settings: object) => ({ values: { settings: JSON.stringify(settings) } })
const sweepstakes = { percent: null, values: { category: 'Sweepstakes' } }
const mail = (raffles: readonly TestRaffle[], more: object = {}) =>
  purchaseOf(raffles, { source: 'mail', scriptRead: false, ...more })

test('each refusal has its code and its field', async () => {
  const raffle = await addRaffle(api)
  const limited = await addRaffle(api, ofSettings({ maxOrdersPerCustomer: 2 }))
  const single = await addRaffle(api, ofSettings({ multiTicketPackageEnabled: false }))
  const past = await addRaffle(api, { values: { endAt: new Date(api.now.getTime() - 1000) } })
  const retired = await addRaffle(api, { values: { status: 'inactive' } })
  const theirs = await addRaffle(api, {
    organization: 'bramblewick',
    email: 'dale.whitcombe@bramblewick.example',
  })
  const foreign = [{ ...lineOf(raffle), packageId: limited.packageIds[0] }]
  const cases: [refusal: unknown[], raffles: TestRaffle[], more: object][] = [
    [[422, 'age-not-confirmed ofAge'], [raffle], { ofAge: false }],
    [[422, 'script-not-read scriptRead'], [raffle], { scriptRead: false }],
    [
      [422, 'postal-code-outside customer.postalCode'],
      [raffle],
      { customer: neighbour({ postalCode: 'K1A 0B1' }) },
    ],
    [
      [422, 'postal-code-outside customer.province'],
      [raffle],
      { source: 'walk_in', customer: neighbour({ postalCode: undefined, province: 'ON' }) },
    ],
    [[409, 'customer-limit lines.0.packageId'], [limited], { lines: [lineOf(limited, 3)] }],
    [[422, 'one-package-only lines.0.quantity'], [single], { lines: [lineOf(single, 2)] }],
    [[409, 'sales-ended lines.0.packageId'], [past], {}],
    [[409, 'not-on-sale lines.1.packageId'], [raffle, retired], {}],
    [[404, 'not-found lines.0.eventId'], [theirs], {}],
    [[404, 'not-found lines.1.eventId'], [raffle, theirs], {}],
    [[422, 'invalid lines.0.packageId'], [raffle], { lines: foreign }],
    [[422, 'given-too-little tender.givenCents'], [raffle], { tender: cash(499) }],
    [[422, 'donation-not-taken donation.cents'], [raffle], { donation: { cents: 100 } }],
    [[422, 'not-asked secondName'], [raffle], { secondName: 'Bo Muise' }],
    [[422, 'free-not-by-mail tender.type'], [raffle], { tender: { type: 'free' } }],
    [[422, 'only-by-mail receivedOn'], [raffle], { receivedOn: '2026-11-01' }],
    // Extremes.
    [[422, 'invalid lines.0.quantity'], [raffle], { lines: [lineOf(raffle, 1e9)] }],
    [[422, 'invalid lines.0.quantity'], [raffle], { lines: [lineOf(raffle, 0)] }],
    [
      [422, 'too-many-orders lines'],
      [raffle],
      { lines: [lineOf(raffle, 50), lineOf(raffle, 1)], tender: cash(1e9) },
    ],
    [[422, 'invalid tender.givenCents'], [raffle], { tender: cash(1e15) }],
    [[422, 'invalid donation.cents'], [raffle], { donation: { cents: 0 } }],
    [[422, 'invalid lines'], [raffle], { lines: [] }],
    [[422, 'not-writable total'], [raffle], { total: 1 }],
  ]
  for (const [expected, raffles, more] of cases)
    assert.deepEqual(
      refusals(await enter(raffle, purchaseOf(raffles, more))),
      expected,
      JSON.stringify(more),
    )
})

const cash = (givenCents: number) => ({ type: 'cash', givenCents })

test('each role sells in its own way, and sees what it sold', async () => {
  const raffle = await addRaffle(api)
  const ways = ['walk_in', 'phone', 'mail'] as const
  const sold = async (role: 'Contact Center Agent' | 'In Person Sales' | 'Data Processing') => {
    const agent = { api, token: await api.signIn(role) }
    const statuses: number[] = []
    for (const source of ways)
      statuses.push((await enter(agent, purchaseOf([raffle], { source }))).status)
    return statuses
  }
  assert.deepEqual(await sold('Contact Center Agent'), [403, 201, 201])
  assert.deepEqual(await sold('In Person Sales'), [201, 403, 403])
  assert.deepEqual(await sold('Data Processing'), [201, 201, 201])
})

test('it asks about a likely duplicate, enters it once somebody says that it is none, and suspects it no more', async () => {
  const raffle = await addRaffle(api)
  const body = purchaseOf([raffle])
  await entered(raffle, body)
  const asked = await enter(raffle, body)
  assert.deepEqual(refusals(asked), [409, 'likely-duplicate lines.0.packageId'])
  assert.match(
    asked.errors[0]?.message ?? '',
    /[0-9A-F]{6}.* entered \S*[A-Z][a-z]{2}\S* \d+, \d{4}, \d+:\d\d\s[ap]\.m\.\s[A-Z]+.*Orders like it: \S*1/,
  )
  await entered(raffle, { ...body, notDuplicate: true })
  const { rows } = await sql<{ isDuplicate: boolean }>`
    select is_duplicate from orders where raffle_id = ${raffle.raffleId}
  `.execute(api.db)
  assert.deepEqual(rows, [{ isDuplicate: false }, { isDuplicate: false }])
  api.now = new Date(api.now.getTime() + 11 * 60_000)
  await entered(raffle, body)
})

test('it enters nothing at a price that the seller didn’t see', async () => {
  const raffle = await addRaffle(api)
  const body = purchaseOf([raffle], { totalCents: 400 })
  assert.deepEqual(refusals(await enter(raffle, body)), [409, 'total-changed lines'])
  await entered(raffle, { ...body, totalCents: 500 })
})

test('a paper entry costs nothing, has no type, and takes part; by mail, where no purchase is required', async () => {
  const free = await addRaffle(api, sweepstakes)
  const paid = await addRaffle(api)
  const tender = { type: 'free' }
  assert.deepEqual(refusals(await enter(free, mail([free, paid], { tender }))), [
    422,
    'free-not-taken tender.type',
  ])
  const { orders, totalCents } = await entered(free, mail([free], { tender }))
  assert.equal(totalCents, 0)
  const [order] = orders
  assert.deepEqual([order?.type, order?.amountPaidCents, order?.source], [null, 0, 'mail'])
  await endSales(free)
  const locked = await step(free, 'lock')
  assert.match(locked.text, /"ticketCount":1/)
})

test('mail counts as bought on the day it was received; the same of that day is asked about', async () => {
  const week = 7 * 24 * hour
  const startAt = new Date(api.now.getTime() - week)
  const raffle = await addRaffle(api, { values: { startAt } })
  const receivedOn = isoDay(new Date(api.now.getTime() - week / 2), 'America/Halifax')
  const body = mail([raffle], { receivedOn })
  const { orders } = await entered(raffle, body)
  assert.equal(isoDay(new Date(orders[0]?.boughtAt ?? ''), 'America/Halifax'), receivedOn)
  api.now = new Date(api.now.getTime() + hour / 2)
  assert.deepEqual(refusals(await enter(raffle, body)), [409, 'likely-duplicate lines.0.packageId'])
  const unreached = mail([raffle], { receivedOn, customer: neighbour({ email: undefined }) })
  await entered(raffle, unreached)
  assert.deepEqual(
    refusals(await enter(raffle, unreached)),
    [409, 'likely-duplicate lines.0.packageId'],
    'without email and phone, too',
  )
  const tomorrow = isoDay(new Date(api.now.getTime() + 48 * hour), 'America/Halifax')
  assert.deepEqual(refusals(await enter(raffle, mail([raffle], { receivedOn: tomorrow }))), [
    422,
    'received-in-future receivedOn',
  ])
  // Received before the end, entered after it.
  api.now = new Date(api.now.getTime() + hour)
  const late = await entered(raffle, mail([raffle], { receivedOn }))
  const { path } = orderCalls.get
  const detail = await raffle.get(addressOf(path, { id: late.orders[0]?.id ?? '' }))
  assert.ok(dataOf(OrderDetailSchema, detail).marks.includes('late-arrival'))
})

test('a batch closes when envelopes and money are what was declared; until then the draw waits, and a void afterwards shows', async () => {
  const raffle = await addRaffle(api)
  const receivedOn = isoDay(api.now, 'America/Halifax')
  const declared = { depositId: 'Slip 12', receivedOn, envelopes: 2, controlCents: 1500 }
  const { create, change, close, remove, list } = mailBatchCalls
  const opened = async (more: object = {}) =>
    dataOf(create.answer, await raffle.post(create.path, { ...declared, ...more }), 201)
  const batch = await opened()
  const { id } = batch
  const closing = (version: number) => raffle.post(addressOf(close.path, { id }), { version })
  const into = (more: object = {}) => enter(raffle, mail([raffle], { batchId: id, ...more }))

  assert.equal((await into()).status, 201)
  assert.deepEqual(refusals(await closing(batch.version)), [
    409,
    'batch-envelopes-differ',
    'batch-cents-differ',
  ])
  assert.equal((await into()).status, 201)
  assert.deepEqual(refusals(await into()), [409, 'batch-full batchId'])
  assert.deepEqual(refusals(await closing(batch.version)), [409, 'batch-cents-differ'])
  const path = addressOf(change.path, { id })
  const corrected = dataOf(
    change.answer,
    await raffle.patch(path, { version: batch.version, controlCents: 1000 }),
  )
  const moved = await raffle.patch(path, { version: corrected.version, receivedOn: '2026-11-01' })
  assert.deepEqual(refusals(moved), [409, 'batch-day-set receivedOn'])
  const used = `${addressOf(remove.path, { id })}?version=${corrected.version}`
  const removing = { token: raffle.token }
  assert.deepEqual(refusals(await api.ask('DELETE', used, removing)), [409, 'batch-in-use'])

  await endSales(raffle)
  const refused = await step(raffle, 'lock')
  assert.deepEqual(refusals(refused), [409, 'batches-open'])
  const closed = dataOf(close.answer, await closing(corrected.version))
  assert.deepEqual([closed.state, closed.enteredCents, closed.voidedCents], ['closed', 1000, 0])
  const open = async () =>
    (await drawNow(raffle)).readiness.find(({ code }) => code === 'batches-open')?.count
  assert.equal(await open(), 0)
  assert.deepEqual(refusals(await into()), [409, 'batch-closed batchId'])
  const { rows } = await sql<{ id: string }>`
    select id from orders where raffle_id = ${raffle.raffleId} limit 1
  `.execute(api.db)
  await voidOrder(raffle, rows[0]?.id ?? '')
  const { json } = await raffle.get(`${list.path}?state=closed`)
  const [shown] = (json as { data: { state: string; voidedCents: number }[] }).data
  assert.deepEqual([shown?.state, shown?.voidedCents], ['closed', 500])

  const token = await api.signIn('In Person Sales')
  const theirs = await api.ask('POST', create.path, {
    token,
    body: declared,
    headers: { 'idempotency-key': randomUUID() },
  })
  assert.deepEqual(refusals(theirs), [403, 'role-source'])
  const long = { ...declared, receivedOn: `${Number(receivedOn.slice(0, 4)) - 3}-01-05` }
  const old = await raffle.post(create.path, long)
  assert.deepEqual(refusals(old), [422, 'batch-day-too-old receivedOn'])

  // Whatever is in its envelopes: nobody knows yet.
  const mistaken = await opened({ depositId: randomUUID() })
  assert.equal(await open(), 1)
  const gone = `${addressOf(remove.path, { id: mistaken.id })}?version=${mistaken.version}`
  assert.equal((await api.ask('DELETE', gone, removing)).status, 204)
  assert.equal(await open(), 0)
})
