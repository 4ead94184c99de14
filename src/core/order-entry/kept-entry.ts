/** What is kept of a purchase beside its orders, as the page of each of them shows it. */
import * as v from 'valibot'
import { CentsSchema, DaySchema, IdSchema, InstantSchema } from '../fields/values.ts'
import { referrals } from './purchase.ts'

export const KeptEntrySchema = v.object({
  id: IdSchema,
  /** Of all its orders together. */
  totalCents: CentsSchema,
  /** Of cash: what the buyer handed over. */
  givenCents: v.nullable(CentsSchema),
  /** Of a cheque or a money order. */
  documentNumber: v.nullable(v.string()),
  bank: v.nullable(v.string()),
  /** The day that is written on a cheque. */
  chequeDate: v.nullable(DaySchema),
  secondName: v.nullable(v.string()),
  /** Where printed tickets go, line by line, if not to the buyer's own address. */
  shipping: v.nullable(v.array(v.string())),
  referral: v.nullable(v.picklist(referrals)),
  /** What it was called by on its seller's device before it had numbers; null: it was entered past their outbox. */
  reference: v.nullable(v.string()),
  /** By the seller's clock. */
  takenAt: v.nullable(InstantSchema),
  /** Of mail. */
  receivedOn: v.nullable(DaySchema),
  /** Of its batch of mail. */
  depositId: v.nullable(v.string()),
})
export type KeptEntry = v.InferOutput<typeof KeptEntrySchema>
