/**
 * The file of all orders, as a job makes it: when its first part stands, how far the server's memory grows, that it goes
 * on after a kill, that it can be cancelled, and its rows and cents beside SQL's.
 */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { createCsvReader } from '../../../src/core/format/csv-reader.ts'
import { jobCalls } from '../../../src/core/jobs/calls.ts'
import { isOver, type Job } from '../../../src/core/jobs/job.ts'
import { until } from '../../support/until.ts'
import { closeSized, organizationId, type Sized } from './products.ts'

const JobAnswer = v.object({ data: jobCalls.get.answer })
const TicketAnswer = v.object({ data: jobCalls.ticket.answer })
const mebibyte = 1024 ** 2
/** Of some 300,000 rows. */
const killAfter = 100_000

/** @param again the same product, once it was killed */
export async function measureExport(sized: Sized, again: () => Promise<Sized>): Promise<Sized> {
  // What a server has compiled and keeps ready isn't what an export takes.
  await cancelled(sized)
  const before = memoryOf(sized)
  const { id } = await begin(sized)
  let most = 0
  const from = performance.now()
  const watch = (of: Sized) => () => {
    most = Math.max(most, memoryOf(of))
  }
  const first = await written(sized, id, 1, watch(sized))
  const atKill = await written(sized, id, killAfter, watch(sized))
  console.log(
    `  first part after ${first.done} rows; memory grew by ${mebibytes(most - before)} until it was killed at ${atKill.done}`,
  )
  process.kill(sized.product.pid, 'SIGKILL')
  await closeSized(sized)
  const anew = await again()
  const fresh = memoryOf(anew)
  most = 0
  const job = await written(anew, id, Number.POSITIVE_INFINITY, watch(anew))
  const seconds = (performance.now() - from) / 1000
  console.log(
    `  ${job.state} with ${job.done} rows, ${seconds.toFixed(0)} s with the restart; memory grew by ${mebibytes(most - fresh)} from a cold start on`,
  )
  await compare(anew, id)
  return anew
}

/** Waits, part by part, until so many rows stand in the file, or the job is over. */
async function written(
  sized: Sized,
  id: string,
  rows: number,
  watch: () => void = () => {},
): Promise<Job> {
  let job = await read(sized, id)
  while (!isOver(job) && job.done < rows) {
    const { done } = job
    await until(async () => {
      job = await read(sized, id)
      watch()
      return isOver(job) || job.done > done
    }, 'a further part')
  }
  return job
}

const mebibytes = (bytes: number) => `${(bytes / mebibyte).toFixed(0)} MiB`

/** What the process holds of the machine's memory. */
function memoryOf({ product }: Sized): number {
  const status = readFileSync(`/proc/${product.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}

async function begin(sized: Sized): Promise<Job> {
  const body = { list: 'orders', query: { organizationId }, timeZone: 'America/Halifax' }
  return v.parse(JobAnswer, await send(sized, 'POST', jobCalls.exportList.path, body)).data
}

const pathOf = (id: string) => jobCalls.get.path.replace(':id', id)
const read = async (sized: Sized, id: string) =>
  v.parse(JobAnswer, await send(sized, 'GET', pathOf(id))).data

async function send({ product, token }: Sized, method: string, path: string, body?: object) {
  const answer = await fetch(product.url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
  return text === '' ? null : JSON.parse(text)
}

async function compare(sized: Sized, id: string): Promise<void> {
  const { url } = v.parse(TicketAnswer, await send(sized, 'POST', `${pathOf(id)}/ticket`)).data
  const { body } = await fetch(new URL(new URL(url).pathname, sized.product.url))
  const reader = createCsvReader()
  let [rows, cents, bytes, place] = [0, 0, 0, -1]
  const take = (found: ReturnType<typeof reader.push>): void => {
    for (const { cells } of found) {
      if (place === -1) place = cells.indexOf('Amount')
      else {
        rows += 1
        cents += Number(cells[place]?.replace('.', ''))
      }
    }
  }
  const decoder = new TextDecoder()
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    take(reader.push(decoder.decode(chunk, { stream: true })))
  }
  take(reader.end())
  const { rows: sums } = await sized.db.query<{ rows: string; cents: string }>(
    'select count(*) as rows, sum(amount_cents + donation_cents) as cents from orders where organization_id = $1',
    [organizationId],
  )
  const [sum] = sums
  const isSame = Number(sum?.rows) === rows && Number(sum?.cents) === cents
  console.log(
    `  ${mebibytes(bytes)}, ${rows} rows, ${cents} cents; by SQL ${sum?.rows}, ${sum?.cents}: ${isSame ? 'the same' : 'NOT THE SAME'}`,
  )
}

async function cancelled(sized: Sized): Promise<void> {
  const { id } = await begin(sized)
  await written(sized, id, 20_000)
  await send(sized, 'DELETE', pathOf(id))
  const { state, done } = await read(sized, id)
  console.log(`  cancelled: ${state} after ${done} rows`)
}
