import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { seedOrganizations } from '../../demo/api/seed/organizations.ts'
import { inFull, samples } from '../support/full.ts'
import { startApi } from './support.ts'

// What the seed is like is asked of as many as a first start makes: fewer leave days without an order, by the hour at
// which this runs.
const orders = samples([300, 14_000]).at(-1)
const api = await startApi(orders ? { orders } : {})
after(() => api.close())
const { db } = api

async function one<Row>(query: string): Promise<Row> {
  const { rows } = await sql.raw<Row>(query).execute(db)
  return rows[0] as Row
}

for (const statement of [
  `update order_changes set comment = 'other'`,
  'delete from order_changes',
  'update tickets set last_number = last_number + 1',
  'delete from tickets',
  'update orders set amount_cents = 1',
  'update orders set created_at = now()',
  'delete from orders',
  'update donations set amount_cents = 1',
  'delete from donations',
]) {
  test(`the ledger refuses: ${statement}`, async () => {
    await assert.rejects(sql.raw(statement).execute(db), /never changed or deleted/)
  })
}

test('what a bank says of a payment is said of cards alone', async () => {
  const { failed, others } = await one<{ failed: number; others: number }>(`
    select count(*) as failed, count(*) filter (where type <> 'credit') as others
    from orders where status in ('FAILED', 'PENDING') or failure_reason is not null
  `)
  assert.ok(failed > 0)
  assert.equal(others, 0)
})

test('a ticket number is sold once', async () => {
  await assert.rejects(
    sql`
      insert into tickets (order_id, raffle_id, first_number, last_number)
      select order_id, raffle_id, last_number, last_number + 5 from tickets limit 1
    `.execute(db),
    /tickets_once/,
  )
})

test('a void changes the order and its donation, and burns its numbers', async () => {
  const order = await one<{ id: string }>(
    `select id from orders where status = 'ACTIVE' and donation_cents > 0 limit 1`,
  )
  await db.insertInto('orderChanges').values({ orderId: order.id, status: 'VOID' }).execute()
  const after = await one<{ status: string; donation: string; tickets: number; was: string }>(`
    select status, initial_status as was,
      (select status from donations where order_id = orders.id) as donation,
      (select count(*) from tickets where order_id = orders.id) as tickets
    from orders where id = '${order.id}'
  `)
  assert.deepEqual(after, { status: 'VOID', donation: 'VOID', tickets: 1, was: 'ACTIVE' })
})

test('the seed sells each number once, without gaps, from the first', async () => {
  const { wrong } = await one<{ wrong: number }>(`
    select count(*) as wrong from (
      select raffle_id, min(first_number) as low, max(last_number) as high,
        sum(last_number - first_number + 1) as sold
      from tickets group by raffle_id
    ) as sums join raffles on raffles.id = raffle_id
    where low <> starting_ticket_number or high - low + 1 <> sold
  `)
  assert.equal(wrong, 0)
})

test('the seed keeps to packages, inventories and dates', async () => {
  const { prices, capped, outside } = await one<Record<string, number>>(`
    select
      (select count(*) from orders join packages on packages.id = package_id
        where amount_cents <> price_cents or packages.raffle_id <> orders.raffle_id) as prices,
      (select count(*) from packages where inventory < (
        select count(*) from orders where package_id = packages.id and status = 'ACTIVE')) as capped,
      (select count(*) from orders join raffles on raffles.id = raffle_id
        where orders.created_at not between start_at and least(end_at, now())) as outside
  `)
  assert.deepEqual({ prices, capped, outside }, { prices: 0, capped: 0, outside: 0 })
})

inFull(
  'the seed has figures for today, yesterday and this week, and one organisation above a million',
  async () => {
    const day = await one<{ today: number; yesterday: number }>(`
    select count(*) filter (where created_at > now() - interval '1 day') as today,
      count(*) filter (where created_at > now() - interval '2 days') as yesterday
    from orders where organization_id = '${seedOrganizations.ternCove.id}'
  `)
    assert.ok(day.today > 0 && day.yesterday > day.today)
    const { cents } = await one<{ cents: number }>(`
    select sum(amount_cents) as cents from orders
    where status = 'ACTIVE' and organization_id = '${seedOrganizations.saltmarsh.id}'
  `)
    assert.ok(cents > 100_000_000)
  },
)

inFull('the seed mixes tenders, channels and outcomes as planned', async () => {
  const share = await one<Record<string, number>>(`
    select avg((status = 'FAILED')::int) as failed, avg((source is null)::int) as online,
      avg((donation_cents > 0)::int) as donating
    from orders where organization_id = '${seedOrganizations.ternCove.id}'
  `)
  const near = (found: number | undefined, wanted: number, by: number) =>
    assert.ok(Math.abs((found ?? 0) - wanted) < by, `${found} is not near ${wanted}`)
  near(share.failed, 0.05, 0.03)
  near(share.online, 0.72, 0.06)
  near(share.donating, 0.11, 0.05)
})

test('the seed has seven identical orders within four minutes', async () => {
  const { n, seconds } = await one<{ n: number; seconds: number }>(`
    select count(*) as n, extract(epoch from max(created_at) - min(created_at)) as seconds
    from orders where idempotency_key like 'seed-retry-%'
  `)
  assert.equal(n, 7)
  assert.ok(seconds < 240)
})
