/** Queues in front of what is done a few at a time, and what whoever finds one full is told. */
import { randomInt } from 'node:crypto'
import { Refusal } from './refusal.ts'

export interface LaneOptions {
  /** At a time; of a raffle's writes two: one that holds its row, and the next one, ready. */
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
 * Queues by name: of each so many are done at a time, and so many wait, for so long. What they do, they answer.
 *
 * @returns does something in the queue of a name. It throws Refusal 503 `busy` where that is full, or doesn’t move
 */
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
