/** 2,000 searches of the finder at a million orders and at 20,000, in turn: what it finds first, its totals, and its time. */
import * as v from 'valibot'
import { FoundOrdersSchema } from '../../../src/core/orders/find.ts'
import { findCalls } from '../../../src/core/orders/find-calls.ts'
import { organizationId, quantile, type Sized } from './products.ts'
import { type Asked, countNumbered, queriesOf } from './queries.ts'

const AnswerSchema = v.object({ data: FoundOrdersSchema })
const warmUp = 100

interface Tally {
  asked: number
  right: number
  times: number[]
}

export async function measureFinder(large: Sized, small: Sized, count: number): Promise<void> {
  const share = { one: count / 2, many: count / 2 }
  const [ofLarge, ofSmall] = [
    await queriesOf(large.db, organizationId, share),
    await queriesOf(small.db, organizationId, { one: share.one / 2, many: share.many / 2 }),
  ]
  for (let at = 0; at < warmUp; at += 1) {
    await find(large, ofLarge[at])
    await find(small, ofSmall[at % ofSmall.length])
  }
  const tallies = new Map<string, Tally>()
  const [timesOfLarge, timesOfSmall]: number[][] = [[], []]
  const wrong: string[] = []
  for (const [at, asked] of ofLarge.entries()) {
    const { answer, ms } = await find(large, asked)
    timesOfLarge?.push(ms)
    timesOfSmall?.push((await find(small, ofSmall[at % ofSmall.length])).ms)
    const tally = tallies.get(asked.kind) ?? { asked: 0, right: 0, times: [] }
    tallies.set(asked.kind, tally)
    tally.asked += 1
    tally.times.push(ms)
    const fault = await faultOf(large, asked, answer)
    if (fault === null) tally.right += 1
    else wrong.push(`${asked.kind}: ${asked.text}: ${fault}`)
  }
  for (const [kind, { asked, right, times }] of [...tallies].sort())
    console.log(
      `  ${kind.padEnd(32)} ${right} of ${asked} (${(right / asked).toFixed(3)}), p50 ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))}`,
    )
  for (const line of wrong.slice(0, 20)) console.log(`  not so: ${line}`)
  const [p95, p95OfSmall] = [quantile(timesOfLarge ?? [], 0.95), quantile(timesOfSmall ?? [], 0.95)]
  console.log(
    `the finder, ${ofLarge.length} searches: p50 ${ms(quantile(timesOfLarge ?? [], 0.5))}, p95 ${ms(p95)};`,
    `at 20,000 orders p50 ${ms(quantile(timesOfSmall ?? [], 0.5))}, p95 ${ms(p95OfSmall)}: ${(p95 / p95OfSmall).toFixed(2)} times`,
  )
}

const ms = (time: number) => `${time.toFixed(1)} ms`

async function find({ ask }: Sized, asked: Asked | undefined) {
  const query = new URLSearchParams({ organizationId, text: asked?.text ?? '' })
  const { json, ms } = await ask(`${findCalls.find.path}?${query}`)
  return { answer: v.parse(AnswerSchema, json).data, ms }
}

/** Null where it is as it should be: the order that was named among the first five, or five that match and all counted. */
async function faultOf(
  { db }: Sized,
  { orderId, total, digits, fits }: Asked,
  { found, total: answered }: v.InferOutput<typeof FoundOrdersSchema>,
): Promise<string | null> {
  const firstFive = found.slice(0, 5).map(({ order }) => order)
  if (orderId !== undefined) {
    if (firstFive.some(({ id }) => id === orderId)) return null
    return `not among the first five of ${answered}`
  }
  const all = total ?? (await countNumbered(db, organizationId, digits ?? ''))
  if (answered !== all) return `${answered} in all, ${all} by SQL`
  const strange = firstFive.find(order => !fits?.(order))
  if (strange) return `${strange.buyer.name} is none of them`
  return firstFive.length < Math.min(5, all) ? `only ${firstFive.length} shown of ${all}` : null
}
