/** Some of an order's tickets void while the rest stands: numbers, cents, pot and draws, against SQL of its own. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { addressOf } from '../../src/core/contract.ts'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { OrderSchema } from '../../src/core/orders/order.ts'
import { type OrderDetail, OrderDetailSchema } from '../../src/core/orders/order-detail.ts'
import { standingNumbers } from '../../src/core/orders/part-void.ts'
import { owedCents } from '../../src/core/orders/refund.ts'
import { PrizeSchema, TicketCountSchema } from '../../src/core/raffles/prizes/prize.ts'
import { inFull } from '../support/full.ts'
import { rafflePaths } from '../support/paths.ts'
import { soak } from '../support/soak.ts'
import { wrongFigures } from './customers/support.ts'
import {
  addPrize,
  addRaffle,
  confirm,
  dataOf,
  endSales,
  openApi,
  pick,
  prepareDraw,
  sell,
  type TestRaffle,
} from './draws/support.ts'
import { detailOf, newKey } from './raffles/support.ts'

const api = await openApi()
after(() => api.close())

const vector = [
  { ticketCount: 1, priceCents: 500 },
  { ticketCount: 3, priceCents: 1000 },
  { ticketCount: 20, priceCents: 2000 },
]

const read = async (raffle: TestRaffle, id: string): Promise<OrderDetail> =>
  dataOf(OrderDetailSchema, await raffle.get(addressOf(orderCalls.get.path, { id })))

function voidOf(raffle: TestRaffle, id: string, range?: [number, number], tells?: boolean) {
  const [firstNumber, lastNumber] = range ?? []
  const tickets = range && { firstNumber, lastNumber }
  const body = { voidedComment: 'Not hers', tickets, tells }
  const path = addressOf(orderCalls.void.path, { id })
  return api.ask('DELETE', path, { token: raffle.token, body, headers: newKey() })
}

const restore = (raffle: TestRaffle, id: string, partVoidId?: string) =>
  raffle.post(addressOf(orderCalls.restore.path, { id }), { comment: 'By mistake', partVoidId })
const refund = (raffle: TestRaffle, id: string, amountCents: number) =>
  raffle.post(addressOf(orderCalls.refund.path, { id }), { amountCents, reason: 'other' })
const codes = ({ status, errors }: { status: number; errors: { code?: unknown }[] }) => [
  status,
  ...errors.map(({ code }) => code),
]

/** What the ledger's rows say, number by number: nothing that is kept beside them is read. */
async function ledgerOf(raffle: TestRaffle) {
  const { rows } = await sql<{ cents: number; tickets: number }>`
    with standing as (
      select orders.id, orders.amount_cents, tickets.first_number, tickets.last_number,
        (select count(*) from generate_series(tickets.first_number, tickets.last_number) as number
          where not exists (select from ticket_voids left join ticket_void_ends on void_id = id
            where order_id = orders.id and void_id is null
              and number >= ticket_voids.first_number and number <= ticket_voids.last_number)
        ) as tickets
      from orders join tickets on tickets.order_id = orders.id
      where orders.raffle_id = ${raffle.raffleId} and 'ACTIVE' = coalesce(
        (select status from order_changes where order_id = orders.id order by id desc limit 1),
        orders.initial_status)
    )
    select coalesce(sum(tickets), 0) as tickets, coalesce(sum(amount_cents - div(
      amount_cents::numeric * (last_number - first_number + 1 - tickets),
      last_number - first_number + 1)), 0)::bigint as cents
    from standing
  `.execute(api.db)
  return rows[0]
}

/** What people are shown of the same. */
async function shownOf(raffle: TestRaffle) {
  const { ticketsSold, grossCents } = detailOf(await raffle.get(rafflePaths.event(raffle.raffleId)))
  return { cents: grossCents, tickets: ticketsSold }
}

async function potOf(raffle: TestRaffle) {
  return dataOf(PrizeSchema, await raffle.get(rafflePaths.prize(raffle.jackpotId))).valueCents
}

async function agrees(raffle: TestRaffle) {
  const ledger = await ledgerOf(raffle)
  assert.deepEqual(await shownOf(raffle), ledger)
  assert.equal(await potOf(raffle), Math.floor((ledger?.cents ?? 0) / 2))
  const { rows } = await sql<{ orders: number; moved: number }>`
    select coalesce(sum(sold_cents) filter (where status = 'ACTIVE'), 0) as orders,
      sum(voided_cents) - (select coalesce(sum(ticket_voids.cents), 0) from ticket_voids
        join orders as its on its.id = order_id where its.raffle_id = ${raffle.raffleId})
        + (select coalesce(sum(ticket_void_ends.cents), 0) from ticket_void_ends
        join ticket_voids on ticket_voids.id = void_id join orders as its on its.id = order_id
        where its.raffle_id = ${raffle.raffleId}) as moved
    from orders where raffle_id = ${raffle.raffleId}
  `.execute(api.db)
  assert.deepEqual(rows[0], { orders: ledger?.cents, moved: 0 })
}

