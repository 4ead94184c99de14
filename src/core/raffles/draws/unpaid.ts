/** The unpaid orders that a draw waits for, as its readiness shows them; cheques are recorded as cleared here. */
import * as v from 'valibot'
import type { Desk } from '../../desk.ts'
import type { Http } from '../../http.ts'
import { type UnpaidKind, type UnpaidOrder, UnpaidOrderSchema } from '../../orders/unpaid-order.ts'
import { createResource, type ResourceStore } from '../../resource.ts'
import { rafflePaths } from '../raffle-paths.ts'

export function createUnpaidOrders(
  desk: Desk,
  { drawId, kind }: { drawId: string; kind: UnpaidKind },
): ResourceStore<UnpaidOrder[]> {
  return createResource<UnpaidOrder[]>(desk, {
    isEmpty: orders => orders.length === 0,
    async load({ signal }) {
      const query = { kind }
      const path = rafflePaths.drawUnpaidOrders(drawId)
      const orders = await desk.http.get(path, v.array(UnpaidOrderSchema), { query, signal })
      return { data: orders, version: '' }
    },
  })
}

/**
 * Records that the bank paid these cheques.
 *
 * @param attempt the idempotency key: the same one for a repeat after a lost answer
 */
export async function clearCheques(
  http: Http,
  body: { eventId: string; orderIds: readonly string[] },
  attempt: string,
): Promise<void> {
  await http.post(rafflePaths.clearCheques, v.unknown(), { body, idempotencyKey: attempt })
}
