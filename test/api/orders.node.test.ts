import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import * as v from 'valibot'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { OrderSchema } from '../../src/core/orders/order.ts'
import { OrderDetailSchema } from '../../src/core/orders/order-detail.ts'
import { commitTo } from '../../src/core/raffles/draws/pick.ts'
import { PrizeSchema } from '../../src/core/raffles/prizes/prize.ts'
import { inFull } from '../support/full.ts'
import { rafflePaths } from '../support/paths.ts'
import {
  addRaffle,
  dataOf,
  endSales,
  hour,
  openApi,
  sell,
  step,
  type TestRaffle,
} from './draws/support.ts'

const api = await openApi()
after(() => api.close())

const vector = [
  { ticketCount: 1, priceCents: 500 },
  { ticketCount: 3, priceCents: 1000 },
  { ticketCount: 20, priceCents: 2000 },
]

/** What the ledger's sums say: sales, tickets and the pot, which is the jackpot prize's value. */
async function figures(raffle: TestRaffle) {
  const { rows } = await sql<{ cents: number; tickets: number }>`
    select coalesce(sum(sold_cents), 0) as cents, coalesce(sum(sold * ticket_count - voided_tickets), 0) as tickets
    from package_sales join packages on packages.id = package_sales.package_id
    where package_sales.raffle_id = ${raffle.raffleId}
  `.execute(api.db)
  const prize = dataOf(PrizeSchema, await raffle.get(rafflePaths.prize(raffle.jackpotId)))
  return { ...rows[0], pot: prize.valueCents }
}

function voidOrder(raffle: TestRaffle, id: string, voidedComment = 'Entered twice') {
  return api.ask('DELETE', rafflePaths.voidOrder(id), {
    token: raffle.token,
    body: { voidedComment },
  })
}

test('docs/domain.md’s vector: $55.00, 29 tickets, pot 2750 ¢; a void of 3/$10 gives $45.00, 26, 2250 ¢', async () => {
  const raffle = await addRaffle(api, { packages: vector })
  for (const pack of [0, 0, 0, 1, 1, 2]) await sell(raffle, pack)
  assert.deepEqual(await figures(raffle), { cents: 5500, tickets: 29, pot: 2750 })
  const { rows } = await sql<{ id: string; last: number }>`
    select order_id as id, last_number as last from tickets
    where raffle_id = ${raffle.raffleId} and last_number - first_number = 2 order by first_number
  `.execute(api.db)
  assert.equal((await voidOrder(raffle, rows[0]?.id ?? '')).status, 200)
  assert.deepEqual(await figures(raffle), { cents: 4500, tickets: 26, pot: 2250 })
  // The three numbers stay burnt.
  assert.equal((await sell(raffle)).firstTicketNumber, 30)
})

test('random orders and voids: the database’s sums and the pot are the oracle’s, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 100, max: 10_000 }),
      async (choices, hundredths) => {
        const percent = hundredths / 100
        const raffle = await addRaffle(api, { packages: vector, percent })
        const standing: { id: string; pack: number }[] = []
        for (const choice of choices) {
          const target = standing[choice - 3]
          if (choice >= 3 && target) {
            assert.equal((await voidOrder(raffle, target.id)).status, 200)
            standing.splice(choice - 3, 1)
          } else {
            const pack = choice % 3
            standing.push({ id: (await sell(raffle, pack)).id, pack })
          }
        }
        const sum = (of: 'priceCents' | 'ticketCount') =>
          standing.reduce((total, { pack }) => total + (vector[pack]?.[of] ?? 0), 0)
        const cents = sum('priceCents')
        const pot = Number((BigInt(cents) * BigInt(hundredths)) / 10_000n)
        assert.deepEqual(await figures(raffle), { cents, tickets: sum('ticketCount'), pot })
      },
    ),
    { numRuns: 8 },
  )
})

test('parallel orders get numbers of their own, one after the other', async () => {
  const raffle = await addRaffle(api, { packages: vector })
  const orders = await Promise.all(Array.from({ length: 30 }, (_, at) => sell(raffle, at % 3)))
  const numbers = orders.flatMap(({ firstTicketNumber, lastTicketNumber }) =>
    Array.from(
      { length: (lastTicketNumber ?? 0) - (firstTicketNumber ?? 0) + 1 },
      (_, at) => (firstTicketNumber ?? 0) + at,
    ),
  )
  numbers.sort((one, other) => one - other)
  assert.deepEqual(
    numbers,
    Array.from({ length: 240 }, (_, at) => at + 1),
  )
})

