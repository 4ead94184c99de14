/**
 * `npm run bench -- --last-hour [--rate 6000] [--seconds 600] [--readers 200] [--of COMMIT]`: the last hour of a raffle,
 * replayed: so many orders a minute of one raffle, with readers of its pot beside them, on one machine. Then what SQL says:
 * numbers without hole or twin, and each second's pot between the sums before and after it was read.
 */
import { execFile } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import * as v from 'valibot'
import { RaffleDetailSchema } from '../../src/core/raffles/raffle-detail.ts'
import { RaffleRowSchema } from '../../src/core/raffles/raffle-row.ts'
import { liveMs } from '../../src/core/resource.ts'
import { paths, rafflePaths } from '../support/paths.ts'
import { type Product, startProduct } from '../support/product.ts'
import { copyCommit } from '../support/project-copy.ts'
import { signIn } from '../support/sign-in.ts'
import type { Bought, Ordered } from './last-hour/buyers.ts'

const after = (option: string) => {
  const at = process.argv.indexOf(option)
  return at === -1 ? undefined : process.argv[at + 1]
}
const ordersPerMinute = Number(after('--rate') ?? 6000)
const seconds = Number(after('--seconds') ?? 600)
const readers = Number(after('--readers') ?? 200)
const commit = after('--of')
const DetailSchema = v.object({ data: RaffleDetailSchema })

const copy = commit === undefined ? null : copyCommit(commit)
const product = await startProduct({ folder: copy?.folder })
const pool = new pg.Pool({ connectionString: product.databaseUrl, max: 2 })
try {
  await replay(product)
} finally {
  await pool.end()
  await product.close()
  copy?.remove()
}

async function replay({ url }: Product): Promise<void> {
  const { token } = await signIn(url)
  const { id, body } = await onSale(url, token)
  const path = rafflePaths.event(id)
  const first = await numbersOf(id)
  const until = Date.now() + seconds * 1000
  const reading = Array.from({ length: readers }, (_, at) =>
    readOn(url + path, { token, at, until }),
  )
  const sampling = sample(url + path, { token, id, until })
  const { times, refused, cpu } = await buyersOf({
    url,
    path: rafflePaths.orders,
    token,
    body,
    ordersPerMinute,
    seconds,
  })
  const reads = (await Promise.all(reading)).flat()
  const { samples, wrong } = await sampling
  const last = await numbersOf(id)
  const at = (part: number, of = times) => `${quantile(of, part).toFixed(0)} ms`
  console.log(
    `${commit ?? 'here'}: ${ordersPerMinute} orders a minute for ${seconds} s: ${times.length} entered, p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)};`,
    `refused ${JSON.stringify(refused)}; buyers took ${((cpu / cpus().length) * 100).toFixed(0)} % of ${cpus().length} cores`,
  )
  console.log(
    `  ${readers} readers of the pot: ${reads.length} times, p50 ${at(0.5, reads)}, p99 ${at(0.99, reads)}; ${samples} samples of the pot, ${wrong} wrong`,
  )
  const grown = last.next - first.next
  const isWhole = last.holes === 0 && last.twins === 0 && last.tickets - first.tickets === grown
  console.log(
    `  ${grown} numbers given: ${isWhole ? 'no hole, no twin' : `WRONG: ${JSON.stringify({ first, last })}`}; ${last.orders - first.orders} orders by SQL`,
  )
}

async function buyersOf(ordered: Ordered): Promise<Bought> {
  const script = fileURLToPath(new URL('last-hour/buyers.ts', import.meta.url))
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
async function readOn(url: string, { token, at, until }: Reading & { at: number }) {
  const times: number[] = []
  let next = Date.now() + (liveMs * at) / readers
  while (next < until) {
    await new Promise(resolve => setTimeout(resolve, Math.max(0, next - Date.now())))
    const from = performance.now()
    await get(url, token)
    times.push(performance.now() - from)
    next += liveMs
  }
  return times
}

async function sample(url: string, { token, id, until }: Reading & { id: string }) {
  let samples = 0
  let wrong = 0
  for (let next = Date.now(); next < until; next += 1000) {
    await new Promise(resolve => setTimeout(resolve, Math.max(0, next - Date.now())))
    const before = await salesOf(id)
    const pot = await readPot(url, token)
    const later = await salesOf(id)
    samples += 1
    if (pot < before || pot > later) wrong += 1
  }
  return { samples, wrong }
}

async function salesOf(raffleId: string): Promise<number> {
  const { rows } = await pool.query<{ cents: string }>(
    `select coalesce(sum(sold_cents), 0) as cents from orders where raffle_id = $1 and status = 'ACTIVE'`,
    [raffleId],
  )
  return Number(rows[0]?.cents)
}

async function numbersOf(raffleId: string) {
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

function quantile(values: readonly number[], part: number): number {
  return [...values].sort((one, next) => one - next)[Math.floor(values.length * part)] ?? 0
}
