import type { Generated, Selectable } from 'kysely'
import type { CardBrand, ChargeFailure } from './provider.ts'

export interface CardPaymentTable {
  id: Generated<string>
  organizationId: string
  /** Of the purchase. */
  idempotencyKey: string
  tokenDigest: Buffer
  /** What the card was asked for: all of the purchase. */
  amountCents: number
  currency: string
  /**
   * `asked`: no order stands yet. `refused`: the card was declined before any did. `authorized`: its orders stand.
   * `capturing`: what it pays of each is fixed. `declined`: it was, though it had been authorized. `releasing` with a
   * `failure`: refused, and something may be held since it was asked before.
   */
  state:
    | 'asked'
    | 'refused'
    | 'authorized'
    | 'capturing'
    | 'captured'
    | 'declined'
    | 'releasing'
    | 'released'
  failure: Generated<ChargeFailure | null>
  cardBrand: Generated<CardBrand>
  cardEnding: Generated<string | null>
  /** What is taken of it. */
  capturedCents: Generated<number | null>
  tries: Generated<number>
  tryAt: Date | null
  askedAt: Date
  settledAt: Generated<Date | null>
}

/** A payment in somebody's hands, until `tryAt`: `tries` is their number, and whoever comes later has a higher one. */
export type TakenPayment = Selectable<CardPaymentTable>

/** What of an order its card pays. */
export interface CardShareTable {
  orderId: string
  cardPaymentId: string
  cents: number
}

export interface PaymentTables {
  cardPayments: CardPaymentTable
  cardShares: CardShareTable
}