test('an Idempotency-Key enters an order once, for ever', async () => {
  const raffle = await addRaffle(api)
  const headers = { 'idempotency-key': randomUUID() }
  const body = {
    eventId: raffle.raffleId,
    packageId: raffle.packageIds[0],
    type: 'cash',
    source: 'walk_in',
    customer: { firstName: 'Eva', lastName: 'Tremblay' },
  }
  const first = dataOf(OrderSchema, await raffle.post(rafflePaths.orders, body, { headers }), 201)
  // Answers of repeats are kept for two days; the order's own key for ever.
  await api.db.deleteFrom('idempotencyKeys').execute()
  const second = dataOf(OrderSchema, await raffle.post(rafflePaths.orders, body, { headers }), 201)
  assert.equal(second.id, first.id)
  assert.equal((await figures(raffle)).tickets, 1)
})

/** How many customers an organization has by that email. */
async function customersBy(email: string): Promise<number> {
  const found = await api.db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .execute()
  return found.length
}

test('the limit of orders counts one email or phone, however the name is written', async () => {
  const settings = JSON.stringify({ maxOrdersPerCustomer: 2 })
  const raffle = await addRaffle(api, { values: { settings } })
  const other = await addRaffle(api)
  const email = `${randomUUID()}@example.org`
  const buy = (customer: object, where = raffle) =>
    where.post(rafflePaths.orders, {
      eventId: where.raffleId,
      packageId: where.packageIds[0],
      type: 'cash',
      source: 'phone',
      customer,
    })
  const eva = { firstName: 'Éva', lastName: 'Le Blanc', email, phone: '902-555-0143' }
  // Another raffle's orders don't count here.
  assert.equal((await buy(eva, other)).status, 201)
  assert.equal((await buy(eva)).status, 201)
  const spelled = { firstName: 'EVA ', lastName: 'Le  blanc', email: email.toUpperCase() }
  assert.equal((await buy(spelled)).status, 201)
  assert.equal(await customersBy(email), 1)
  for (const again of [
    eva,
    { ...spelled, firstName: 'eva' },
    // A household shares an email or a phone: more customers, one limit.
    { firstName: 'Luc', lastName: 'Arsenault', email },
    {
      firstName: 'Eva',
      lastName: 'Le Blanc',
      email: 'another@example.org',
      phone: '(902) 555-0143',
    },
  ]) {
    const refused = await buy(again)
    assert.deepEqual([refused.status, refused.errors[0]?.code], [409, 'customer-limit'])
  }
  assert.equal((await buy({ firstName: 'Luc', lastName: 'Arsenault', email }, other)).status, 201)
  assert.equal(await customersBy(email), 2)
  const stranger = { ...eva, email: 'stranger@example.org', phone: '902-555-0144' }
  assert.equal((await buy(stranger)).status, 201)
})

inFull('one buyer in several raffles at once becomes one customer', async () => {
  const raffles = await Promise.all([1, 2, 3, 4].map(() => addRaffle(api)))
  for (let round = 0; round < 5; round += 1) {
    const email = `${randomUUID()}@example.org`
    const phone = `902555${String(2000 + round)}`
    const customer = { firstName: 'Zoé', lastName: 'Bérubé' }
    const ways = [{ email }, { email, phone }, { phone, email: email.toUpperCase() }, { email }]
    await Promise.all(
      raffles.map((raffle, at) => sell(raffle, 0, { customer: { ...customer, ...ways[at] } })),
    )
    assert.equal(await customersBy(email), 1)
  }
})