test('docs/domain.md’s vector, a ticket at a time: the three numbers of 3/$10 go for 333, 333 and 334 ¢', async () => {
  const raffle = await addRaffle(api, { packages: vector })
  for (const pack of [0, 0, 0, 1, 2]) await sell(raffle, pack)
  const { id, firstTicketNumber: first } = await sell(raffle, 1)
  assert.ok(first)
  const steps = [
    { tickets: 28, cents: 5167, pot: 2583 },
    { tickets: 27, cents: 4834, pot: 2417 },
    { tickets: 26, cents: 4500, pot: 2250 },
  ]
  for (const [at, { pot, ...figures }] of steps.entries()) {
    assert.equal((await voidOf(raffle, id, [first + at, first + at])).status, 200)
    assert.deepEqual([await shownOf(raffle), await potOf(raffle)], [figures, pot])
    await agrees(raffle)
  }
  const order = await read(raffle, id)
  assert.equal(order.status, 'VOID', 'all of its tickets are')
  assert.deepEqual(
    order.entries.map(({ action }) => action),
    ['voided', 'tickets-voided', 'tickets-voided', 'created'],
  )
  assert.equal(owedCents(order), 1000)
  assert.equal((await sell(raffle)).firstTicketNumber, 30, 'the numbers stay burnt')
})

test('what is void of an order is owed, is shown with it, and stands again under its own numbers', async () => {
  const raffle = await addRaffle(api, { packages: vector })
  const customer = { firstName: 'Ada', lastName: 'Muise', email: `${randomUUID()}@example.org` }
  const made = await sell(raffle, 2, { customer, donationCents: 700 })
  const { id } = made
  const first = made.firstTicketNumber ?? 0
  const voided = dataOf(OrderSchema, await voidOf(raffle, id, [first + 4, first + 9], true))
  assert.deepEqual([voided.status, voided.voidedTickets, voided.voidedCents], ['ACTIVE', 6, 600])
  const order = await read(raffle, id)
  assert.deepEqual([...order.marks].sort(), ['refund-owed', 'void-in-part'])
  assert.deepEqual([owedCents(order), order.ticketsCents - order.voidedCents], [600, 1400])
  assert.deepEqual(standingNumbers(order), [
    { firstNumber: first, lastNumber: first + 3 },
    { firstNumber: first + 10, lastNumber: first + 19 },
  ])
  const one = { email: customer.email, ticketNumber: first + 5 }
  await raffle.post(addressOf(orderCalls.email.path, { id }), one)
  const mails = await api.db
    .selectFrom('emails')
    .select(['subject', 'textBody'])
    .where('orderId', '=', id)
    .execute()
  const [whole, single] = [mails.find(({ textBody }) => textBody.includes('VOID: 5 to 10')), mails]
  assert.match(
    whole?.textBody ?? '',
    /Your numbers: 1 to 4, 11 to 20\s+VOID: 5 to 10\. [^$]*Amount: \$14\.00\s+Donation: \$7\.00\s+Total: \$21\.00/,
  )
  assert.match(whole?.subject ?? '', /^VOID: Your tickets 5 to 10: /)
  assert.ok(single.some(({ subject }) => subject.startsWith('VOID: Your ticket 6: ')))
  const [part] = order.partVoids
  assert.deepEqual([part?.cents, part?.comment, part?.hindrance], [600, 'Not hers', null])
  // The donation's refund takes nothing from what is owed for the tickets.
  assert.equal((await refund(raffle, id, 1301)).status, 422)
  assert.equal((await refund(raffle, id, 500)).status, 201)
  assert.equal(owedCents(await read(raffle, id)), 100)
  assert.deepEqual(codes(await restore(raffle, id, part?.id)), [409, 'money-went-back'])
  const other = dataOf(OrderSchema, await voidOf(raffle, id, [first, first]))
  assert.equal(other.voidedCents, 700)
  const again = (await read(raffle, id)).partVoids.find(({ firstNumber }) => firstNumber === first)
  const restored = dataOf(OrderSchema, await restore(raffle, id, again?.id))
  assert.deepEqual([restored.voidedTickets, restored.voidedCents], [6, 600])
  assert.deepEqual(codes(await restore(raffle, id, again?.id)), [404, 'not-found'])
  await agrees(raffle)
})

