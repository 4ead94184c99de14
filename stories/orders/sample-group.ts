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
