import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { timeZone } from '../fields/time-kinds.ts'
import {
  CentsSchema,
  CountSchema,
  GivenIdSchema,
  oneLineText,
  RecordVersionSchema,
} from '../fields/values.ts'
import { DonationRowSchema, donationList } from './donation-list.ts'

const path = '/order-service/v2/donations'
const access = { action: 'donations:read', embed: 'donations:read' } as const
const chosenHere = true

/** The zone that days are counted in; without it, the organisation's. */
const of = {
  organizationId: v.optional(GivenIdSchema),
  timeZone: v.optional(timeZone().schema),
}

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
  /** Records the number of its receipt, or takes it away. */
  recordReceipt: {
    method: 'PATCH',
    path: `${path}/:id`,
    access: { action: 'donations:receipt', embed: 'never' },
    body: v.strictObject({
      version: RecordVersionSchema,
      receiptNumber: v.nullable(oneLineText(60)),
    }),
    answer: DonationRowSchema,
    chosenHere,
  },
})