test('the whole order void and back: what was void in part stays so, and its own way back waits for the order', async () => {
  const raffle = await addRaffle(api, { packages: vector })
  const { id, firstTicketNumber } = await sell(raffle, 1)
  const first = firstTicketNumber ?? 0
  await voidOf(raffle, id, [first + 1, first + 1])
  assert.equal((await voidOf(raffle, id)).status, 200)
  await agrees(raffle)
  assert.deepEqual(codes(await voidOf(raffle, id, [first, first])), [409, 'already-void'])
  const [part] = (await read(raffle, id)).partVoids
  assert.deepEqual(codes(await restore(raffle, id, part?.id)), [409, 'restore-order-first'])
  assert.equal((await restore(raffle, id)).status, 200)
  assert.equal((await read(raffle, id)).voidedTickets, 1)
  await agrees(raffle)
  assert.equal((await restore(raffle, id, part?.id)).status, 200)
  await agrees(raffle)
})

test('the buyer is written to that their tickets are void where that was asked for, and where they have an address', async () => {
  const raffle = await addRaffle(api, { packages: vector })
  const subjects = async (email: string | undefined, tells?: boolean) => {
    const customer = { firstName: 'Ada', lastName: 'Muise', ...(email && { email }) }
    const { id } = await sell(raffle, 0, { customer })
    assert.equal((await voidOf(raffle, id, undefined, tells)).status, 200)
    const emails = api.db.selectFrom('emails').select('subject').where('orderId', '=', id)
    return (await emails.execute()).filter(({ subject }) => subject.startsWith('VOID: ')).length
  }
  const email = `${randomUUID()}@example.org`
  const counts = [await subjects(email, true), await subjects(email), await subjects('', true)]
  assert.deepEqual(counts, [1, 0, 0])
})

test('numbers outside the order, reversed, another order’s or void already are refused, and nothing moves', async () => {
  const raffle = await addRaffle(api, { packages: vector })
  const other = await sell(raffle, 1)
  const { id, firstTicketNumber } = await sell(raffle, 2)
  const first = firstTicketNumber ?? 0
  const outside: [number, number][] = [
    [first - 1, first],
    [first + 19, first + 20],
    [first + 3, first + 2],
    [other.firstTicketNumber ?? 0, other.lastTicketNumber ?? 0],
    [0, 0],
    [0, Number.MAX_SAFE_INTEGER],
  ]
  for (const range of outside)
    assert.deepEqual(codes(await voidOf(raffle, id, range)), [422, 'not-its-ticket'], `${range}`)
  await voidOf(raffle, id, [first + 5, first + 8])
  for (const range of [
    [first + 8, first + 9],
    [first + 5, first + 8],
    [first, first + 19],
    [first + 6, first + 6],
  ] as [number, number][])
    assert.deepEqual(codes(await voidOf(raffle, id, range)), [409, 'ticket-void-already'])
  const theirs = (await read(raffle, id)).partVoids[0]?.id
  assert.equal((await restore(raffle, other.id, theirs)).status, 404, 'another order’s void')
  assert.equal((await read(raffle, id)).voidedTickets, 4)
  await agrees(raffle)
  // The ledger itself refuses what no rule let through.
  const overlapping = sql`
    insert into ticket_voids (order_id, first_number, last_number, cents, comment)
    values (${id}, ${first + 8}, ${first + 9}, 0, 'x')
  `
  await assert.rejects(overlapping.execute(api.db))
  await assert.rejects(sql`update ticket_voids set cents = 1`.execute(api.db))
})

test('draws leave void tickets out, and nothing leaves or enters their list once it is locked', async () => {
  const raffle = await addRaffle(api, { packages: vector })
  const { id, firstTicketNumber } = await sell(raffle, 2)
  const first = firstTicketNumber ?? 0
  await sell(raffle, 1)
  await voidOf(raffle, id, [first, first + 9])
  const count = await raffle.get(rafflePaths.prizeTicketCount(raffle.jackpotId))
  assert.deepEqual(dataOf(TicketCountSchema, count), { count: 13 })
  await endSales(raffle)
  await prepareDraw(raffle)
  const { rows } = await sql<{ numbers: number[] }>`
    select array_agg(number order by number) as numbers from draw_lock_chunks
    join draw_locks on draw_locks.id = lock_id, unnest(numbers) as number
    where draw_id = ${raffle.drawId} and reopened_at is null
  `.execute(api.db)
  assert.deepEqual(
    rows[0]?.numbers.map(Number),
    Array.from({ length: 13 }, (_, at) => first + 10 + at),
  )
  assert.deepEqual(codes(await voidOf(raffle, id, [first + 12, first + 12])), [409, 'list-locked'])
  const [part] = (await read(raffle, id)).partVoids
  assert.equal(part?.hindrance, 'list-locked')
  assert.deepEqual(codes(await restore(raffle, id, part?.id)), [409, 'list-locked'])
  await agrees(raffle)
})

