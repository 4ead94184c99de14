/** When a waiting order is tried again, and which one is next. Pure. */
import type { StoredOrder } from './waiting-order.ts'

/** Of the first pause; each further one is twice as long, up to the longest. */
export const firstPauseMs = 1000
export const longestPauseMs = 60_000
/** A server that asks for a longer pause is asked again after this. */
const longestAskedMs = 15 * 60_000

export interface Paces {
  firstMs: number
  longestMs: number
}
export const usualPaces: Paces = { firstMs: firstPauseMs, longestMs: longestPauseMs }

/**
 * Milliseconds until the next try: at random up to 1, 2, 4 … 60 s ("full jitter"), so that devices that were cut off
 * together don't come back together; after the time that the server asked for, where it did.
 *
 * @param tries that failed in a row, the last one included
 */
export function pauseMs(
  tries: number,
  { firstMs, longestMs }: Paces = usualPaces,
  retryAfterMs = 0,
  random: () => number = Math.random,
): number {
  const most = Math.min(longestMs, firstMs * 2 ** Math.min(Math.max(tries, 1) - 1, 30))
  return Math.round(Math.min(retryAfterMs, longestAskedMs) + random() * most)
}

/** Whether a time has come; one that lies further ahead than any pause was set by a clock that was moved since. */
export function isDue(notBefore: number, now: number): boolean {
  return notBefore <= now || notBefore > now + longestAskedMs + longestPauseMs
}

type Queued = Pick<StoredOrder, 'key' | 'takenAt' | 'state'>

/**
 * Whose turn it is, of those that are due: the oldest, for near the end of what is sold whoever came first is served first.
 * Those that are `blamed` for the silence come last; where nobody knows yet whom to blame (`null`), what failed again and
 * again comes after all that haven't been tried.
 */
export function nextToSend<Order extends Queued>(
  orders: readonly Order[],
  now: number,
  blamed: ReadonlySet<string> | null,
): Order | undefined {
  const due = orders.flatMap(order =>
    order.state.kind === 'queued' && isDue(order.state.notBefore, now)
      ? [{ order, last: blamed ? Number(blamed.has(order.key)) : order.state.attempts }]
      : [],
  )
  due.sort(
    (one, other) =>
      one.last - other.last ||
      one.order.takenAt - other.order.takenAt ||
      (one.order.key < other.order.key ? -1 : 1),
  )
  return due[0]?.order
}

/** Epoch ms at which the first of them is due; null: none is queued. */
export function nextTurnAt(orders: readonly Queued[], now: number): number | null {
  const times = orders.flatMap(({ state }) =>
    state.kind === 'queued' ? [isDue(state.notBefore, now) ? now : state.notBefore] : [],
  )
  return times.length === 0 ? null : Math.min(...times)
}
