/** Sign-ups as those who run the product decide on them (docs/specification.md, section 2). */
import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { IdSchema, InstantSchema, RecordVersionSchema, said } from '../fields/values.ts'

/** An organization that this may be once more. */
const AlikeSchema = v.object({
  id: IdSchema,
  name: v.string(),
  /** It signed up as well, and waits like this one. */
  waiting: v.boolean(),
  by: v.array(v.picklist(['charity-number', 'name'])),
})
export type Alike = v.InferOutput<typeof AlikeSchema>

/** One whose address is verified, until it is approved. */
export const SignUpSchema = v.object({
  id: IdSchema,
  version: RecordVersionSchema,
  state: v.picklist(['waiting', 'returned', 'approved']),
  organizationName: v.string(),
  country: v.picklist(['CA', 'US']),
  province: v.string(),
  charityNumber: v.string(),
  language: v.picklist(['en', 'fr']),
  timeZone: v.string(),
  /** Of the person. */
  name: v.string(),
  email: v.string(),
  createdAt: InstantSchema,
  verifiedAt: InstantSchema,
  /** Why it was sent back last; it may have been mended since. */
  reason: v.nullable(v.string()),
  /** What it said before it was mended last, of what is another now; null while it isn't. */
  before: v.nullable(
    v.object({
      name: v.optional(v.string()),
      country: v.optional(v.picklist(['CA', 'US'])),
      province: v.optional(v.string()),
      charityNumber: v.optional(v.string()),
    }),
  ),
  /** The account of that address is suspended: it would own the organization, and can't come in. */
  ownerSuspended: v.boolean(),
  alike: v.array(AlikeSchema),
})
export type SignUp = v.InferOutput<typeof SignUpSchema>

/** How many are read at once: those that wait the longest. */
export const mostSignUps = 100

const path = '/organization-service/v2/sign-ups'
const decides = { action: 'organization:edit', embed: 'never' } as const
const chosenHere = true

export const waitingCalls = contracts({
  list: {
    method: 'GET',
    path,
    access: { action: 'organization:list', embed: 'never' },
    answer: v.array(SignUpSchema),
    unkept: true,
    chosenHere,
  },
  /** The organization lives, and whoever signed it up owns it. */
  approve: {
    method: 'POST',
    path: `${path}/:id/approve`,
    access: decides,
    body: v.strictObject({ version: RecordVersionSchema }),
    answer: null,
    chosenHere,
  },
  /** With a letter that says why, and a link to mend it. */
  sendBack: {
    method: 'POST',
    path: `${path}/:id/send-back`,
    access: decides,
    body: v.strictObject({ version: RecordVersionSchema, reason: said(1000) }),
    answer: null,
    chosenHere,
  },
})