test('a ticket that won stays, and the others of its order can be void', async () => {
  const raffle = await addRaffle(api, { packages: vector })
  const inMinutes = (minutes: number) =>
    new Date(api.now.getTime() + minutes * 60_000).toISOString()
  const prize = await addPrize(raffle, { cutoffAt: inMinutes(1), drawDate: inMinutes(2) })
  const { id } = await sell(raffle, 1)
  api.now = new Date(api.now.getTime() + 180_000)
  await prepareDraw(raffle, prize.drawId)
  const winner = await confirm(raffle, await pick(raffle, prize.id))
  const { firstTicketNumber: first, pickedTickets } = await read(raffle, id)
  const won = winner.ticketNumber
  assert.deepEqual(pickedTickets, [won])
  const others = [0, 1, 2].map(at => (first ?? 0) + at).filter(number => number !== won)
  assert.deepEqual(codes(await voidOf(raffle, id, [won, won])), [409, 'ticket-picked'])
  assert.deepEqual(codes(await voidOf(raffle, id)), [409, 'order-has-winner'])
  for (const number of others)
    assert.equal((await voidOf(raffle, id, [number, number])).status, 200)
  assert.deepEqual(codes(await voidOf(raffle, id, [won, won])), [409, 'order-has-winner'])
  await agrees(raffle)
})

test('a part goes back only while the raffle’s limit has room for it', async () => {
  const raffle = await addRaffle(api, { packages: vector, values: { ticketLimit: 6 } })
  const { id, firstTicketNumber } = await sell(raffle, 1)
  await sell(raffle, 1)
  const first = firstTicketNumber ?? 0
  await voidOf(raffle, id, [first, first + 1])
  await sell(raffle, 0)
  const [part] = (await read(raffle, id)).partVoids
  assert.deepEqual(codes(await restore(raffle, id, part?.id)), [409, 'no-tickets-left'])
  await agrees(raffle)
})

type Step = { kind: 'void' | 'restore' | 'refund' | 'whole' | 'back'; from: number; size: number }
const aStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('void', 'void', 'void', 'restore', 'restore', 'refund', 'whole', 'back'),
  from: fc.nat({ max: 19 }),
  size: fc.nat({ max: 12 }),
})

async function carryOut(raffle: TestRaffle, id: string, { kind, from, size }: Step) {
  const order = await read(raffle, id)
  const first = order.firstTicketNumber ?? 0
  switch (kind) {
    case 'void':
      return voidOf(raffle, id, [first + from, first + from + size])
    case 'restore':
      return restore(raffle, id, order.partVoids[from % (order.partVoids.length || 1)]?.id)
    case 'refund':
      return refund(raffle, id, 1 + from * size)
    case 'whole':
      return voidOf(raffle, id)
    case 'back':
      return restore(raffle, id)
  }
}

/** Nothing is given back that wasn't received, nor for tickets that stand. */
async function paysNoMore(raffle: TestRaffle, id: string) {
  const order = await read(raffle, id)
  const { status, receivedCents, refundedCents, ticketsRefundedCents, voidedCents } = order
  assert.ok(refundedCents <= receivedCents)
  if (status === 'ACTIVE') assert.ok(ticketsRefundedCents <= voidedCents)
  const standing = standingNumbers(order).reduce(
    (sum, { firstNumber, lastNumber }) => sum + lastNumber - firstNumber + 1,
    0,
  )
  assert.equal(standing, order.ticketCount - order.voidedTickets)
}

test('any sequence of part voids, restores and refunds conserves cents and numbers', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aStep, { minLength: 3, maxLength: 12 }),
      fc.integer({ min: 1, max: 99_999 }),
      async (steps, priceCents) => {
        const raffle = await addRaffle(api, { packages: [{ ticketCount: 20, priceCents }] })
        const { id } = await sell(raffle, 0, { donationCents: 300 })
        await sell(raffle)
        for (const each of steps) {
          const { status } = await carryOut(raffle, id, each)
          assert.ok([200, 201, 404, 409, 422].includes(status), `${status}`)
          await agrees(raffle)
          await paysNoMore(raffle, id)
        }
        assert.deepEqual(await wrongFigures(api), [], 'what its customer comes to')
      },
    ),
    { numRuns: soak ? 300 : 2 },
  )
})

inFull('a storm of them on one order at once leaves what its ledger says', async () => {
  for (let round = 0; round < (soak ? 40 : 1); round += 1) {
    const raffle = await addRaffle(api, { packages: [{ ticketCount: 20, priceCents: 1999 }] })
    const { id } = await sell(raffle, 0, { donationCents: 300 })
    const steps = fc.sample(aStep, 40)
    const answers = await Promise.all(steps.map(each => carryOut(raffle, id, each)))
    for (const { status } of answers) assert.ok([200, 201, 404, 409, 422, 503].includes(status))
    assert.ok(answers.some(({ status }) => status === 200))
    await agrees(raffle)
    await paysNoMore(raffle, id)
  }
})
