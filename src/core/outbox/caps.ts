/** How much a device has taken on that the server doesn't have, and whether it may take on more. Pure. */
import { deadlineMs, mostWaiting, mostWaitingCents } from './limits.ts'
import { isWaiting } from './states.ts'
import type { StoredOrder } from './waiting-order.ts'

export interface Load {
  /** Orders and cents, whoever took them. */
  waiting: number
  waitingCents: number
  /** Epoch ms: 24 hours after the oldest one that is to be sent; null: there is none. */
  deadline: number | null
}

type Counted = Pick<StoredOrder, 'state' | 'totalCents' | 'takenAt'>

export function loadOf(orders: readonly Counted[]): Load {
  const waiting = orders.filter(isWaiting)
  // A parked one was sent: a person sees to it, and the clock is no help.
  const unsent = waiting.filter(({ state }) => state.kind !== 'parked')
  const oldest = Math.min(...unsent.map(({ takenAt }) => takenAt))
  return {
    waiting: waiting.length,
    waitingCents: waiting.reduce((sum, { totalCents }) => sum + totalCents, 0),
    deadline: unsent.length === 0 ? null : oldest + deadlineMs,
  }
}

/**
 * Why a device takes on no further order while it is offline; null: it may.
 *
 * @param cents of the further order; 0: of any
 */
export function againstMore(
  { waiting, waitingCents, deadline }: Load,
  now: number,
  cents = 0,
): 'orders' | 'cents' | 'deadline' | null {
  if (deadline !== null && now >= deadline) return 'deadline'
  if (waiting >= mostWaiting) return 'orders'
  const comesTo = waitingCents + cents
  return comesTo > mostWaitingCents || (cents === 0 && comesTo >= mostWaitingCents) ? 'cents' : null
}
