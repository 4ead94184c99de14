/** Cards that staff charge: what is taken is what stands, once; what is refused costs nobody anything. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listTables } from '../../../demo/api/database/tables.ts'
import { pauseAfter } from '../../../demo/api/payments/worker.ts'
import { seedOrganizations } from '../../../demo/api/seed/organizations.ts'
import { strayMarks } from '../customers/support.ts'
import { addRaffle, drawNow, endSales, sell, step } from '../draws/support.ts'
import { enter, lineOf, neighbour, refusals } from '../order-entry/support.ts'
import { contentOf } from '../support.ts'
import { byCard, cardToken, openBank } from './support.ts'

const bankOf = await openBank()
const { api, bank, taken, later, pay, tryPay, read, restore, refund } = bankOf
const tables = (await listTables(api.pool)).map(({ name }) => name)
const threeTickets = { packages: [{ ticketCount: 3, priceCents: 3000 }] }
const takesDonations = { settings: JSON.stringify({ donationEnabled: true }) }

test('a card pays for two raffles and a donation: held at once, taken afterwards, each order its own part', async () => {
  const [one, two] = [
    await addRaffle(api, { values: takesDonations }),
    await addRaffle(api, threeTickets),
  ]
  const receipt = await pay([one, two], cardToken(), { donation: { cents: 1500 } })
  const [first, second] = receipt.orders
  assert.ok(first && second)
  assert.deepEqual(taken(), ['held'])
  const held = await read(one, first.id)
  const { cardState, cardCents, receivedCents, cardEnding, cardBrand } = held
  assert.deepEqual([cardState, cardCents, receivedCents], ['authorized', null, 0])
  assert.deepEqual([cardBrand, cardEnding], ['VISA', '4242'])
  assert.deepEqual(refusals(await refund(one, first.id, 1)), [409, 'nothing-received'])
  await api.capture()
  await api.capture()
  assert.deepEqual(taken(), [5000])
  const paid = [await read(one, first.id), await read(two, second.id)]
  assert.deepEqual(
    paid.map(order => [order.cardState, order.cardCents, order.receivedCents]),
    [
      ['captured', 2000, 2000],
      ['captured', 3000, 3000],
    ],
  )
  assert.deepEqual(
    paid.map(({ entries }) => entries.map(({ action }) => action)),
    [
      ['card-charged', 'created'],
      ['card-charged', 'created'],
    ],
  )
  assert.ok(paid[0] && paid[0].version > held.version, 'whoever looks at it is told')
})

test('what a card is refused for is said at its field, and nothing is entered', async () => {
  const raffle = await addRaffle(api)
  const others = tables.filter(name => name !== 'card_payments')
  const before = await contentOf(api.db, others)
  const elsewhere = { account: seedOrganizations.saltmarsh.id }
  const cases = [
    [cardToken('0002'), 'card-declined'],
    [cardToken('0069'), 'card-expired'],
    [cardToken('0127'), 'card-cvc'],
    [cardToken('4242', elsewhere), 'card-blocked'],
    // Its holder confirmed less than is asked for.
    [cardToken('3220', { confirmed: '499' }), 'card-blocked'],
    ['made_up_by_somebody', 'card-blocked'],
  ] as const
  for (const [token, code] of cases) {
    const expected = [422, `${code} tender.token`]
    const key = randomUUID()
    assert.deepEqual(refusals(await tryPay([raffle], token, {}, key)), expected)
    assert.deepEqual(
      refusals(await tryPay([raffle], token, {}, key)),
      [422, expected[1]],
      'asked again',
    )
  }
  assert.deepEqual(await contentOf(api.db, others), before)
  assert.deepEqual(taken(), [])
  await pay([raffle], cardToken('3220', { confirmed: '500' }))
})

test('nothing is charged where there is nothing to charge', async () => {
  const raffle = await addRaffle(api, { packages: [{ ticketCount: 1, priceCents: 0 }] })
  assert.deepEqual(refusals(await tryPay([raffle])), [422, 'nothing-to-charge tender.type'])
  assert.deepEqual(taken(), [])
})

test('a token is good for once: not again, by another key or in another organization', async () => {
  const raffle = await addRaffle(api)
  const token = cardToken()
  const customer = neighbour()
  await pay([raffle], token, { customer })
  const used = [422, 'card-token-used tender.token']
  const more = { notDuplicate: true }
  // Asked about the order before the card is asked: its token is good still.
  const next = cardToken()
  const alike = await tryPay([raffle], next, { customer })
  assert.deepEqual(refusals(alike), [409, 'likely-duplicate lines.0.packageId'])
  await pay([raffle], next, { ...more, customer })
  assert.deepEqual(refusals(await tryPay([raffle], token, more)), used)
  const other = await addRaffle(api, {
    organization: 'saltmarsh',
    email: 'helen.savoie@saltmarsh.example',
  })
  assert.deepEqual(
    refusals(await tryPay([other], token, { customer: neighbour({ postalCode: 'E1C 4B9' }) })),
    used,
  )
  assert.deepEqual(taken(), ['held', 'held'])
})

test('a card that is typed anew for the same purchase pays it once, and finds it where it stands', async () => {
  const raffle = await addRaffle(api)
  const customer = neighbour()
  const [key, first] = [randomUUID(), cardToken()]
  bank.down.add('authorize')
  assert.deepEqual(refusals(await tryPay([raffle], first, { customer }, key)), [503, 'card-unsure'])
  bank.down.clear()
  const entered = await tryPay([raffle], cardToken(), { customer }, key)
  const again = await tryPay([raffle], cardToken(), { customer }, key)
  assert.deepEqual([entered.status, again.status], [201, 201])
  assert.deepEqual(again.json, entered.json)
  await api.capture()
  assert.deepEqual(taken(), [500])
})

test('a bank that hangs is given ten seconds; the same key asks again, and holds money once', async () => {
  const raffle = await addRaffle(api)
  bank.hangs.add('authorize')
  api.pauses.length = 0
  const [body, key] = [byCard([raffle], cardToken()), randomUUID()]
  assert.deepEqual(refusals(await enter(raffle, body, key)), [503, 'card-unsure'])
  assert.deepEqual(api.pauses, [10_000])
  bank.hangs.clear()
  const answers = await Promise.all([enter(raffle, body, key), enter(raffle, body, key)])
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201],
  )
  assert.deepEqual(answers[0]?.json, answers[1]?.json)
  await api.capture()
  assert.deepEqual(taken(), [500])
})

test('a purchase that its card agreed to and that is refused after all lets the money go', async () => {
  const raffle = await addRaffle(api, {
    packages: [{ ticketCount: 1, priceCents: 500, inventory: 1 }],
  })
  bank.meanwhile = () => sell(raffle)
  const [body, key] = [byCard([raffle], cardToken()), randomUUID()]
  assert.deepEqual(refusals(await enter(raffle, body, key)), [
    409,
    'package-sold-out lines.0.packageId',
  ])
  await api.capture()
  assert.deepEqual(taken(), ['released'])

  const dearer = await addRaffle(api)
  bank.meanwhile = () =>
    sql`update packages set price_cents = 700 where raffle_id = ${dearer.raffleId}`.execute(api.db)
  assert.equal((await tryPay([dearer])).status, 409)
  await api.capture()
  assert.deepEqual(taken(), ['released', 'released'])
  bank.meanwhile = null
  await pay([dearer], cardToken(), { notDuplicate: true })
  await api.capture()
  assert.deepEqual(taken(), ['released', 'released', 700])
})

test('money that is held and that nobody bought with in time is let go, and its key enters nothing', async () => {
  const raffle = await addRaffle(api)
  bank.meanwhile = () => Promise.reject(new Error('Killed before it could enter anything.'))
  const [body, key] = [byCard([raffle], cardToken()), randomUUID()]
  assert.deepEqual(refusals(await enter(raffle, body, key)), [503, 'card-unsure'])
  bank.meanwhile = null
  await api.capture()
  assert.deepEqual(taken(), ['held'], 'somebody may ask again')
  later(121_000)
  await api.capture()
  assert.deepEqual(taken(), ['released'])
  assert.deepEqual(refusals(await enter(raffle, body, key)), [409, 'card-released tender.token'])
  const sold = await sql`select from orders where raffle_id = ${raffle.raffleId}`.execute(api.db)
  assert.equal(sold.rows.length, 0)
})

test('what is void before the card is charged is never taken, nor owed, nor restored for nothing', async () => {
  const raffle = await addRaffle(api, threeTickets)
  const lines = [lineOf(raffle, 3)]
  const [gone, part, back] = (await pay([raffle], cardToken(), { lines })).orders
  assert.ok(gone && part && back)
  const firstNumber = part.firstTicketNumber ?? 0
  const tickets = { firstNumber, lastNumber: firstNumber + 1 }
  assert.equal((await bankOf.void(raffle, gone.id)).status, 200)
  assert.equal((await bankOf.void(raffle, part.id, { tickets })).status, 200)
  assert.equal((await bankOf.void(raffle, back.id)).status, 200)
  assert.equal((await restore(raffle, back.id)).status, 200)
  await api.capture()
  assert.deepEqual(taken(), [4000])
  const orders = [await read(raffle, gone.id), await read(raffle, part.id)]
  assert.deepEqual(
    orders.map(({ receivedCents, marks }) => [receivedCents, marks.includes('refund-owed')]),
    [
      [0, false],
      [1000, false],
    ],
  )
  const isVoid = orders[1]?.partVoids[0]?.id
  assert.deepEqual(refusals(await restore(raffle, gone.id)), [409, 'card-not-charged'])
  assert.deepEqual(refusals(await restore(raffle, part.id, { partVoidId: isVoid })), [
    409,
    'card-not-charged',
  ])
  assert.deepEqual(refusals(await refund(raffle, gone.id, 1)), [409, 'nothing-received'])
  assert.deepEqual(refusals(await refund(raffle, part.id, 1)), [409, 'void-first'])
  // What was taken is owed as of any order, once it is void.
  await bankOf.void(raffle, part.id)
  await bankOf.void(raffle, back.id)
  assert.deepEqual(await strayMarks(raffle), [])
  assert.equal((await refund(raffle, part.id, 1001)).status, 422)
  assert.equal((await refund(raffle, part.id, 1000)).status, 201)
  assert.equal((await refund(raffle, back.id, 3000)).status, 201)
  assert.deepEqual(await strayMarks(raffle), [])
})

test('a purchase that is all void is let go: nothing is taken, and its orders say so', async () => {
  const raffle = await addRaffle(api)
  const [order] = (await pay([raffle])).orders
  assert.ok(order)
  await bankOf.void(raffle, order.id)
  await api.capture()
  assert.deepEqual(taken(), ['released'])
  const { cardState, entries } = await read(raffle, order.id)
  assert.equal(cardState, 'released')
  assert.deepEqual(
    entries.map(({ action }) => action),
    ['card-released', 'voided', 'created'],
  )
})

test('a void while the bank is asked gives back what it takes', async () => {
  const raffle = await addRaffle(api)
  const [order] = (await pay([raffle])).orders
  assert.ok(order)
  bank.down.add('capture')
  await api.capture()
  assert.equal((await bankOf.void(raffle, order.id)).status, 200)
  assert.deepEqual(refusals(await refund(raffle, order.id, 1)), [409, 'nothing-received'])
  bank.down.clear()
  later(pauseAfter(1))
  await api.capture()
  assert.deepEqual(taken(), [500])
  const { receivedCents, marks } = await read(raffle, order.id)
  assert.deepEqual([receivedCents, marks.includes('refund-owed')], [500, true])
  assert.equal((await restore(raffle, order.id)).status, 200)
})

test('a card that agreed and is declined voids what it bought, in plain words, and tells the buyer', async () => {
  const [one, two] = [await addRaffle(api), await addRaffle(api)]
  const [first, second] = (await pay([one, two], cardToken('0341'))).orders
  assert.ok(first && second)
  await api.capture()
  const orders = [await read(one, first.id), await read(two, second.id)]
  for (const { status, cardState, voidedComment, receivedCents, messages, marks } of orders) {
    assert.deepEqual([status, cardState, receivedCents], ['VOID', 'declined', 0])
    assert.match(voidedComment ?? '', /declined the card/)
    assert.equal(messages.length, 2)
    assert.ok(!marks.includes('refund-owed'))
  }
  assert.deepEqual(refusals(await restore(one, first.id)), [409, 'card-not-charged'])
})

test('a bank that is down or hangs is asked later, ever later, by the same reference', async () => {
  const raffle = await addRaffle(api)
  const [order] = (await pay([raffle])).orders
  bank.down.add('capture')
  await api.capture()
  await api.capture()
  later(pauseAfter(1))
  bank.down.clear()
  bank.hangs.add('capture')
  api.pauses.length = 0
  await api.capture()
  assert.deepEqual(api.pauses, [10_000])
  bank.hangs.clear()
  later(pauseAfter(2) - 1)
  await api.capture()
  assert.equal((await read(raffle, order?.id ?? '')).cardState, 'authorized')
  later(1)
  await api.capture()
  assert.deepEqual(taken(), [500])
  assert.deepEqual([pauseAfter(1), pauseAfter(20)], [5_000, 900_000])
})

test('a draw waits for cards, and its lock is refused until they are charged', async () => {
  const raffle = await addRaffle(api)
  await sell(raffle)
  await pay([raffle])
  await endSales(raffle)
  const line = async () =>
    (await drawNow(raffle)).readiness.find(({ code }) => code === 'cards-waiting')
  assert.deepEqual(await line(), {
    code: 'cards-waiting',
    ready: false,
    count: 1,
    leavable: false,
  })
  const leaveOut = ['orders-pending', 'cheques-uncleared']
  assert.deepEqual(refusals(await step(raffle, 'lock', { leaveOut })), [409, 'cards-waiting'])
  await api.capture()
  assert.equal((await line())?.ready, true)
  assert.equal((await step(raffle, 'lock', { leaveOut: [] })).status, 200)
})

test('no number of a card, no token and nobody’s name stands in what is kept of a payment', async () => {
  const raffle = await addRaffle(api)
  const token = cardToken()
  const [order] = (await pay([raffle], token)).orders
  await api.capture()
  const { rows } = await sql<{ kept: string }>`
    select coalesce(string_agg(row_to_json(payments)::text, ''), '') || (
      select coalesce(string_agg(row_to_json(activity)::text, ''), '') from activity
      where subject_id = ${order?.id} and action like 'card-%'
    ) as kept from card_payments as payments
  `.execute(api.db)
  assert.doesNotMatch(
    rows[0]?.kept ?? '',
    new RegExp(`${token}|Tremblay|Thibodeau|@example|4242 ?4242`),
  )
  assert.ok(!JSON.stringify(api.log).includes(token))
})
