/** What somebody buys of a member of staff at once: in person, by phone or by mail (docs/domain.md, "Orders that staff enter"). */
import * as v from 'valibot'
import {
  CentsSchema,
  CountSchema,
  DaySchema,
  GivenIdSchema,
  IdSchema,
  InstantSchema,
  oneLineText,
} from '../fields/values.ts'
import { CustomerSchema, customerText, mostDonatedCents, OrderSchema } from '../orders/order.ts'

/** Section 9, "Order sources", of those that a person is sold to by. */
export const purchaseSources = ['walk_in', 'phone', 'mail'] as const
export type PurchaseSource = (typeof purchaseSources)[number]

/** Section 9, "Referral options": where the buyer heard of it. */
export const referrals = [
  'mail/brochure',
  'email',
  'social media',
  'newspaper',
  'television',
  'radio',
  'online ad',
  'family',
  'other',
] as const

/** Asked where the raffle's settings say so; nobody has to answer. */
export const ageRanges = ['18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const
export const genders = ['woman', 'man', 'another'] as const

/** Lines of one purchase, packages of one line, and orders of one purchase: each package is an order of its own. */
export const mostLines = 20
export const mostOrders = 50

/** A raffle's package, so many times. */
export const PurchaseLineSchema = v.strictObject({
  eventId: GivenIdSchema,
  packageId: GivenIdSchema,
  quantity: v.pipe(CountSchema, v.minValue(1), v.maxValue(mostOrders)),
})
export type PurchaseLine = v.InferOutput<typeof PurchaseLineSchema>

const place = {
  address: v.optional(customerText(200)),
  city: CustomerSchema.entries.city,
  province: CustomerSchema.entries.province,
  postalCode: CustomerSchema.entries.postalCode,
}

/** How it is paid: one tender pays all of it. */
export const TenderSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('cash'),
    /** What the buyer handed over; the change follows. */
    givenCents: v.pipe(CentsSchema, v.maxValue(mostDonatedCents)),
  }),
  v.strictObject({
    type: v.literal('cheque'),
    number: oneLineText(40),
    bank: oneLineText(80),
    /** The day that is written on it. */
    date: DaySchema,
  }),
  v.strictObject({ type: v.literal('money order'), number: oneLineText(40) }),
  v.strictObject({
    type: v.literal('credit'),
    /** Of the payment provider's hosted fields, good for once. A card's number never comes here. */
    token: v.pipe(v.string(), v.regex(/^[\w-]{8,200}$/)),
  }),
  /** A paper entry of a sweepstakes that needs no purchase: 0 cents, by mail, of no type (section 9). */
  v.strictObject({ type: v.literal('free') }),
])
export type Tender = v.InferOutput<typeof TenderSchema>
export type TenderType = Tender['type']

export const PurchaseSchema = v.strictObject({
  source: v.picklist(purchaseSources),
  customer: v.strictObject({
    ...CustomerSchema.entries,
    ...place,
    /** They may be written to beside what they bought; left out, it stays as it is. */
    consent: v.optional(v.boolean()),
  }),
  lines: v.pipe(v.array(PurchaseLineSchema), v.minLength(1), v.maxLength(mostLines)),
  /** Somebody else whose tickets these are, too, where the raffle's settings allow it. */
  secondName: v.optional(oneLineText(120)),
  /** Where printed tickets go, if not to the buyer's own address; where the raffle's settings ask for it. */
  shipping: v.optional(
    v.strictObject({
      name: v.optional(customerText(160)),
      address: customerText(200),
      city: customerText(80),
      province: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
      postalCode: customerText(12),
    }),
  ),
  /** Beside the tickets, never part of a pot; it stands with the first order of a raffle that takes donations. */
  donation: v.optional(
    v.strictObject({
      cents: v.pipe(CentsSchema, v.minValue(1), v.maxValue(mostDonatedCents)),
      anonymous: v.optional(v.boolean(), false),
      receiptRequested: v.optional(v.boolean(), false),
    }),
  ),
  referral: v.optional(v.picklist(referrals)),
  ageRange: v.optional(v.picklist(ageRanges)),
  gender: v.optional(v.picklist(genders)),
  /** They said that they are of the age that the province asks for. */
  ofAge: v.boolean(),
  /** The script was read to them; of mail nothing is read. */
  scriptRead: v.optional(v.boolean(), false),
  tender: TenderSchema,
  /** What the seller saw and said that it comes to, donation included: where a price was changed meanwhile, nothing is entered. */
  totalCents: v.optional(CentsSchema),
  /** Of mail: the batch that its envelope stands in, whose received day is the order's. */
  batchId: v.optional(GivenIdSchema),
  /** Of mail without a batch: the day it was received, in the raffle's zone; today without it. */
  receivedOn: v.optional(DaySchema),
  /** By the seller's clock, kept as evidence; the server's own decides. */
  takenAt: v.optional(InstantSchema),
  /** The device that kept it until it was sent, and how far its clock was from the server's when they last spoke (ms to add). */
  device: v.optional(
    v.strictObject({
      id: GivenIdSchema,
      clockOffsetMs: v.nullable(v.pipe(v.number(), v.safeInteger())),
    }),
  ),
  /** The seller was asked, and says that it is another order. */
  notDuplicate: v.optional(v.boolean(), false),
})
export type Purchase = v.InferOutput<typeof PurchaseSchema>

/** What was entered: with the numbers that stand from now on. */
export const ReceiptSchema = v.object({
  id: IdSchema,
  /** What its orders were entered together in; null: it is one order alone. */
  groupId: v.nullable(IdSchema),
  /** In the order of the lines. */
  orders: v.array(v.object({ ...OrderSchema.entries, eventName: v.string() })),
  /** Tickets and donation of all. */
  totalCents: CentsSchema,
  donationCents: CentsSchema,
  /** ISO 4217. */
  currency: v.string(),
  /** Of cash; null for other tenders. */
  changeCents: v.nullable(CentsSchema),
  customerName: v.string(),
  /** Where the tickets are sent; null: nowhere by email. */
  email: v.nullable(v.string()),
  enteredAt: InstantSchema,
  /** It was taken before the end of sales and came after it: it takes part in no draw until staff let it. */
  late: v.boolean(),
  /** And nobody can: every list that it could have come into is locked. It is to be void, and its money to go back. */
  noDrawLeft: v.optional(v.boolean(), false),
})
export type Receipt = v.InferOutput<typeof ReceiptSchema>
