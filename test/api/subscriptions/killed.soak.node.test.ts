/** Two servers charge at once, and are killed again and again amid it. */
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { startScript } from '../../database/support.ts'
import { until } from '../../support/until.ts'
import { addRaffle, openApi } from '../draws/support.ts'
import { subscribe } from './support.ts'

const count = 5000
const kills = 50

const api = await openApi()
after(() => api.close())
const script = fileURLToPath(new URL('./charge-process.ts', import.meta.url))

test(`${count} subscriptions through ${kills} kills of two servers: nobody is charged twice, and nobody is forgotten`, async () => {
  const raffle = await addRaffle(api, { organization: 'ternCove' })
  await sql`create table bank (key uuid primary key, cents bigint, asked integer default 1)`.execute(
    api.db,
  )
  const first = await subscribe({ api }, raffle)
  // Every tenth card is declined.
  await sql`
    insert into subscriptions (organization_id, customer_id, raffle_id, ticket_count, price_cents,
      cadence, status, started_on, next_charge_on, try_on, card_brand, card_ending, created_at)
    select organization_id, customer_id, raffle_id, ticket_count, price_cents, cadence, status,
      started_on, next_charge_on, try_on, card_brand,
      case when n % 10 = 0 then '0002' else card_ending end, created_at
    from subscriptions, generate_series(2, ${count}::integer) as n where id = ${first.id}
  `.execute(api.db)
  const due = async () => {
    const { rows } = await sql<{ left: number }>`
      select count(*) as left from subscriptions
      where raffle_id = ${raffle.raffleId} and last_result is null
    `.execute(api.db)
    return rows[0]?.left ?? 0
  }
  const both = () => [startScript([script, api.url]), startScript([script, api.url])]
  for (let killed = 0; killed < kills; killed += 1) {
    const servers = both()
    const [one] = servers
    const asked = randomInt(1, Math.floor(count / kills / 3))
    for (let time = 0; time < asked; time += 1) await one?.until('asked')
    for (const server of servers) {
      server.kill('SIGKILL')
      await new Promise(resolve => server.once('close', resolve))
    }
    assert.ok((await due()) > 0, 'killed amid it')
  }
  const last = both()
  for (let left = await due(); left > 0; left = await due())
    await until(async () => (await due()) < left, 'a further charge')
  for (const server of last) server.kill('SIGKILL')

  const declined = Math.floor(count / 10)
  const { rows } = await sql`
    select (select count(*) from bank) as keys,
      (select count(*) from bank join orders on orders.id = key and orders.amount_cents = cents)
        as known,
      (select count(distinct subscription_id) from orders where raffle_id = ${raffle.raffleId})
        as subscribers,
      (select count(*) from orders where raffle_id = ${raffle.raffleId}) as orders,
      (select count(*) from orders where raffle_id = ${raffle.raffleId} and status = 'FAILED')
        as failed,
      (select count(*) from tickets where raffle_id = ${raffle.raffleId}) as tickets,
      (select max(last_number) from tickets where raffle_id = ${raffle.raffleId}) as last_number,
      (select count(*) from emails join orders on orders.id = order_id
        where raffle_id = ${raffle.raffleId}) as emails,
      (select sum(sold_cents) from package_sales where raffle_id = ${raffle.raffleId}) as sold_cents
  `.execute(api.db)
  assert.deepEqual(rows, [
    {
      keys: count,
      known: count,
      subscribers: count,
      orders: count,
      failed: declined,
      tickets: count - declined,
      lastNumber: count - declined,
      emails: count - declined,
      soldCents: (count - declined) * first.priceCents,
    },
  ])
})