test('what can’t be sold is refused, each by its name', async () => {
  const packages = [
    { ticketCount: 2, priceCents: 500, inventory: 1 },
    { ticketCount: 5, priceCents: 900 },
  ]
  const settings = JSON.stringify({ maxOrdersPerCustomer: 2 })
  const raffle = await addRaffle(api, { packages, values: { ticketLimit: 8, settings } })
  const order = (pack: number, more: object = {}) =>
    raffle.post(rafflePaths.orders, {
      eventId: raffle.raffleId,
      packageId: raffle.packageIds[pack],
      type: 'cash',
      source: 'walk_in',
      customer: { firstName: 'Eva', lastName: 'Tremblay', email: 'eva@example.org' },
      ...more,
    })
  const codeOf = async (answer: Promise<{ errors: { code?: string | number | undefined }[] }>) =>
    (await answer).errors[0]?.code
  assert.equal((await order(0)).status, 201)
  assert.equal(await codeOf(order(0)), 'package-sold-out')
  assert.equal((await order(1)).status, 201)
  assert.equal(await codeOf(order(1)), 'raffle-sold-out')
  const other = { firstName: 'Ada', lastName: 'Muise' }
  const outside = { customer: { ...other, postalCode: 'H2X 1Y4' } }
  const answer = await order(1, outside)
  assert.deepEqual(
    [answer.status, answer.errors[0]?.code, answer.errors[0]?.message],
    [422, 'postal-code-outside', 'The postal code must be from within the province.'],
  )
  await api.db
    .updateTable('raffles')
    .set({ ticketLimit: null })
    .where('id', '=', raffle.raffleId)
    .execute()
  assert.equal(await codeOf(order(1)), 'customer-limit')
  const late = new Date(api.now.getTime() - 2 * hour).toISOString()
  assert.equal(await codeOf(order(1, { customer: other, boughtAt: late })), 'sales-not-started')
  const earlier = api.now
  await endSales(raffle)
  assert.equal(await codeOf(order(1, { customer: other })), 'sales-ended')
  api.now = earlier
  const draft = await addRaffle(api, { values: { status: 'draft' } })
  const notOnSale = draft.post(rafflePaths.orders, {
    eventId: draft.raffleId,
    packageId: draft.packageIds[0],
    type: 'cash',
    source: 'mail',
    customer: other,
  })
  assert.equal(await codeOf(notOnSale), 'not-on-sale')
})

test('what is being paid for is held: a pending order takes its pack and its tickets from the rest', async () => {
  const packages = [
    { ticketCount: 2, priceCents: 500, inventory: 2 },
    { ticketCount: 5, priceCents: 900 },
  ]
  const raffle = await addRaffle(api, { packages, values: { ticketLimit: 9 } })
  const { id: orderId } = await sell(raffle, 0)
  const change = { orderId, comment: null, changedBy: null }
  await api.db
    .insertInto('orderChanges')
    .values({ ...change, status: 'PENDING' })
    .execute()
  const order = (pack: number) =>
    raffle.post(rafflePaths.orders, {
      eventId: raffle.raffleId,
      packageId: raffle.packageIds[pack],
      type: 'cash',
      source: 'walk_in',
      customer: { firstName: 'Eva', lastName: 'Tremblay' },
    })
  assert.equal((await order(0)).status, 201)
  const none = await order(0)
  assert.deepEqual([none.status, none.errors[0]?.code], [409, 'package-sold-out'])
  assert.equal((await order(1)).status, 201)
  const full = await order(1)
  assert.deepEqual([full.status, full.errors[0]?.code], [409, 'raffle-sold-out'])
  // Not paid after all: what it held is for sale again.
  await api.db
    .insertInto('orderChanges')
    .values({ ...change, status: 'FAILED' })
    .execute()
  assert.equal((await order(0)).status, 201)
})

test('a ticket of a locked list can’t be voided, nor bought into it: what was bought before counts from its cut-off', async () => {
  const raffle = await addRaffle(api)
  const cutoffAt = new Date(api.now.getTime() + 60_000).toISOString()
  const early = await raffle.post(rafflePaths.prizes, {
    eventId: raffle.raffleId,
    name: 'Early bird',
    cutoffAt,
    drawDate: new Date(api.now.getTime() + 120_000).toISOString(),
  })
  const prize = dataOf(PrizeSchema, early, 201)
  const sold = await sell(raffle)
  const boughtAt = api.now.toISOString()
  api.now = new Date(api.now.getTime() + 180_000)
  const locked = await step(raffle, 'lock', {}, prize.drawId)
  assert.equal(locked.status, 200, locked.text)
  const refused = await voidOrder(raffle, sold.id)
  assert.deepEqual([refused.status, refused.errors[0]?.code], [409, 'list-locked'])
  const backdated = await raffle.post(rafflePaths.orders, {
    eventId: raffle.raffleId,
    packageId: raffle.packageIds[0],
    type: 'cash',
    source: 'mail',
    customer: { firstName: 'Ada', lastName: 'Muise' },
    boughtAt,
  })
  const { id, boughtAt: countsFrom } = dataOf(OrderSchema, backdated, 201)
  assert.equal(countsFrom, cutoffAt)
  const detail = await raffle.get(orderCalls.get.path.replace(':id', id))
  const { draws } = dataOf(OrderDetailSchema, detail)
  assert.deepEqual(
    draws.map(({ standing }) => standing),
    ['too-late', 'in'],
  )
  // What is sold now takes part in the final draw only, and can be voided.
  const later = await sell(raffle)
  assert.equal((await voidOrder(raffle, later.id)).status, 200)
  assert.equal((await voidOrder(raffle, later.id)).errors[0]?.code, 'already-void')
})

