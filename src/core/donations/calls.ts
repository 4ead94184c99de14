import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { timeZone } from '../fields/time-kinds.ts'
import {
  CentsSchema,
  CountSchema,
  GivenIdSchema,
  IdSchema,
  InstantSchema,
} from '../fields/values.ts'
import { donationList } from './donation-list.ts'

const path = '/order-service/v2/donations'
const access = { action: 'donations:read', embed: 'donations:read' } as const
const chosenHere = true

/** The zone that days are counted in; without it, the organisation's. */
const of = {
  organizationId: v.optional(GivenIdSchema),
  timeZone: v.optional(timeZone().schema),
}

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

export const donationCalls = contracts({
  /** All of them need the product as well (section 6). */
  list: { method: 'GET', path, access, list: donationList, of, chosenHere },
  /** What the list's filters let through, together: void, failed and pending ones don't count. */
  total: {
    method: 'GET',
    path: `${path}/total`,
    access,
    filters: donationList,
    of,
    answer: v.object({
      totalCents: CentsSchema,
      /** How many it is the sum of. */
      count: CountSchema,
      /** ISO 4217. */
      currency: v.string(),
    }),
    chosenHere,
  },
  /** The newest that count. */
  recent: {
    method: 'GET',
    path: `${path}/recent`,
    access,
    query: v.object({
      /** Default: the session's own. */
      organizationId: v.optional(GivenIdSchema),
    }),
    answer: v.array(RecentDonationSchema),
    chosenHere,
  },
})
