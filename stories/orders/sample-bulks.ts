/** Bulks of orders: looked at, under way, over. */
import type { BulkJob, BulkLook } from '../../src/core/orders/bulk.ts'
import type { OrderRow } from '../../src/core/orders/order-list.ts'
import { fromNow } from '../raffles/sample-raffles.ts'
import { failedRow, orderRows, voidRow } from './sample-orders.ts'

export const bulkId = '4f09c2b0-0000-4000-8000-000000000000'

export const bulkLook: BulkLook = {
  id: bulkId,
  action: 'void',
  count: 1_248,
  ticketCount: 14_020,
  amountCents: 1_872_000,
  currency: 'CAD',
  leftOut: [
    { reason: 'already-void', count: 14, orderIds: [voidRow.id] },
    { reason: 'order-failed', count: 1, orderIds: [failedRow.id] },
  ],
  noted: [],
  pots: [
    {
      eventId: voidRow.eventId,
      eventName: 'Harbour Lights 50/50',
      nowCents: 2_431_500,
      afterCents: 1_495_500,
      by: 'sales',
    },
  ],
  owed: [
    { type: 'credit', amountCents: 1_640_000 },
    { type: 'cash', amountCents: 232_000 },
  ],
  comment: null,
  reason: null,
  tells: false,
}

/** Nothing of it is done yet. */
export const waitingBulk: BulkJob = {
  id: bulkId,
  action: 'void',
  state: 'waiting',
  done: 0,
  total: null,
  startedAt: null,
  failedCount: 0,
  leftOutCount: 15,
  failures: [],
  message: null,
}

export const runningBulk: BulkJob = {
  ...waitingBulk,
  state: 'running',
  done: 350,
  total: 1_248,
  startedAt: fromNow(-1 / 1_440),
}

/** Two of its orders were changed meanwhile. */
export const finishedBulk: BulkJob = {
  ...runningBulk,
  state: 'finished',
  done: 1_248,
  failedCount: 2,
  failures: [voidRow, failedRow].map(({ id }) => ({
    id,
    label: id.slice(0, 6).toUpperCase(),
    message: 'This order was changed since it was looked at.',
  })),
}

/** One buyer's browser tried again and again. */
export const retries: readonly OrderRow[] = orderRows.slice(0, 1).flatMap(row =>
  Array.from({ length: 7 }, (_, at) => ({
    ...row,
    id: row.id.replace(/^4f09c2/, `4f09c${at}`),
    boughtAt: fromNow(-1 + at / 2_000),
    firstTicketNumber: 10_401 + at * 20,
    lastTicketNumber: 10_420 + at * 20,
  })),
)
