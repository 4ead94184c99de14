/** An order as it is entered by staff. */
import * as v from 'valibot'
import { CentsSchema, CountSchema, IdSchema, InstantSchema } from '../fields/values.ts'
import { isOneLine } from '../format/one-line.ts'
import { isSaid } from '../format/said.ts'
import { withoutUnseen } from '../format/unseen.ts'

/** Section 9, "Order statuses filter"; FAILED is shown as Error. */
export const orderStatuses = ['ACTIVE', 'PENDING', 'FAILED', 'VOID'] as const

/** Section 9, "Order types". */
export const orderTypes = ['cash', 'credit', 'cheque', 'money order'] as const

/** Section 9, "Order sources": how staff came to enter it. */
export const orderSources = ['mail', 'phone', 'walk_in', 'membership', 'prize'] as const

/** Section 9, "Card types". */
export const cardBrands = ['AMERICAN_EXPRESS', 'DISCOVER', 'MASTERCARD', 'VISA'] as const

/** Why a payment failed (docs/domain.md, section 2, "Order detail"). */
export const failureReasons = [
  'declined',
  'cvc',
  'postal mismatch',
  'expired',
  'blocked',
  'timeout',
] as const

/** The same buyer, package and raffle within so many minutes is taken for an order that was sent twice. */
export const duplicateWithinMinutes = 10

/** A billion dollars: sums stay exact. */
export const mostDonatedCents = 100_000_000_000

/** On one line, as it stands in a subject, on a label and in a list. */
export const customerText = (most: number) =>
  v.pipe(v.string(), v.transform(withoutUnseen), v.trim(), v.maxLength(most), v.check(isOneLine))
const name = v.pipe(customerText(80), v.nonEmpty(), v.check(isSaid))

/** Whoever buys it, as they say. */
export const CustomerSchema = v.strictObject({
  firstName: name,
  lastName: name,
  email: v.optional(v.pipe(customerText(200), v.email())),
  phone: v.optional(customerText(40)),
  city: v.optional(customerText(80)),
  province: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  postalCode: v.optional(customerText(12)),
  locale: v.optional(v.picklist(['en', 'fr'])),
})

export const NewOrderSchema = v.strictObject({
  eventId: IdSchema,
  packageId: IdSchema,
  type: v.picklist(orderTypes),
  source: v.picklist(orderSources),
  customer: CustomerSchema,
  /** Beside the tickets; never part of the pot. */
  donationCents: v.optional(v.pipe(CentsSchema, v.maxValue(mostDonatedCents)), 0),
  /** The donor asked not to be named. */
  donationAnonymous: v.optional(v.boolean(), false),
  /** The donor asked for a receipt for their taxes. */
  receiptRequested: v.optional(v.boolean(), false),
  /** The member in whose name it is sold. */
  memberId: v.optional(IdSchema),
  /** UTC: when a mailed order was received; now without it. */
  boughtAt: v.optional(InstantSchema),
})
export type NewOrder = v.InferOutput<typeof NewOrderSchema>

export const OrderSchema = v.object({
  id: IdSchema,
  eventId: IdSchema,
  packageId: IdSchema,
  status: v.picklist(orderStatuses),
  /** Null: a paper entry of a sweepstakes, which nothing was paid for. */
  type: v.nullable(v.picklist(orderTypes)),
  source: v.nullable(v.picklist(orderSources)),
  /** Tickets and donation. */
  amountPaidCents: CentsSchema,
  donationCents: CentsSchema,
  /** Both ends included; null for an order that never got numbers. */
  firstTicketNumber: v.nullable(CountSchema),
  lastTicketNumber: v.nullable(CountSchema),
  /** Of those, the ones that are void while the order stands, and what they come to. */
  voidedTickets: CountSchema,
  voidedCents: CentsSchema,
  boughtAt: InstantSchema,
  voidedComment: v.nullable(v.string()),
})
export type Order = v.InferOutput<typeof OrderSchema>
