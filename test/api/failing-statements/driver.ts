/** A database that fails at one statement of a request: the driver refuses it, or its connection ends before or after it. */
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/**
 * `refused`: the server answers with an error; `cut before`: the connection ends, and it never arrives; `cut after`: it is
 * done, and its answer is lost with the connection; `gone`: from it on every connection ends, those for the rest included.
 */
export const ways = ['refused', 'cut before', 'cut after', 'gone'] as const
export type Way = (typeof ways)[number]

interface Failing {
  /** Counted from 1. */
  at: number
  way: Way
  asked: number
  failed: boolean
}

const request = new AsyncLocalStorage<Failing>()

/** A job goes on after the answer, whoever began it: what comes of its own failures, test/api/jobs tries. */
const isOfJobs = (client: pg.Client) =>
  (client as unknown as { connectionParameters: { application_name: string } }).connectionParameters
    .application_name === 'raffle-desk jobs'

type Query = (...asked: unknown[]) => Promise<unknown> | undefined
const { prototype } = pg.Client as unknown as { prototype: { query: Query } }
const { query } = prototype

/** An error of the class of a full disk: what no part of the product waits for. */
const refusal = `do $$ begin raise exception 'no room' using errcode = 'disk_full'; end $$`

prototype.query = function (this: pg.Client, ...asked) {
  const failing = request.getStore()
  if (!failing || isOfJobs(this)) return query.apply(this, asked)
  failing.asked += 1
  const isIt = failing.asked === failing.at
  if (!isIt && !(failing.failed && failing.way === 'gone')) return query.apply(this, asked)
  failing.failed = true
  if (asked.some(each => typeof each === 'function'))
    throw new Error('A statement with a callback: its failure has to be made another way.')
  const { way } = failing
  if (way === 'refused') return query.call(this, refusal)
  const { stream } = (this as unknown as { connection: { stream: { destroy(): void } } }).connection
  if (way === 'cut after')
    return query.apply(this, asked)?.then(() => {
      stream.destroy()
      throw new Error('Connection terminated unexpectedly')
    })
  stream.destroy()
  return query.apply(this, asked)
}

/** @returns what came of the work, and whether it had so many statements */
export async function failingAt<Result>(
  { at, way }: Pick<Failing, 'at' | 'way'>,
  work: () => Promise<Result>,
): Promise<{ result: Result; failed: boolean }> {
  const failing: Failing = { at, way, asked: 0, failed: false }
  const result = await request.run(failing, work)
  return { result, failed: failing.failed }
}
