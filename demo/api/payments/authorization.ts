/**
 * Cards of purchases that staff enter: asked before any transaction, kept with the orders in theirs, charged afterwards.
 * Until the provider's part stands, every card is refused.
 */
import type { Transaction } from 'kysely'
import type { cardBrands } from '../../../src/core/orders/order.ts'
import type { ApiContext } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'

export interface CardAsked {
  organizationId: string
  /** Of the provider's hosted fields, good for once. */
  token: string
  /** Of the whole purchase. */
  amountCents: number
  /** ISO 4217. */
  currency: string
  /** The purchase's own: asked again by it, the same card is authorized once. */
  idempotencyKey: string
}

/** The provider keeps this much of the card for the purchase. */
export interface Authorized {
  state: 'authorized'
  /** The provider's own name of it. */
  reference: string
  amountCents: number
  cardBrand: (typeof cardBrands)[number] | null
  /** Its last four digits. */
  cardEnding: string | null
}

/** Asks within a time limit, outside of any transaction. */
export async function authorizeCard(
  _api: ApiContext,
  _asked: CardAsked,
): Promise<Authorized | { state: 'refused'; refusal: Refusal }> {
  return {
    state: 'refused',
    refusal: new Refusal(422, [{ code: 'cards-not-taken', field: 'tender.type' }]),
  }
}

/** Keeps it in the transaction of its orders. @returns the id that each of them names as `card_payment_id` */
export async function keepAuthorization(
  _transaction: Transaction<Database>,
  _authorized: Authorized,
  _kept: { entryId: string; at: Date },
): Promise<string> {
  throw new Error('No card is authorized')
}

/** No order came of it: the card is let go. */
export async function releaseCard(_api: ApiContext, _authorized: Authorized): Promise<void> {}
