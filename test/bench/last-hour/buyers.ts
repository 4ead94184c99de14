/**
 * Buyers of one raffle, so many a minute, whether or not they are answered (an open loop: who is slow is asked no less), in a
 * process of their own. Each order's time counts from the moment at which it was to be sent.
 */
import * as v from 'valibot'

const OrderedSchema = v.object({
  url: v.string(),
  path: v.string(),
  token: v.string(),
  body: v.looseObject({}),
  ordersPerMinute: v.number(),
  seconds: v.number(),
})
export type Ordered = v.InferOutput<typeof OrderedSchema>

/** What came of it, on standard output as JSON. */
export interface Bought {
  /** Milliseconds of each that was entered. */
  times: number[]
  /** By status, of those that weren't; 0: no answer. */
  refused: Record<string, number>
  /** The seconds, from 0, in which an order was to be sent that took longer than one. */
  late: number[]
  /** Of one core. */
  cpu: number
}

const ordered = v.parse(OrderedSchema, JSON.parse(process.argv[2] ?? ''))
const { url, path, token, body, ordersPerMinute, seconds } = ordered
const bought: Bought = { times: [], refused: {}, late: [], cpu: 0 }
const late = new Set<number>()
const count = Math.floor((ordersPerMinute * seconds) / 60)
const everyMs = 60_000 / ordersPerMinute
const from = performance.now()
const cpuFrom = process.cpuUsage()
const underWay: Promise<void>[] = []
for (let at = 0; at < count; at += 1) {
  const due = from + at * everyMs
  const wait = due - performance.now()
  if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
  underWay.push(buy(at, due))
}
await Promise.all(underWay)
bought.late = [...late].sort((one, next) => one - next)
const { user, system } = process.cpuUsage(cpuFrom)
bought.cpu = (user + system) / 1000 / (performance.now() - from)
process.stdout.write(JSON.stringify(bought))

async function buy(at: number, due: number): Promise<void> {
  const name = `Number ${at}`
  const email = `buyer-${at}@example.org`
  const status = await fetch(url + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ ...body, customer: { firstName: 'Buyer', lastName: name, email } }),
  }).then(
    async answer => {
      await answer.text()
      return answer.status
    },
    () => 0,
  )
  const took = performance.now() - due
  if (took > 1000) late.add(Math.floor((due - from) / 1000))
  if (status === 201) bought.times.push(took)
  else bought.refused[status] = (bought.refused[status] ?? 0) + 1
}
