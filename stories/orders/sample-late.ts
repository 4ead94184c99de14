import type { OrderDetail } from '../../src/core/orders/order-detail.ts'
import { fromNow } from '../raffles/sample-raffles.ts'
import { usualOrder } from './sample-orders.ts'

/** Taken before the end of sales, on a device that had no network until the day after. */
export const lateOrder: OrderDetail = {
  ...usualOrder,
  marks: ['late-arrival'],
  source: 'walk_in',
  draws: usualOrder.draws.slice(1).map(draw => ({ ...draw, standing: 'late-arrival' })),
  messages: [],
  late: {
    takenAt: fromNow(-1.5),
    clockOffsetMs: -240_000,
    takesPart: false,
    countsFrom: fromNow(-1.5),
    listLocked: false,
  },
}
