/** Orders of a file: which rows are entered, what is told of the others, and that none is entered twice. */
import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { importCalls } from '../../src/core/orders/import-calls.ts'
import { RaffleDetailSchema } from '../../src/core/raffles/raffle-detail.ts'
import { rafflePaths } from '../support/paths.ts'
import { addRaffle, dataOf, endSales, openApi, type TestRaffle } from './draws/support.ts'

const api = await openApi()
after(() => api.close())
const colleague = await api.signIn('raffle admin')

const { path, answer: ImportSchema } = importCalls.import
const packages = [
  { ticketCount: 3, priceCents: 1000 },
  { ticketCount: 1, priceCents: 500, inventory: 1 },
]

const rowOf = ({ packageIds }: TestRaffle, key: string, more: object = {}, pack = 0) => ({
  key,
  packageId: packageIds[pack],
  type: 'cheque',
  source: 'mail',
  customer: { firstName: 'Ada', lastName: `Muise ${key}`, email: `${key}@example.org` },
  ...more,
})

const send = (raffle: TestRaffle, orders: readonly object[], more: object = {}, token?: string) =>
  raffle.post(
    path,
    { eventId: raffle.raffleId, mode: 'valid-only', orders, ...more },
    token === undefined ? {} : { token },
  )
const imported = async (...sent: Parameters<typeof send>) =>
  dataOf(ImportSchema, await send(...sent))

/** What stands of a raffle, as SQL counts it from its orders and tickets alone. */
async function stored({ raffleId }: TestRaffle) {
  const { rows } = await sql<Record<string, number>>`
    select count(*)::integer as orders, sum(amount_cents)::integer as cents,
      sum(donation_cents)::integer as donations,
      sum(last_number - first_number + 1)::integer as tickets, max(last_number)::integer as last,
      (select count(*)::integer from emails where order_id = any(array_agg(orders.id))) as emails,
      (select count(*)::integer from activity where raffle_id = ${raffleId}
        and action = 'order-imported') as told
    from orders join tickets on tickets.order_id = orders.id where orders.raffle_id = ${raffleId}
  `.execute(api.db)
  return rows[0]
}

/** All that an import writes. */
async function traces() {
  const { rows } = await sql`
    select (select count(*) from customers) as customers, (select count(*) from orders) as orders,
      (select count(*) from order_imports) as files, (select sum(sequence) from activity_heads) as log,
      (select sum(next_ticket_number) from raffles) as numbers, (select count(*) from emails) as emails
  `.execute(api.db)
  return rows[0]
}

/** The second row is faulty, and the fourth too many. */
const mixed = (raffle: TestRaffle) => [
  rowOf(raffle, 'one', { donationCents: 250 }),
  rowOf(raffle, 'two', { type: 'gold', customer: { firstName: 'Ada', lastName: '' } }),
  rowOf(raffle, 'three', {}, 1),
  rowOf(raffle, 'four', {}, 1),
]
const refusedOfMixed = [
  [2, 'type', 'invalid'],
  [2, 'customer.lastName', 'invalid'],
  [4, undefined, 'package-sold-out'],
]

test('by valid only it enters what it can, without an email, and says of each other row why not', async () => {
  const raffle = await addRaffle(api, { packages })
  const answer = await imported(raffle, mixed(raffle))
  assert.deepEqual(
    answer.imported.map(({ row }) => row),
    [1, 3],
  )
  assert.deepEqual(
    answer.refused.map(({ row, field, code }) => [row, field, code]),
    refusedOfMixed,
  )
  assert.equal(answer.refused.at(-1)?.message, 'This package is sold out.')
  assert.deepEqual(await stored(raffle), {
    orders: 2,
    cents: 1500,
    donations: 250,
    tickets: 4,
    last: 4,
    emails: 0,
    told: 2,
  })
})

test('by all or nothing one refused row leaves everything as it was', async () => {
  const raffle = await addRaffle(api, { packages })
  const before = await traces()
  const fileHash = createHash('sha256').update('mixed').digest('hex')
  const answer = await imported(raffle, mixed(raffle), { mode: 'all-or-nothing', fileHash })
  assert.deepEqual(answer.imported, [])
  assert.deepEqual(
    answer.refused.map(({ row, field, code }) => [row, field, code]),
    refusedOfMixed,
  )
  assert.deepEqual(await traces(), before)
})

