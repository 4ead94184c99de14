/** What the product asks of a payment provider, whichever it is. */
import type { failureReasons } from '../../../src/core/orders/order.ts'
import type { RefundFailure } from '../../../src/core/orders/refund.ts'
import type { OrderTable } from '../orders/tables.ts'

interface Asked {
  /** The same thing asked for twice is done once, and answered alike. */
  idempotencyKey: string
  amountCents: number
  /** The card's last four digits. */
  cardEnding: string
}

export type RefundAnswer = { state: 'returned' } | { state: 'refused'; failure: RefundFailure }
export type ChargeFailure = (typeof failureReasons)[number]
export type Declined = { state: 'declined'; failure: ChargeFailure }
export type ChargeAnswer = { state: 'charged' } | Declined

export type CardBrand = OrderTable['cardBrand']

/** One card that pays for one purchase. */
interface AskedOfCard {
  /** Ours: all that is asked about this payment names it, and asking twice does it once. */
  reference: string
  /** Ends when nobody waits for the answer any more. */
  signal: AbortSignal
}

export interface Authorization extends AskedOfCard {
  /** Of its hosted fields, good for once. */
  token: string
  /** The organization that is paid. */
  account: string
  amountCents: number
  /** ISO 4217. */
  currency: string
}

export interface Capture extends AskedOfCard {
  /** At most what was authorized; the rest is released. */
  amountCents: number
  currency: string
  cardEnding: string
}

export type AuthorizationAnswer =
  | {
      state: 'authorized'
      cardBrand: CardBrand
      /** The card's last four digits. */
      cardEnding: string
    }
  | Declined
export type CaptureAnswer = { state: 'captured' } | Declined

/** Where its hosted card fields are, for a page of one origin. */
export interface CardFields {
  url: string
  /** Whose messages bring the token. */
  origin: string
}

export interface PaymentProvider {
  /** Gives money back to the card that paid. @throws where nobody knows whether it was done: ask again, by the same key */
  refund(asked: Asked): Promise<RefundAnswer>
  /** Takes money from a card that it knows. @throws where nobody knows whether it was done: ask again, by the same key */
  charge(asked: Asked): Promise<ChargeAnswer>
  /** Has the card's bank hold money. @throws as above: ask again, by the same reference */
  authorize(asked: Authorization): Promise<AuthorizationAnswer>
  /** Takes what is held, or some of it. @throws as above */
  capture(asked: Capture): Promise<CaptureAnswer>
  /** Lets go of what is held under a reference; of one that it doesn't know, that is all there is to do. @throws as above */
  release(asked: AskedOfCard): Promise<void>
  /**
   * @param page the origin of the page that shows the fields
   * @param account the organization that is paid
   */
  cardFields(page: string, account: string): CardFields
  /** Where its fields may be framed from: the origin of `cardFields`. */
  cardFieldsOrigin(page: string): string
  /** Its page on which a customer gives it another card for a subscription. */
  cardUrl(subscriptionId: string): string
}

/** How long a seller waits for a bank. */
const patienceMilliseconds = 10_000

/**
 * An answer that comes in time. @throws where none does: nobody knows whether it was done
 * @param pause waits so many milliseconds, or until its signal
 */
export async function inTime<Answer>(
  pause: (milliseconds: number, signal: AbortSignal) => Promise<unknown>,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const ended = new AbortController()
  const late = pause(patienceMilliseconds, ended.signal).then(() => {
    throw new Error('The payment provider gave no answer in time.')
  })
  late.catch(() => {})
  try {
    return await Promise.race([ask(ended.signal), late])
  } finally {
    ended.abort()
  }
}
