/** What became of a charge that somebody asked for: the bank answers a moment later. */
import type { Desk } from '../desk.ts'
import { orderCalls } from '../orders/calls.ts'
import type { OrderRow } from '../orders/order-list.ts'
import { subscriptionCalls } from './calls.ts'
import type { ChargeResult } from './schedule.ts'
import type { Subscription } from './subscription.ts'

/** Looks, and milliseconds between them: who waits longer finds it in the drawer. */
const mostLooks = 20
const pauseMs = 500

export interface ChargeOutcome {
  result: ChargeResult
  /** That was made for it, paid or not; null: none was. */
  order: OrderRow | null
}

/** The order that a charge's result speaks of is the newest: others made none. */
export function orderOfCharge(
  result: Subscription['lastResult'],
  orders: readonly OrderRow[],
): OrderRow | null {
  return result === 'charged' || result === 'declined' ? (orders[0] ?? null) : null
}

/** Waits until the charge is over. @param before as it stood when it was asked for @returns null: it isn't yet */
export async function chargeOutcome(
  { http }: Pick<Desk, 'http'>,
  before: Pick<Subscription, 'id' | 'lastResultAt'>,
): Promise<ChargeOutcome | null> {
  const { id } = before
  for (let look = 1; look <= mostLooks; look += 1) {
    const {
      isCharging,
      lastResult: result,
      lastResultAt,
    } = await http.ask(subscriptionCalls.get, {
      params: { id },
    })
    if (!isCharging && result !== null && lastResultAt !== before.lastResultAt) {
      const query = { subscriptionId: id, pageSize: 1 }
      const { data } = await http.ask(orderCalls.list, { query })
      return { result, order: orderOfCharge(result, data) }
    }
    await new Promise(resolve => setTimeout(resolve, pauseMs))
  }
  return null
}
