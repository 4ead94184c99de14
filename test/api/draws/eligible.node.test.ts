/** What is counted while people wait, beside the list that a lock would read. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../demo/api/database/schema.ts'
import { type DrawContext, readDraws } from '../../../demo/api/raffles/draws/context.ts'
import {
  countEligible,
  countUnpaid,
  readEligible,
} from '../../../demo/api/raffles/draws/eligible.ts'
import { stubFigures } from '../../../demo/api/raffles/draws/stub-figures.ts'
import { stubsFrom } from '../../../demo/api/raffles/draws/stubs.ts'
import { inFull } from '../../support/full.ts'
import { addPrize, addRaffle, hour, openApi, sellMany, type TestRaffle } from './support.ts'

const api = await openApi()
after(() => api.close())

const { rows: raffles } = await sql<{ id: string }>`select id from raffles`.execute(api.db)
const draws = (await Promise.all(raffles.map(({ id }) => readDraws(api.db, id)))).flat()

/** Number by number, as the list that is locked has them. */
async function listed(draw: DrawContext): Promise<number> {
  const { ranges, out } = await readEligible(api.db, draw)
  const numbers = ranges.flatMap(({ firstNumber, lastNumber }) =>
    Array.from({ length: lastNumber - firstNumber + 1 }, (_, at) => firstNumber + at),
  )
  return numbers.filter(number => !out.has(number)).length
}

test('as many tickets are counted as a lock would list, for every draw and any cut-off', async () => {
  let tickets = 0
  for (const draw of draws) {
    const { rows } = await sql<{ at: Date }>`
      select created_at as at from orders where raffle_id = ${draw.raffleId}
      order by created_at offset (select count(*) / 3 from orders where raffle_id = ${draw.raffleId})
      limit 1
    `.execute(api.db)
    for (const cutoffAt of [draw.cutoffAt, rows[0]?.at ?? null, null]) {
      const expected = await listed({ ...draw, cutoffAt })
      assert.equal(await countEligible(api.db, { ...draw, cutoffAt }), expected, draw.raffleName)
      tickets += expected
    }
  }
  assert.ok(tickets > 10_000, `${tickets} tickets were counted`)
})

test('a cheque counts once it is cleared, a void order no more', async () => {
  const { rows } = await sql<{ raffleId: string; id: string }>`
    select orders.raffle_id, orders.id from orders
    where type = 'cheque' and status = 'ACTIVE'
      and not exists (select from cheque_clearings where order_id = orders.id) limit 1
  `.execute(api.db)
  const [cheque] = rows
  const draw = draws.find(({ raffleId, final }) => raffleId === cheque?.raffleId && final)
  assert.ok(cheque && draw)
  const open = { ...draw, cutoffAt: null }
  const before = [await countEligible(api.db, open), (await countUnpaid(api.db, open)).cheques]
  await api.db
    .insertInto('chequeClearings')
    .values({ orderId: cheque.id, clearedAt: api.now, clearedBy: null })
    .execute()
  const cleared = [await countEligible(api.db, open), (await countUnpaid(api.db, open)).cheques]
  assert.ok((cleared[0] ?? 0) > (before[0] ?? 0))
  assert.equal(cleared[1], (before[1] ?? 0) - 1)
  await api.db
    .insertInto('orderChanges')
    .values({ orderId: cheque.id, status: 'VOID', comment: null, changedBy: null })
    .execute()
  assert.equal(await countEligible(api.db, open), before[0])
  assert.equal(await countEligible(api.db, open), await listed(open))
})

test('a count reads no ticket, and of the orders only what is taken off', async () => {
  const raffle = await addRaffle(api)
  await sellMany(raffle, 2000)
  const [draw] = await readDraws(api.db, raffle.raffleId)
  assert.ok(draw)
  await sql`vacuum analyze orders`.execute(api.db)
  const read = await api.db.transaction().execute(async transaction => {
    await sql`set local enable_seqscan = off`.execute(transaction)
    // The connection has figures of its earlier queries, which it hands in once a second.
    const before = await rowsRead(transaction)
    assert.equal(await countEligible(transaction, draw), 2000)
    const since = await rowsRead(transaction)
    return { orders: since.orders - before.orders, tickets: since.tickets - before.tickets }
  })
  assert.equal(read.tickets, 0)
  assert.ok(read.orders < 20, `${read.orders} orders were read`)
})

/** Sold since the database last looked at its tables, as every raffle is on the evening of its draw. */
async function youngRaffle(orders: number): Promise<{ raffle: TestRaffle; draw: DrawContext }> {
  for (const table of ['orders', 'tickets', 'winners'])
    await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(api.db)
  const raffle = await addRaffle(api, { drawType: 'barrel', percent: null })
  const cutoffAt = new Date(api.now.getTime() + hour / 2).toISOString()
  const early = await addPrize(raffle, { cutoffAt, winnersStayIn: false, quantity: orders / 10 })
  await sellMany(raffle, orders)
  await sql`
    insert into winners (raffle_id, prize_id, draw_id, category, status, ticket_number, order_id,
      leaf_index, counter, attempt, entropy_sequence, picked_at)
    select raffle_id, ${early.id}, ${early.drawId}, 'prize', 'picked', first_number, order_id,
      first_number, first_number, 0, 0, ${api.now}
    from tickets where raffle_id = ${raffle.raffleId} and first_number <= ${orders / 10}
  `.execute(api.db)
  const draw = (await readDraws(api.db, raffle.raffleId)).find(({ final }) => final)
  assert.ok(draw)
  return { raffle, draw }
}

const readings: Record<string, (db: Kysely<Database>, draw: DrawContext) => Promise<unknown>> = {
  'the list that a lock fixes': readEligible,
  'the count of tickets': countEligible,
  'the figures of stubs': stubFigures,
  'a page of stubs': (db, draw) => stubsFrom(db, draw, { from: 0, pageSize: 100 }),
}

inFull(
  'of a raffle that the database knows no figures of, each ticket and order is read a few times, not each for each',
  async () => {
    const orders = 1500
    const { draw } = await youngRaffle(orders)
    assert.equal(await countEligible(api.db, draw), orders * 0.9)
    const excessive: string[] = []
    for (const [name, read] of Object.entries(readings)) {
      const rows = await api.db.transaction().execute(async transaction => {
        const before = await rowsRead(transaction)
        await read(transaction, draw)
        const since = await rowsRead(transaction)
        return since.orders - before.orders + since.tickets - before.tickets
      })
      if (rows > 6 * orders) excessive.push(`${name}: ${rows} rows for ${orders} orders`)
    }
    assert.deepEqual(excessive, [])
  },
)

async function rowsRead(db: Kysely<Database>): Promise<{ orders: number; tickets: number }> {
  const { rows } = await sql<{ name: string; rows: number }>`
    select relname as name, seq_tup_read + coalesce(idx_tup_fetch, 0) as rows
    from pg_stat_xact_user_tables where relname in ('orders', 'tickets')
  `.execute(db)
  const of = (name: string) => rows.find(row => row.name === name)?.rows ?? 0
  return { orders: of('orders'), tickets: of('tickets') }
}
