import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { CentsSchema, GivenIdSchema, IdSchema, InstantSchema } from '../fields/values.ts'

/** As it may stand on a page that others read: without whoever asked not to be named. */
const RecentDonationSchema = v.object({
  id: IdSchema,
  givenAt: InstantSchema,
  timeZone: v.string(),
  /** Null: they asked to be anonymous. */
  donorName: v.nullable(v.string()),
  amountCents: CentsSchema,
  currency: v.string(),
  eventName: v.nullable(v.string()),
})
export type RecentDonation = v.InferOutput<typeof RecentDonationSchema>

/** By itself: the widget loads it without the list. */
export const recentDonationCalls = contracts({
  /** The newest that count. */
  recent: {
    method: 'GET',
    path: '/order-service/v2/donations/recent',
    access: { action: 'donations:read', embed: 'donations:read' },
    query: v.object({
      /** Default: the session's own. */
      organizationId: v.optional(GivenIdSchema),
    }),
    answer: v.array(RecentDonationSchema),
    chosenHere: true,
  },
})
