/** Orders that nobody has paid yet: a draw's lock waits for them, or leaves them out when staff say so. */
import * as v from 'valibot'
import { CentsSchema, CountSchema, IdSchema, InstantSchema } from '../fields/values.ts'

/** A payment under way, or a cheque that the bank hasn't paid yet. */
export const unpaidKinds = ['pending', 'cheque'] as const
export type UnpaidKind = (typeof unpaidKinds)[number]

export const UnpaidOrderSchema = v.object({
  id: IdSchema,
  /** Null for those who may not see buyers. */
  buyerName: v.nullable(v.string()),
  /** Tickets and donation. */
  amountPaidCents: CentsSchema,
  ticketCount: CountSchema,
  boughtAt: InstantSchema,
})
export type UnpaidOrder = v.InferOutput<typeof UnpaidOrderSchema>

/** A list shows so many, the oldest first; the rest comes once they are settled. */
export const mostUnpaid = 200
