/** One subscription with what hangs on it. */
import * as v from 'valibot'
import { ActivitySchema } from '../activity/activity.ts'
import { DaySchema, IdSchema, InstantSchema } from '../fields/values.ts'
import { SubscriptionRowSchema } from './subscription-list.ts'

/** Orders of a subscription that are read at once (section 9). */
export const ordersPageSize = 52

export const SubscriptionSchema = v.object({
  ...SubscriptionRowSchema.entries,
  /** When the bank, or a raffle, is looked for again; null: nobody does. */
  tryOn: v.nullable(DaySchema),
  /** The customer's data was erased. */
  customerErased: v.boolean(),
  /** The bank was asked, and hasn't answered yet. */
  isCharging: v.boolean(),
  /** The day that was let pass, until the next charge. */
  skippedOn: v.nullable(DaySchema),
  cancelledAt: v.nullable(InstantSchema),
  cancelReason: v.nullable(v.string()),
  /** Of a failing one: what tickets would be sold in by now, and its next draw's date. Null: nothing is on sale for it. */
  target: v.nullable(
    v.object({ eventId: IdSchema, eventName: v.string(), drawAt: v.nullable(InstantSchema) }),
  ),
  /** What was done with it, the newest first. */
  entries: v.array(ActivitySchema),
})
export type Subscription = v.InferOutput<typeof SubscriptionSchema>
