/** Tells the server how many orders wait on this device, so that no draw is held without them unseen. */
import type { Desk } from '../desk.ts'
import { outboxCalls } from './calls.ts'
import { heardServerTime } from './clock.ts'
import { mostWaiting } from './limits.ts'
import { isWaiting } from './states.ts'
import type { WaitingOrder } from './waiting-order.ts'

/** At most one in so much time. */
const restMs = 10_000

export interface Reporter {
  /** The server answers: it is told what waits, unless it knows. */
  tell(orders: readonly WaitingOrder[]): void
  stop(): void
}

/** @param organizationId whose orders are told of */
export function createReporter(
  { http }: Pick<Desk, 'http'>,
  { organizationId, deviceId }: { organizationId: string; deviceId: string },
  paceMs = restMs,
): Reporter {
  const stopped = new AbortController()
  /** What the server knows; of one that knows nothing, nothing waits. */
  let known = nothing
  let latest: readonly WaitingOrder[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  async function send() {
    timer = undefined
    const said = summaryOf(latest.filter(order => order.organizationId === organizationId))
    if (JSON.stringify(said) === known) return
    try {
      const body = { organizationId, deviceId, ...said }
      const options = { signal: stopped.signal, unseen: true }
      const { now } = await http.ask(outboxCalls.report, { body }, options)
      heardServerTime(now)
      known = JSON.stringify(said)
    } catch {
      // A draw's readiness does without; the next answer is the next occasion.
    }
  }

  return {
    tell(orders) {
      latest = orders
      if (stopped.signal.aborted || timer !== undefined) return
      timer = setTimeout(() => void send(), paceMs)
    },
    stop() {
      clearTimeout(timer)
      stopped.abort()
    },
  }
}

/** What the server is told of orders: numbers and raffles, nobody's name. */
export function summaryOf(orders: readonly WaitingOrder[]) {
  const waiting = orders.filter(isWaiting)
  const raffles = new Map<string, number>()
  for (const { purchase } of waiting)
    for (const eventId of new Set(purchase.lines.map(line => line.eventId)))
      raffles.set(eventId, (raffles.get(eventId) ?? 0) + 1)
  const oldest = Math.min(...waiting.map(({ takenAt }) => takenAt))
  return {
    waiting: Math.min(waiting.length, mostWaiting),
    waitingCents: waiting.reduce((sum, { totalCents }) => sum + totalCents, 0),
    oldestTakenAt: waiting.length === 0 ? null : new Date(oldest).toISOString(),
    raffles: [...raffles].map(([eventId, count]) => ({ eventId, waiting: count })),
  }
}

const nothing = JSON.stringify(summaryOf([]))
