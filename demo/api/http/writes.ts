import { randomInt } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { Refusal } from './refusal.ts'

/**
 * Writes in a transaction, queued with the other writes of the same lane: a raffle's id, or an organisation's for what
 * belongs to no raffle.
 *
 * @throws Refusal 503 `busy` when the queue is full, or doesn't move
 */
export type Write = <Result>(
  lane: string,
  work: (transaction: Transaction<Database>) => Promise<Result>,
) => Promise<Result>

export interface LaneOptions {
  /** Of a lane at a time; two transactions: one that holds the raffle's row, and the next one, ready. */
  width?: number
  /** How many more may wait, and for how long in milliseconds. */
  longest?: number
  patience?: number
}

interface Lane {
  running: number
  waiting: Set<() => void>
}

/**
 * In front of the writes of one raffle stands a queue of its own, so that those who wait for its row hold no connection
 * that others need. It only admits, in this process's memory: what is right, the database's locks decide.
 */
export function createWrites(db: Kysely<Database>, options: LaneOptions = {}): Write {
  const inTurn = createLanes(options)
  return (name, work) => inTurn(name, () => db.transaction().execute(work))
}

/** Queues by name, each with a width, a length and an end to patience. @throws Refusal 503 `busy`, of what it answers */
export function createLanes(options: LaneOptions) {
  const { width = 2, longest = 200, patience = 10_000 } = options
  const lanes = new Map<string, Lane>()

  async function enter(name: string): Promise<Lane> {
    const lane = lanes.get(name) ?? { running: 0, waiting: new Set() }
    lanes.set(name, lane)
    if (lane.running < width) {
      lane.running += 1
      return lane
    }
    if (lane.waiting.size >= longest) throw tooBusy()
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        lane.waiting.delete(admit)
        reject(tooBusy())
      }, patience)
      function admit() {
        clearTimeout(timer)
        resolve()
      }
      lane.waiting.add(admit)
    })
    return lane
  }

  /** Hands the place on to whoever waits longest. */
  function leave(name: string, lane: Lane): void {
    const [next] = lane.waiting
    if (next) {
      lane.waiting.delete(next)
      next()
      return
    }
    lane.running -= 1
    if (lane.running === 0) lanes.delete(name)
  }

  return async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const lane = await enter(name)
    try {
      return await work()
    } finally {
      leave(name, lane)
    }
  }
}

/** Nothing of it was done. */
export function tooBusy(): Refusal {
  return new Refusal(503, 'busy', secondsToWait())
}

/** Some sooner, some later: who was refused together shouldn't come back together. */
export function secondsToWait(): number {
  return randomInt(2, 6)
}
