/** The unpaid orders that a draw waits for, as its readiness shows them. */
import type { Desk } from '../../desk.ts'
import { orderCalls } from '../../orders/calls.ts'
import type { UnpaidKind, UnpaidOrder } from '../../orders/unpaid-order.ts'
import { createResource, type ResourceStore } from '../../resource.ts'

export function createUnpaidOrders(
  desk: Desk,
  { drawId, kind }: { drawId: string; kind: UnpaidKind },
): ResourceStore<UnpaidOrder[]> {
  return createResource<UnpaidOrder[]>(desk, {
    isEmpty: orders => orders.length === 0,
    async load({ signal }) {
      const asked = { params: { id: drawId }, query: { kind } }
      const orders = await desk.http.ask(orderCalls.unpaid, asked, { signal })
      return { data: orders, version: '' }
    },
  })
}
