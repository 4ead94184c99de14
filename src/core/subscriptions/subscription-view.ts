/** One subscription as its drawer shows it, and its orders. */
import { orderCalls } from '../orders/calls.ts'
import type { OrderRow } from '../orders/order-list.ts'
import { perDesk } from '../per-desk.ts'
import { type RecordReading, recordViews } from '../record-view.ts'
import { createResource, type ResourceStore } from '../resource.ts'
import { subscriptionCalls } from './calls.ts'
import { ordersPageSize, type Subscription } from './subscription.ts'

export type SubscriptionReading = RecordReading<Subscription>

export const subscriptionViewOf = recordViews<Subscription>({
  read: ({ http }, id, signal) => http.ask(subscriptionCalls.get, { params: { id } }, { signal }),
  isOver: ({ status, isCharging }) => status === 'cancelled' && !isCharging,
})

/** The newest orders of a subscription, and how many there are. */
export interface SubscriptionOrders {
  rows: readonly OrderRow[]
  total: number
}

const ordersOf = perDesk(() => new Map<string, ResourceStore<SubscriptionOrders>>())

/** Section 9: 52 at once. */
export const subscriptionOrdersOf = (
  desk: Parameters<typeof ordersOf>[0],
  subscriptionId: string,
): ResourceStore<SubscriptionOrders> => {
  const stores = ordersOf(desk)
  const known = stores.get(subscriptionId)
  if (known) return known
  const made = createResource<SubscriptionOrders>(desk, {
    isEmpty: ({ rows }) => rows.length === 0,
    async load({ signal }) {
      const organizationId = desk.$organization.get()?.id
      const query = { organizationId, subscriptionId, pageSize: ordersPageSize }
      const { data, paging } = await desk.http.ask(orderCalls.list, { query }, { signal })
      return { data: { rows: data, total: paging.total }, version: '' }
    },
  })
  stores.set(subscriptionId, made)
  return made
}
