/** Orders that a draw's lock waits for, or leaves out when staff say so: nobody has paid them yet, or they came late. */
import * as v from 'valibot'
import { CentsSchema, CountSchema, IdSchema, InstantSchema } from '../fields/values.ts'

/** A payment under way, a cheque that the bank hasn't paid yet, or taken before the cut-off and arrived after it. */
export const unpaidKinds = ['pending', 'cheque', 'late'] as const
export type UnpaidKind = (typeof unpaidKinds)[number]

export const UnpaidOrderSchema = v.object({
  id: IdSchema,
  /** Null for those who may not see buyers. */
  buyerName: v.nullable(v.string()),
  /** Tickets and donation. */
  amountPaidCents: CentsSchema,
  ticketCount: CountSchema,
  /** Of one that came late, when it was taken. */
  boughtAt: InstantSchema,
})
export type UnpaidOrder = v.InferOutput<typeof UnpaidOrderSchema>

/** A list shows so many, the oldest first; the rest comes once they are settled. */
export const mostUnpaid = 200