test('what a colleague sends again makes no twin, and another order under its key is refused', async () => {
  const raffle = await addRaffle(api, { packages })
  const rows = [rowOf(raffle, 'one'), rowOf(raffle, 'two')]
  const first = await imported(raffle, rows, { tells: true })
  assert.equal((await stored(raffle))?.emails, 2)
  const before = await traces()
  const repeated = await imported(raffle, rows, { tells: true }, colleague)
  assert.deepEqual(repeated, { imported: [], earlier: first.imported, refused: [] })
  const changed = [rowOf(raffle, 'one', { type: 'cash' }), rows[1] ?? {}]
  const again = await imported(raffle, changed, {}, colleague)
  assert.deepEqual(again.earlier, first.imported.slice(1))
  assert.deepEqual(
    again.refused.map(({ row, field, code }) => [row, field, code]),
    [[1, 'key', 'row-key-taken']],
  )
  assert.deepEqual(await traces(), before)
})

test('a part of a file is imported once, once something of it was', async () => {
  const raffle = await addRaffle(api, { packages })
  const fileHash = createHash('sha256').update(randomUUID()).digest('hex')
  await imported(raffle, [rowOf(raffle, 'faulty', { type: 'gold' })], { fileHash })
  await imported(raffle, [rowOf(raffle, 'one')], { fileHash })
  const same = { fileHash: fileHash.toUpperCase(), part: 1 }
  const again = await send(raffle, [rowOf(raffle, 'two')], same, colleague)
  assert.deepEqual([again.status, again.errors[0]?.code], [409, 'file-imported'])
  await imported(raffle, [rowOf(raffle, 'two')], { fileHash, part: 2 })
  assert.equal((await stored(raffle))?.orders, 2)
})

test('of another organization’s raffle it knows nothing; of one that has ended it enters nothing', async () => {
  const raffle = await addRaffle(api, { packages })
  const stranger = await api.signIn('account owner', 'ingrid.solberg@kettlebrook.example')
  assert.equal((await send(raffle, [rowOf(raffle, 'one')], {}, stranger)).status, 404)
  const now = api.now
  await endSales(raffle)
  const answer = await imported(raffle, [rowOf(raffle, 'one')])
  api.now = now
  assert.deepEqual([answer.imported, answer.refused[0]?.code], [[], 'sales-ended'])
})

test('imports of two raffles at once, of the same buyers in opposite order, wait for each other', async () => {
  const numbers = Array.from({ length: 12 }, (_, at) => at)
  const buyers = numbers.map(at => ({
    // Words that the finder has learned from `learned`, of other people.
    ...{ firstName: `Zoe${at}`, lastName: `Berube${at}`, postalCode: 'B3H 1A1' },
    ...{ email: `at-once-${at}@example.org`, phone: `902555${1000 + at}` },
  }))
  const learned = numbers.map(at => ({ firstName: `Berube${at}`, lastName: `Zoe${at}` }))
  const byEmail = buyers.map(({ phone, ...rest }) => rest)
  const byPhone = buyers.map(({ email, ...rest }) => rest)
  const twins = byEmail.map(({ email, ...rest }) => rest)
  const importOf = async (customers: readonly object[]) => {
    const raffle = await addRaffle(api, { packages })
    const rows = customers.map((customer, at) => rowOf(raffle, `${at}`, { customer }))
    return { raffle, begin: () => imported(raffle, rows) }
  }
  const pairs = []
  for (const [one, other] of [
    [learned, learned],
    [buyers, buyers],
    [byEmail, byPhone],
    [twins, twins],
  ])
    pairs.push([await importOf(one ?? []), await importOf(other?.toReversed() ?? [])])
  for (const pair of pairs) {
    const answers = await Promise.all(pair.map(({ begin }) => begin()))
    for (const answer of answers) assert.deepEqual(answer.refused, [])
  }
  for (const { raffle } of pairs.flat()) {
    const { orders, cents, tickets, last } = (await stored(raffle)) ?? {}
    assert.deepEqual([orders, cents, tickets, last], [12, 12_000, 36, 36])
    const detail = dataOf(RaffleDetailSchema, await raffle.get(rafflePaths.event(raffle.raffleId)))
    assert.deepEqual([detail.ticketsSold, detail.actualJackpotCents], [tickets, 6_000])
  }
  const { rows } = await sql`
    select distinct order_count::integer as orders, lifetime_cents::integer as cents
    from customer_figures join customers on customers.id = customer_id
    where email = any(${buyers.map(({ email }) => email)}::text[])
  `.execute(api.db)
  assert.deepEqual(rows, [{ orders: 4, cents: 4000 }])
})
