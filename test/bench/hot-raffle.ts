/**
 * 200 buyers of one raffle, each ordering again as soon as it is answered, and beside them somebody of another
 * organization who reads a list: how much longer that takes them than alone. Machines differ: what counts is the ratio
 * within one run, to the quicker of the times before and after.
 */
import * as v from 'valibot'
import { demoPassword } from '../../demo/api/seed/people.ts'
import { RaffleDetailSchema } from '../../src/core/raffles/raffle-detail.ts'
import { RaffleRowSchema } from '../../src/core/raffles/raffle-row.ts'
import { paths, rafflePaths } from '../support/paths.ts'
import { startProduct } from '../support/product.ts'
import { signIn } from '../support/sign-in.ts'

const buyers = 200
const seconds = 15
const readings = 100

const product = await startProduct()
try {
  const { token } = await signIn(product.url)
  const other = await tokenOf('ingrid.solberg@kettlebrook.example')
  // The first ones open connections, and are compiled.
  await readAlone(other)
  const before = await readAlone(other)

  const counts = { entered: 0, refused: 0, failed: 0 }
  const order = await orderOf(token)
  const until = Date.now() + seconds * 1000
  const crowd = Array.from({ length: buyers }, (_, at) => buyOn(at, until))
  const beside: number[] = []
  while (Date.now() < until) beside.push(await readList(other))
  await Promise.all(crowd)
  const after = await readAlone(other)
  const alone = median(before) < median(after) ? before : after
  const ratio = median(beside) / median(alone)
  console.log(
    `a list of another organization: p50 ${median(before).toFixed(1)} ms before, ${median(after).toFixed(1)} after,`,
    `${median(beside).toFixed(1)} ms beside ${buyers} buyers of one raffle: ${ratio.toFixed(2)} times;`,
    `p95 ${quantile(alone, 0.95).toFixed(1)} and ${quantile(beside, 0.95).toFixed(1)} ms of ${beside.length};`,
    `${(counts.entered / seconds).toFixed(0)} orders a second, ${counts.refused} asked to come back, ${counts.failed} failed`,
  )

  async function buyOn(at: number, end: number): Promise<void> {
    while (Date.now() < end) {
      const answer = await post(rafflePaths.orders, token, order(at))
      await answer.text()
      if (answer.status === 201) counts.entered += 1
      else if (answer.status === 503) {
        counts.refused += 1
        const wait = Number(answer.headers.get('retry-after')) * 1000
        await new Promise(resolve => setTimeout(resolve, wait))
      } else counts.failed += 1
    }
  }
} finally {
  await product.close()
}

function post(path: string, token: string, body: object): Promise<Response> {
  return fetch(product.url + path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  })
}

async function get<S extends v.GenericSchema>(path: string, token: string, schema: S) {
  const answer = await fetch(product.url + path, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return v.parse(v.object({ data: schema }), await answer.json()).data as v.InferOutput<S>
}

async function readList(token: string): Promise<number> {
  const started = performance.now()
  await get(`${paths.events}?pageSize=20`, token, v.array(v.unknown()))
  return performance.now() - started
}

async function readAlone(token: string): Promise<number[]> {
  const times: number[] = []
  for (let reading = 0; reading < readings; reading += 1) times.push(await readList(token))
  return times
}

async function tokenOf(email: string): Promise<string> {
  const answer = await post(paths.session, '', { email, password: demoPassword })
  const schema = v.object({ data: v.object({ token: v.string() }) })
  return v.parse(schema, await answer.json()).data.token
}

/** Of a raffle that is on sale: an order for each buyer. */
async function orderOf(token: string): Promise<(at: number) => object> {
  const live = `${paths.events}?live=true&pageSize=1&sortBy=endDate`
  const [raffle] = await get(live, token, v.array(RaffleRowSchema))
  if (!raffle) throw new Error('Nothing is on sale')
  const { id, packages } = await get(rafflePaths.event(raffle.id), token, RaffleDetailSchema)
  const free = packages.find(({ inventory }) => inventory === null)
  return at => ({
    eventId: id,
    packageId: free?.id,
    type: 'cash',
    source: 'walk_in',
    customer: { firstName: 'Buyer', lastName: `Number ${at}`, email: `buyer-${at}@example.org` },
  })
}

function quantile(values: readonly number[], part: number): number {
  return [...values].sort((one, next) => one - next)[Math.floor(values.length * part)] ?? 0
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}