test('the buyer gets numbers, draws and commitments in their own language', async () => {
  const raffle = await addRaffle(api)
  const email = `zoe-${randomUUID()}@example.org`
  const customer = { firstName: 'Zoé', lastName: 'Bérubé', email, locale: 'fr' }
  await sell(raffle, 0, { customer, donationCents: 1500 })
  const { subject, textBody } = await api.db
    .selectFrom('emails')
    .select(['subject', 'textBody'])
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  assert.match(subject, /^Vos billets : /)
  assert.match(textBody, /Vos numéros : 1\n/)
  assert.match(textBody, /20,00\s\$/)
  assert.match(
    textBody,
    /Tirage : .+\nEngagement sur le secret du tirage \(SHA-256\) : [0-9a-f]{64}/,
  )
})

test('the buyer gets the organisation’s own words, filled in, and every draw’s commitment', async () => {
  const details = JSON.stringify({
    drawLocation: 'Legion Hall',
    emailTicketBody: '<p>Dear {{firstName}} &amp; family: {{ticketNumbers}} for {{amount}}.</p>',
    emailTicketFooter: '<p>See you at {{drawLocation}}</p>',
  })
  const packages = [{ ticketCount: 3, priceCents: 1000 }]
  const raffle = await addRaffle(api, { packages, values: { details } })
  const early = await raffle.post(rafflePaths.prizes, {
    eventId: raffle.raffleId,
    name: 'Early bird',
    cutoffAt: new Date(api.now.getTime() + hour / 4).toISOString(),
    drawDate: new Date(api.now.getTime() + hour / 2).toISOString(),
  })
  assert.equal(early.status, 201, early.text)
  const email = `eva-${randomUUID()}@example.org`
  await sell(raffle, 0, { customer: { firstName: '<Eva>', lastName: 'Tremblay', email } })
  const { textBody, htmlBody } = await api.db
    .selectFrom('emails')
    .select(['textBody', 'htmlBody'])
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  assert.match(textBody, /Dear <Eva> & family: 1 to 3 for \$10\.00\./)
  assert.match(textBody, /See you at Legion Hall/)
  assert.match(textBody, /Place: Legion Hall\nLicence: TEST-1/)
  assert.match(htmlBody ?? '', /<p>Dear &lt;Eva&gt; &amp; family: 1 to 3 for \$10\.00\.<\/p>/)
  const draws = await api.db
    .selectFrom('draws')
    .select('seed')
    .where('raffleId', '=', raffle.raffleId)
    .execute()
  assert.equal(draws.length, 2)
  for (const { seed } of draws) assert.ok(textBody.includes(commitTo(seed)))
  assert.doesNotMatch(textBody, /\{\{|This is a test/)
})

const mayEnter: [string, number][] = [
  ['Contact Center Agent', 201],
  ['In Person Sales', 201],
  ['Data Processing', 201],
  ['raffle admin', 201],
  ['RB admin', 201],
  ['RB finance', 403],
  ['Agent Manager', 403],
]

test('who may enter orders, and who may void them', async () => {
  const raffle = await addRaffle(api)
  for (const [role, status] of mayEnter) {
    const token = await api.signIn(role as 'RB admin')
    const body = {
      eventId: raffle.raffleId,
      packageId: raffle.packageIds[0],
      type: 'cash',
      source: 'phone',
      customer: { firstName: 'Eva', lastName: 'Tremblay' },
    }
    const entered = await raffle.post(rafflePaths.orders, body, { token })
    assert.equal(entered.status, status, role)
    if (status === 403) continue
    const { id } = v.parse(v.object({ data: OrderSchema }), entered.json).data
    const voided = await api.ask('DELETE', rafflePaths.voidOrder(id), {
      token,
      body: { voidedComment: 'Asked for' },
    })
    assert.equal(voided.status, role === 'RB admin' || role === 'raffle admin' ? 200 : 403, role)
  }
})
