/** A raffle's last hour once: so many orders a minute, readers of its pot beside them, and what SQL says of it afterwards. */
import { execFile } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type pg from 'pg'
import * as v from 'valibot'
import { RaffleDetailSchema } from '../../../src/core/raffles/raffle-detail.ts'
import { RaffleRowSchema } from '../../../src/core/raffles/raffle-row.ts'
import { liveMs } from '../../../src/core/resource.ts'
import { paths, rafflePaths } from '../../support/paths.ts'
import { signIn } from '../../support/sign-in.ts'
import type { Bought, Ordered } from './buyers.ts'

export interface Night {
  url: string
  /** Of the database, past any line that is made longer. */
  pool: pg.Pool
  ordersPerMinute: number
  seconds: number
  readers: number
}

export interface Replayed extends Bought {
  reads: number[]
  samples: number
  /** Samples of the pot that weren't between SQL's sums before and after it. */
  wrong: number
  numbersGiven: number
  /** No hole in the numbers, and no twin. */
  isWhole: boolean
  orders: number
}

const DetailSchema = v.object({ data: RaffleDetailSchema })

/** Orders that aren't counted, so that a process that was just started isn't measured at its first steps. */
export async function warmUp(night: Night): Promise<void> {
  for (const part of [0.25, 0.5, 1]) {
    const ordersPerMinute = Math.min(night.ordersPerMinute, 6000) * part
    await replay({ ...night, ordersPerMinute, seconds: 10 })
  }
}

export async function replay(night: Night): Promise<Replayed> {
  const { url, pool, ordersPerMinute, seconds } = night
  const { token } = await signIn(url)
  const { id, body } = await onSale(url, token)
  const path = rafflePaths.event(id)
  const first = await numbersOf(pool, id)
  const until = Date.now() + seconds * 1000
  const reading = Array.from({ length: night.readers }, (_, at) =>
    readOn(url + path, { token, wait: (liveMs * at) / night.readers, until }),
  )
  const sampling = sample(url + path, { token, until, pool, id })
  const ordered = { url, path: rafflePaths.orders, token, body, ordersPerMinute, seconds }
  const bought = await buyersOf(ordered)
  const reads = (await Promise.all(reading)).flat()
  const { samples, wrong } = await sampling
  const last = await numbersOf(pool, id)
  const numbersGiven = last.next - first.next
  const isWhole =
    last.holes === 0 && last.twins === 0 && last.tickets - first.tickets === numbersGiven
  const orders = last.orders - first.orders
  return { ...bought, reads, samples, wrong, numbersGiven, isWhole, orders }
}

/** What came of it, in three lines. */
export function inWords(night: Night, replayed: Replayed): string {
  const { times, reads, refused, cpu, samples, wrong, late } = replayed
  const at = (part: number, of = times) => `${quantile(of, part).toFixed(0)} ms`
  const share = ((cpu / cpus().length) * 100).toFixed(0)
  return [
    `${night.ordersPerMinute} orders a minute for ${night.seconds} s: ${times.length} entered, p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)};`,
    `refused ${JSON.stringify(refused)}; buyers took ${share} % of ${cpus().length} cores\n `,
    `seconds with an order that took over one: ${late.join(' ') || 'none'}\n `,
    `${night.readers} readers of the pot: ${reads.length} times, p50 ${at(0.5, reads)}, p99 ${at(0.99, reads)}; ${samples} samples of the pot, ${wrong} wrong\n `,
    `${replayed.numbersGiven} numbers given: ${replayed.isWhole ? 'no hole, no twin' : 'WRONG'}; ${replayed.orders} orders by SQL`,
  ].join(' ')
}

async function buyersOf(ordered: Ordered): Promise<Bought> {
  const script = fileURLToPath(new URL('buyers.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', script, JSON.stringify(ordered)],
    { maxBuffer: 1e9 },
  )
  return JSON.parse(stdout)
}

async function get(url: string, token: string): Promise<unknown> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const json = await answer.json()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return json
}

async function readPot(url: string, token: string): Promise<number> {
  return v.parse(DetailSchema, await get(url, token)).data.jackpot?.salesCents ?? 0
}

interface Reading {
  token: string
  /** Epoch ms. */
  until: number
}

/** As a page does that shows the pot, until the end. */
async function readOn(url: string, { token, wait, until }: Reading & { wait: number }) {
  const times: number[] = []
  let next = Date.now() + wait
  while (next < until) {
    await new Promise(resolve => setTimeout(resolve, Math.max(0, next - Date.now())))
    const from = performance.now()
    await get(url, token)
    times.push(performance.now() - from)
    next += liveMs
  }
  return times
}

async function sample(
  url: string,
  { token, until, pool, id }: Reading & { pool: pg.Pool; id: string },
) {
  let samples = 0
  let wrong = 0
  for (let next = Date.now(); next < until; next += 1000) {
    await new Promise(resolve => setTimeout(resolve, Math.max(0, next - Date.now())))
    const before = await salesOf(pool, id)
    const pot = await readPot(url, token)
    const later = await salesOf(pool, id)
    samples += 1
    if (pot < before || pot > later) wrong += 1
  }
  return { samples, wrong }
}

async function salesOf(pool: pg.Pool, raffleId: string): Promise<number> {
  const { rows } = await pool.query<{ cents: string }>(
    `select coalesce(sum(sold_cents), 0) as cents from orders where raffle_id = $1 and status = 'ACTIVE'`,
    [raffleId],
  )
  return Number(rows[0]?.cents)
}

async function numbersOf(pool: pg.Pool, raffleId: string) {
  const { rows } = await pool.query<Record<string, string>>(
    `select next_ticket_number as next, (select count(*) from orders where raffle_id = $1) as orders,
      coalesce(sum(last_number - first_number + 1), 0) as tickets,
      count(*) filter (where first_number > before + 1) as holes,
      count(*) filter (where first_number <= before) as twins
    from raffles left join (
      select *, lag(last_number) over (order by first_number) as before from tickets where raffle_id = $1
    ) as given on true where raffles.id = $1 group by raffles.id`,
    [raffleId],
  )
  const of = (name: string) => Number(rows[0]?.[name])
  return {
    next: of('next'),
    orders: of('orders'),
    tickets: of('tickets'),
    holes: of('holes'),
    twins: of('twins'),
  }
}

/** A raffle that is on sale, and an order of a package that never sells out. */
async function onSale(url: string, token: string) {
  const RowsSchema = v.object({ data: v.array(RaffleRowSchema) })
  const path = `${paths.events}?live=true&pageSize=1&sortBy=endDate`
  const [raffle] = v.parse(RowsSchema, await get(url + path, token)).data
  if (!raffle) throw new Error('Nothing is on sale')
  const detail = v.parse(DetailSchema, await get(url + rafflePaths.event(raffle.id), token)).data
  const free = detail.packages.find(({ inventory }) => inventory === null)
  const body = { eventId: raffle.id, packageId: free?.id, type: 'cash', source: 'walk_in' }
  return { id: raffle.id, body }
}

export function quantile(values: readonly number[], part: number): number {
  return [...values].sort((one, next) => one - next)[Math.floor(values.length * part)] ?? 0
}
