/** Two servers take cards at once, and are killed again and again amid it. */
import assert from 'node:assert/strict'
import { randomInt, randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { orderEntryCalls } from '../../../src/core/order-entry/calls.ts'
import { startScript } from '../../database/support.ts'
import { until } from '../../support/until.ts'
import { addRaffle, openApi } from '../draws/support.ts'
import { lineOf } from '../order-entry/support.ts'
import { byCard, cardToken } from './support.ts'

const count = 1600
const kills = 40
const atOnce = 160

const api = await openApi()
after(() => api.close())
const script = fileURLToPath(new URL('./card-process.ts', import.meta.url))

test(`${count} purchases by card through ${kills} kills of two servers: money is taken once for what stands, and for nothing else`, async () => {
  const raffles = [await addRaffle(api), await addRaffle(api)] as const
  const [{ token }] = raffles
  await sql`
    create table bank (reference uuid primary key, held bigint, taken bigint,
      released boolean default false, wrong boolean default false)
  `.execute(api.db)

  const start = async () => {
    const server = startScript([script, api.url])
    const port = Number((await server.until('listens')).split(' ')[1])
    return { server, port, asked: server.until('asked').catch(() => '') }
  }
  const begun = [start(), start()]
  let servers = await Promise.all(begun)
  let isDone = false
  let killed = 0

  const killing = async () => {
    while (killed < kills && !isDone) {
      const at = randomInt(2)
      const victim = servers[at]
      if (!victim) return
      await victim.asked
      victim.server.kill('SIGKILL')
      killed += 1
      servers = servers.with(at, await start())
    }
  }

  /** Until it is answered; every fifth gives up after a while, and never asks again. */
  async function buy(number: number): Promise<number> {
    const ending = number % 10 === 3 ? '0341' : number % 10 === 7 ? '0002' : '4242'
    const lines = [lineOf(raffles[0], 2), lineOf(raffles[1])]
    const body = JSON.stringify(byCard(raffles, cardToken(ending), { lines, notDuplicate: true }))
    const key = randomUUID()
    for (let tries = 0; ; tries += 1) {
      if (number % 5 === 4 && tries === 1) return 0
      const { port } = servers[randomInt(2)] ?? { port: 0 }
      const answer = await fetch(`http://127.0.0.1:${port}${orderEntryCalls.enter.path}`, {
        method: 'POST',
        body,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
      }).catch(() => null)
      if (answer !== null && answer.status < 500) return answer.status
    }
  }

  const answers: number[] = []
  let next = 0
  const buyer = async () => {
    while (next < count) {
      next += 1
      answers.push(await buy(next))
    }
  }
  const killer = killing()
  await Promise.all(Array.from({ length: atOnce }, buyer))
  isDone = true
  for (const { server } of servers) server.kill('SIGKILL')
  await killer
  for (const { server } of servers) server.kill('SIGKILL')

  // The time is up of what nobody asked for again.
  await sql`update card_payments set try_at = now() where try_at is not null`.execute(api.db)
  const last = await start()
  const open = async () => {
    await sql`update card_payments set try_at = now() where try_at > now() + interval '2 seconds'`.execute(
      api.db,
    )
    const { rows } = await sql<{ left: number }>`
      select count(*) as left from card_payments where try_at is not null
    `.execute(api.db)
    return rows[0]?.left ?? 0
  }
  for (let left = await open(); left > 0; left = await open())
    await until(async () => (await open()) < left, 'a further answer of the bank')
  last.server.kill('SIGKILL')

  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from bank where wrong) as wrong,
      (select count(*) from bank where taken is not null and released) as both,
      (select count(*) from bank join card_payments on id = reference
        where (state = 'captured') <> (taken is not null)) as otherwise,
      (select count(*) from orders join card_payments as paid on paid.id = card_payment_id
        where (orders.status = 'ACTIVE') <> (paid.state = 'captured')) as unpaid,
      (select coalesce(sum(taken), 0) from bank)
        - (select coalesce(sum(sold_cents + donation_cents), 0) from orders
          where card_payment_id is not null and status = 'ACTIVE') as difference,
      (select count(*) from orders where card_payment_id is not null and status = 'ACTIVE')
        - 3 * (select count(*) from bank where taken is not null) as parts,
      (select count(*) from (
        select card_payment_id from orders where card_payment_id is not null
        group by 1 having count(*) <> 3
      ) as torn) as torn
  `.execute(api.db)
  assert.deepEqual(rows, [
    { wrong: 0, both: 0, otherwise: 0, unpaid: 0, difference: 0, parts: 0, torn: 0 },
  ])
  const { rows: states } = await sql<{ state: string; count: number }>`
    select state, count(*) as count from card_payments group by 1 order by 1
  `.execute(api.db)
  const of = (status: number) => answers.filter(answer => answer === status).length
  const told = [...new Set(answers)].sort().map(status => `${status || 'given up'} ${of(status)}`)
  const kept = states.map(({ state, count }) => `${state} ${count}`)
  console.log(`kills: ${killed}; answers: ${told.join(', ')}; payments: ${kept.join(', ')}`)
  assert.equal(answers.length, count)
  assert.ok(answers.filter(status => status === 201).length > count / 2)
})
