/** A purchase is entered whole or not at all, once for its key, with what was said of it. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { listTables } from '../../../demo/api/database/tables.ts'
import { addressOf } from '../../../src/core/contract.ts'
import { orderCalls } from '../../../src/core/orders/calls.ts'
import { OrderDetailSchema } from '../../../src/core/orders/order-detail.ts'
import { untilWaiting } from '../../database/waiting.ts'
import { inFull } from '../../support/full.ts'
import { asking, strayMarks, tablesWith } from '../customers/support.ts'
import { addRaffle, dataOf, openApi, type TestRaffle } from '../draws/support.ts'
import { contentOf } from '../support.ts'
import { enter, entered, lineOf, neighbour, purchaseOf, refusals } from './support.ts'

const api = await openApi()
after(() => api.close())
const tables = (await listTables(api.pool)).map(({ name }) => name)

const takesDonations = { settings: JSON.stringify({ donationEnabled: true }) }
const threePacks = { packages: [{ ticketCount: 3, priceCents: 1000 }] }

const read = async (raffle: TestRaffle, id: string) =>
  dataOf(OrderDetailSchema, await raffle.get(addressOf(orderCalls.get.path, { id })))

test('it enters two raffles and a donation in one: numbers, total, change, a group, an email and an entry each', async () => {
  const one = await addRaffle(api, { values: takesDonations })
  const two = await addRaffle(api, threePacks)
  const body = purchaseOf([one, two], {
    lines: [lineOf(two, 2), lineOf(one)],
    donation: { cents: 2500, anonymous: true, receiptRequested: true },
    tender: { type: 'cash', givenCents: 6000 },
    referral: 'radio',
  })
  const receipt = await entered(one, body)
  const { totalCents, donationCents, changeCents, currency, orders } = receipt
  assert.deepEqual([totalCents, donationCents, changeCents, currency], [5000, 2500, 1000, 'CAD'])
  assert.deepEqual(
    orders.map(each => [each.eventId, each.firstTicketNumber, each.lastTicketNumber]),
    [
      [two.raffleId, 1, 3],
      [two.raffleId, 4, 6],
      [one.raffleId, 1, 1],
    ],
  )
  assert.deepEqual(
    orders.map(({ donationCents }) => donationCents),
    [0, 0, 2500],
  )
  const detail = await read(one, orders[2]?.id ?? '')
  assert.equal(detail.group?.id, receipt.groupId)
  assert.equal(detail.group?.orders.length, 3)
  assert.equal(detail.messages.length, 1)
  assert.deepEqual(
    detail.entries.map(({ action }) => action),
    ['created'],
  )
  // Two packs of one purchase were meant.
  assert.deepEqual(await strayMarks(two), [])
  assert.ok(!detail.marks.includes('duplicate'))
})

test('it enters nothing where one line is refused, and says which', async () => {
  const open = await addRaffle(api)
  const gone = await addRaffle(api, {
    packages: [{ ticketCount: 1, priceCents: 500, inventory: 2 }],
  })
  const before = await contentOf(api.db, tables)
  const lines = [lineOf(open, 2), lineOf(gone, 3)]
  const refused = await enter(open, purchaseOf([open], { lines }))
  assert.deepEqual(refusals(refused), [409, 'package-short lines.1.packageId'])
  assert.match(refused.errors[0]?.message ?? '', /left: 2/)
  assert.deepEqual(await contentOf(api.db, tables), before)
})

test('it answers the same for its key, also once the kept answer is gone, and refuses it for another purchase', async () => {
  const raffle = await addRaffle(api)
  const [body, key] = [purchaseOf([raffle]), randomUUID()]
  const first = await enter(raffle, body, key)
  assert.equal(first.status, 201, first.text)
  assert.deepEqual((await enter(raffle, body, key)).json, first.json)
  await sql`delete from idempotency_keys`.execute(api.db)
  assert.deepEqual((await enter(raffle, body, key)).json, first.json)
  await sql`delete from idempotency_keys`.execute(api.db)
  const other = await enter(raffle, { ...body, referral: 'radio' }, key)
  assert.deepEqual(refusals(other), [422, 'idempotency-key-reused'])
  const { rows } = await sql`
    select from orders where raffle_id = ${raffle.raffleId}
  `.execute(api.db)
  assert.equal(rows.length, 1)
})

test('it keeps what a customer who is known says now: where they live, how they are reached, whether they may be written to', async () => {
  const raffle = await addRaffle(api)
  const customer = neighbour({ phone: '9025550142', consent: false })
  await entered(raffle, purchaseOf([raffle], { customer }))
  const moved = {
    ...customer,
    email: `${randomUUID()}@example.org`,
    address: '9 Hill Road',
    consent: true,
  }
  const receipt = await entered(
    raffle,
    purchaseOf([raffle], { customer: moved, notDuplicate: true }),
  )
  assert.equal(receipt.email, moved.email)
  const { rows } = await sql`
    select email, phone, address, consent, version from customers where phone = '9025550142'
  `.execute(api.db)
  const { email, address } = moved
  assert.deepEqual(rows, [{ email, phone: '9025550142', address, consent: true, version: 2 }])
})

test('it keeps how it was paid and whose the tickets are; an erasure leaves the cheque and nobody’s name or address', async () => {
  const settings = { allowSecondaryName: true, enableShippingInfo: true, enableDemographics: true }
  const raffle = await addRaffle(api, { values: { settings: JSON.stringify(settings) } })
  const tag = randomUUID()
  const shipping = {
    name: `Nan ${tag}`,
    address: `1 ${tag} Lane`,
    city: 'Truro',
    province: 'NS',
    postalCode: 'B2N 1A1',
  }
  const cheque = { type: 'cheque', number: '000123', bank: 'Harbour Bank', date: '2026-11-01' }
  const receipt = await entered(
    raffle,
    purchaseOf([raffle], {
      source: 'mail',
      tender: cheque,
      secondName: `Bo ${tag}`,
      shipping,
      ageRange: '65+',
      takenAt: '2026-11-20T12:00:00Z',
    }),
  )
  const order = await read(raffle, receipt.orders[0]?.id ?? '')
  const { secondName, documentNumber, bank, chequeDate } = order.entry ?? {}
  assert.deepEqual([documentNumber, bank, chequeDate], ['000123', 'Harbour Bank', '2026-11-01'])
  assert.equal(secondName, `Bo ${tag}`)
  assert.deepEqual(order.entry?.shipping, [`Nan ${tag}`, `1 ${tag} Lane`, 'Truro NS  B2N 1A1'])
  assert.ok(order.marks.includes('cheque-uncleared'))
  const ask = asking(api, raffle.token)
  assert.match((await ask.file(order.buyer.id)).text, /"ageRange": "65\+"/)
  await api.db
    .updateTable('raffles')
    .set({ status: 'closed' })
    .where('id', '=', raffle.raffleId)
    .execute()
  const erased = await ask.erase(order.buyer.id)
  assert.equal(erased.status, 200, erased.text)
  assert.deepEqual(await tablesWith(api, [tag]), [])
  assert.equal((await read(raffle, order.id)).entry?.documentNumber, '000123')
})

test('it keeps when an order was taken by a clock that can be right, and no other', async () => {
  const raffle = await addRaffle(api)
  const taken = async (at: Date) => {
    const takenAt = at.toISOString()
    const receipt = await entered(raffle, purchaseOf([raffle], { takenAt, notDuplicate: true }))
    return (await read(raffle, receipt.orders[0]?.id ?? '')).entry?.takenAt
  }
  const lately = new Date(api.now.getTime() - 60_000)
  assert.equal(Date.parse((await taken(lately)) ?? ''), lately.getTime())
  assert.equal(await taken(new Date(0)), null)
})

/** Purchases in a raffle each, of buyers of whom each looked for its own and found nobody. @returns what each was answered */
async function atOnce(customers: readonly object[]) {
  const raffles = await Promise.all(customers.map(() => addRaffle(api)))
  const bodies = raffles.map((raffle, at) =>
    purchaseOf([raffle], { customer: customers[at], notDuplicate: true }),
  )
  const answers = await api.db.transaction().execute(async transaction => {
    const ids = raffles.map(({ raffleId }) => raffleId)
    await transaction
      .selectFrom('raffles')
      .select('id')
      .where('id', 'in', ids)
      .forUpdate()
      .execute()
    const all = raffles.map((raffle, at) => enter(raffle, bodies[at] ?? {}))
    await untilWaiting(api.db, { count: all.length })
    return () => Promise.all(all)
  })
  return (await answers()).map(({ status }) => status)
}

const madeOf = async ({ email }: { email: string }) =>
  (await api.db.selectFrom('customers').select('id').where('email', '=', email).execute()).length

test('a new buyer’s purchases in several raffles, entered at once, are one customer’s and none is refused', async () => {
  const customer = neighbour()
  assert.deepEqual(await atOnce([customer, customer]), [201, 201])
  assert.equal(await madeOf(customer), 1)
})

test('one of them that gives less of the buyer is told to try again: neither waits for the other', async () => {
  const customer = neighbour()
  const statuses = await atOnce([{ ...customer, phone: '902-555-0177' }, customer])
  assert.deepEqual(statuses.sort(), [201, 503])
  assert.equal(await madeOf(customer), 1)
})

inFull('two purchases over two raffles in opposite order go through at once', async () => {
  const [one, two] = [await addRaffle(api), await addRaffle(api)]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      enter(one, purchaseOf(at % 2 === 0 ? [one, two] : [two, one])),
    ),
  )
  assert.deepEqual(
    answers.map(({ status }) => status),
    answers.map(() => 201),
  )
})
