/** What the finder answers, on the orders of the list. */
import type { FoundOrder, FoundOrders } from '../../src/core/orders/find.ts'
import type { OrderRow } from '../../src/core/orders/order-list.ts'
import { orderOf, orderRows, voidRow } from './sample-orders.ts'

const found = (order: OrderRow | undefined, why: FoundOrder['why']): FoundOrder => {
  if (!order) throw new Error('The sample has no such order.')
  return { order, why, draws: orderOf(order).draws }
}

const [eva, nitap, oksana, jun] = orderRows

const overDraw: FoundOrder['draws'] = [
  {
    id: '00000000-0000-4000-8000-000000004109',
    prizes: ['Half of the pot'],
    drawAt: '2026-10-05T15:00:00.000Z',
    standing: 'was-in',
  },
]

/** Each for another reason; the last one's draw is over. */
export const foundOrders: FoundOrders = {
  found: [
    found(eva, [
      { typed: 'tremblai', reason: 'similar-name' },
      { typed: '10405', reason: 'ticket' },
    ]),
    found(nitap, [{ typed: 'nitap', reason: 'name' }]),
    found(oksana, [{ typed: '555-0131', reason: 'phone' }]),
    { ...found(jun, [{ typed: '0017', reason: 'card' }]), draws: overDraw },
    found(voidRow, [{ typed: 'harbour', reason: 'raffle' }]),
  ],
  total: 2310,
  unread: ['status:lost'],
}

/** All of one buyer's, by their whole address. */
export const foundOfBuyer: FoundOrders = {
  found: [eva, oksana, voidRow].map(order => ({
    ...found(order, [{ typed: 'eva.tremblay@example.org', reason: 'email' }]),
    order: { ...(order ?? voidRow), buyer: { ...(eva ?? voidRow).buyer } },
  })),
  total: 3,
  unread: [],
}

export const foundNone: FoundOrders = { found: [], total: 0, unread: [] }
