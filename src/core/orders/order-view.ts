/** One order as its page shows it. */
import { type RecordReading, recordViews } from '../record-view.ts'
import { orderCalls } from './calls.ts'
import type { OrderDetail } from './order-detail.ts'

export type OrderReading = RecordReading<OrderDetail>

export const orderViewOf = recordViews<OrderDetail>({
  read: ({ http }, id, signal) => http.ask(orderCalls.get, { params: { id } }, { signal }),
  // The raffle's end is the last that can happen to its tickets.
  isOver: ({ status, raffleStatus }) => status === 'FAILED' || raffleStatus === 'closed',
})
