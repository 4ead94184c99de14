import type { OrderDetail } from '../../src/core/orders/order-detail.ts'
import { orderOf, usualOrder } from './sample-orders.ts'

/** A home lottery's ticket and its 50/50 add-on, bought at once. */
export const groupedOrder = orderOf(usualOrder, {
  group: {
    id: '00000000-0000-4000-8000-000000002001',
    name: null,
    active: true,
    version: 1,
    orders: [
      usualOrder,
      {
        ...usualOrder,
        id: '4f09c208-0000-4000-8000-000000000000',
        eventId: '00000000-0000-4000-8000-000000000002',
        eventName: 'Saltmarsh Dream Home 50/50 add-on',
        firstTicketNumber: 301,
        lastTicketNumber: 305,
      },
    ].map(({ id, eventId, eventName, currency, boughtAt, status, ...row }) => ({
      ...{ id, eventId, eventName, currency, boughtAt, status },
      firstTicketNumber: row.firstTicketNumber,
      lastTicketNumber: row.lastTicketNumber,
      voidNumbers: row.voidNumbers,
      amountPaidCents: row.amountPaidCents,
      voidedCents: row.voidedCents,
    })),
  },
})

/** Of an order that a seller entered. */
export const handEntry: NonNullable<OrderDetail['entry']> = {
  id: '00000000-0000-4000-8000-000000009001',
  totalCents: 5_000,
  givenCents: 6_000,
  documentNumber: null,
  bank: null,
  chequeDate: null,
  secondName: null,
  shipping: null,
  referral: null,
  reference: null,
  takenAt: null,
  receivedOn: null,
  depositId: null,
}

/** Of a cheque of a day to come. */
export const postDatedEntry = { ...handEntry, chequeDate: '2099-11-20' }
