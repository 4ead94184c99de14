/** Money that goes back to a buyer: a void takes tickets away, a refund gives money back (docs/domain.md, section 1). */
import * as v from 'valibot'
import { CentsSchema, IdSchema, InstantSchema, said } from '../fields/values.ts'
import type { Order } from './order.ts'

/** The commonest first. */
export const refundReasons = [
  'duplicate',
  'asked-for',
  'wrong-order',
  'not-eligible',
  'raffle-cancelled',
  'other',
] as const

/** Through the payment provider, to the card; or by hand, as cash or a cheque that staff give. */
export const refundWays = ['card', 'by-hand'] as const

/** The provider was asked; it went back; the provider said no. */
export const refundStates = ['under-way', 'returned', 'refused'] as const

/** Why a provider refuses. */
export const refundFailures = ['card-closed', 'refused'] as const
export type RefundFailure = (typeof refundFailures)[number]

export const RefundSchema = v.object({
  id: IdSchema,
  amountCents: CentsSchema,
  reason: v.picklist(refundReasons),
  comment: v.nullable(v.string()),
  way: v.picklist(refundWays),
  state: v.picklist(refundStates),
  failure: v.nullable(v.picklist(refundFailures)),
  requestedAt: InstantSchema,
  /** Null once they were erased, and where nobody is known. */
  requestedBy: v.nullable(v.string()),
  /** When it went back, or was refused. */
  settledAt: v.nullable(InstantSchema),
})
export type Refund = v.InferOutput<typeof RefundSchema>

export const NewRefundSchema = v.strictObject({
  amountCents: v.pipe(CentsSchema, v.minValue(1)),
  reason: v.picklist(refundReasons),
  comment: v.optional(said(1000)),
})
export type NewRefund = v.InferOutput<typeof NewRefundSchema>

/** What refunds depend on. */
export interface RefundFacts extends Pick<Order, 'status' | 'donationCents'> {
  /** The price of its package. */
  ticketsCents: number
  receivedCents: number
  refundedCents: number
  /** What of that was the tickets' money. */
  ticketsRefundedCents: number
  /** Of tickets that are void while the order stands. */
  voidedCents: number
}

/**
 * How much of an order's money may go back now. Of one that stands only the donation can, and what its void tickets cost:
 * the others were bought, and stay in the draw. What the provider hasn't answered counts as gone until it says no.
 */
export function refundableCents({
  status,
  receivedCents,
  refundedCents,
  ...order
}: RefundFacts): number {
  // Tickets that were void before a card was charged for the others were never paid.
  const kept = status === 'VOID' ? 0 : order.ticketsCents - order.voidedCents
  return Math.max(0, receivedCents - kept - refundedCents)
}

/** What is owed to the buyer of a void order, or of void tickets. */
export function owedCents(order: RefundFacts): number {
  return order.status === 'VOID' ? refundableCents(order) : ticketsOwedCents(order)
}

/** What of a refund is the tickets' money; the donation goes back after it. */
export function ofTicketsCents(amountCents: number, order: RefundFacts): number {
  return Math.min(amountCents, ticketsOwedCents(order))
}

/** What of an order's donation hasn't gone back. */
export function donationLeftCents(
  order: Pick<RefundFacts, 'donationCents' | 'refundedCents' | 'ticketsRefundedCents'>,
): number {
  const { donationCents, refundedCents, ticketsRefundedCents } = order
  return Math.max(0, donationCents - Math.max(0, refundedCents - ticketsRefundedCents))
}

function ticketsOwedCents(order: RefundFacts): number {
  const { status, receivedCents, donationCents, ticketsRefundedCents } = order
  const kept = status === 'VOID' ? 0 : order.ticketsCents - order.voidedCents
  return Math.max(0, receivedCents - donationCents - kept - ticketsRefundedCents)
}
