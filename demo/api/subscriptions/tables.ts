import type { Generated } from 'kysely'
import type {
  Cadence,
  ChargeResult,
  SubscriptionStatus,
} from '../../../src/core/subscriptions/schedule.ts'
import type { OrderTable } from '../orders/tables.ts'

/** Days are `YYYY-MM-DD`, of the organisation's calendar. */
export interface SubscriptionTable {
  id: Generated<string>
  organizationId: string
  customerId: string
  /** The raffle that it stands in, or stood in last. */
  raffleId: string
  ticketCount: number
  priceCents: number
  cadence: Cadence
  status: SubscriptionStatus
  startedOn: string
  nextChargeOn: string | null
  /** When the bank, or a raffle, is looked for again. */
  tryOn: string | null
  /** The charge that the customer was told of. */
  noticedFor: Generated<string | null>
  skippedOn: Generated<string | null>
  /** Declined one after the other. */
  failures: Generated<number>
  lastResult: Generated<ChargeResult | null>
  lastResultAt: Generated<Date | null>
  /** The order that the bank was asked about, and hasn't answered. */
  chargingOrderId: Generated<string | null>
  cardBrand: OrderTable['cardBrand']
  cardEnding: string
  cancelledAt: Generated<Date | null>
  cancelReason: Generated<string | null>
  version: Generated<number>
  createdAt: Date
  changedAt: Generated<Date | null>
  changedBy: Generated<string | null>
}

export interface SubscriptionTables {
  subscriptions: SubscriptionTable
}
