/** Subscriptions as the list and the drawer show them. */
import type { Subscription } from '../../src/core/subscriptions/subscription.ts'
import type { SubscriptionRow } from '../../src/core/subscriptions/subscription-list.ts'
import { orderRows } from '../orders/sample-orders.ts'
import { fromNow } from '../raffles/sample-raffles.ts'

const id = (number: number) =>
  `5b5c2e${String(number).padStart(2, '0')}-0000-4000-8000-000000000000`

const base: SubscriptionRow = {
  id: id(1),
  status: 'active',
  customer: {
    id: '00000000-0000-4000-8000-00000000c001',
    name: 'Éva Tremblay',
    email: 'eva.tremblay@example.org',
  },
  eventId: '00000000-0000-4000-8000-000000000001',
  eventName: 'Harbour Lights 50/50',
  timeZone: 'America/Halifax',
  currency: 'CAD',
  ticketCount: 20,
  priceCents: 2_000,
  cadence: 'monthly',
  startedOn: '2025-09-30',
  nextChargeOn: '2026-12-30',
  lastResult: 'charged',
  lastResultAt: fromNow(-6),
  amountPaidCents: 28_000,
  cardBrand: 'VISA',
  cardEnding: '4242',
  version: 3,
}

export const failingRow: SubscriptionRow = {
  ...base,
  id: id(2),
  status: 'failing',
  customer: { ...base.customer, name: 'Nitap Sylliboy', email: 'nitap.s@example.org' },
  ticketCount: 3,
  priceCents: 1_000,
  nextChargeOn: '2026-11-05',
  lastResult: 'declined',
  amountPaidCents: 9_000,
  cardEnding: '0002',
}

export const subscriptionRows: readonly SubscriptionRow[] = [
  base,
  failingRow,
  {
    ...base,
    id: id(3),
    status: 'paused',
    customer: {
      ...base.customer,
      name: 'Harpreet Dhaliwal-Marchand de la Sablonnière',
      email: null,
    },
    cadence: 'quarterly',
    amountPaidCents: 6_000,
  },
  {
    ...base,
    id: id(4),
    status: 'cancelled',
    customer: { ...base.customer, name: 'Oksana Kowalchuk' },
    nextChargeOn: null,
    lastResult: 'no-raffle',
    amountPaidCents: 0,
  },
]

const changed = (before: object, after: object): Subscription['entries'][number] => ({
  id: '00000000-0000-4000-8000-000000008101',
  sequence: 31,
  eventId: null,
  subject: { type: 'subscription', id: base.id, name: null, prize: null },
  action: 'changed',
  actor: {
    id: '00000000-0000-4000-8000-000000009001',
    name: 'Marguerite Doucette',
    key: null,
  },
  at: fromNow(-3),
  before: before as Record<string, unknown>,
  after: after as Record<string, unknown>,
  comment: null,
  erased: false,
})

export function subscriptionOf(
  row: SubscriptionRow = base,
  more: Partial<Subscription> = {},
): Subscription {
  return {
    ...row,
    tryOn: row.status === 'active' ? row.nextChargeOn : null,
    isCharging: false,
    customerErased: false,
    skippedOn: null,
    target:
      row.status === 'failing'
        ? { eventId: row.eventId, eventName: row.eventName, drawAt: fromNow(30) }
        : null,
    cancelledAt: row.status === 'cancelled' ? fromNow(-20) : null,
    cancelReason: row.status === 'cancelled' ? 'Moved to another province.' : null,
    entries: [changed({ nextChargeOn: '2026-11-30' }, { nextChargeOn: '2026-12-30' })],
    ...more,
  }
}

export const skippedSubscription = subscriptionOf(base, { skippedOn: '2026-11-30' })

/** The newest one stands, one failed before it. */
export const subscriptionOrders = orderRows
  .slice(0, 2)
  .map(order => ({ ...order, subscriptionId: base.id }))
