/** Winner (docs/specification.md, section 3). "confirmed" is the specification's; the other states are chosen here. */
import * as v from 'valibot'
import { CountSchema, IdSchema, InstantSchema, RecordVersionSchema } from '../../fields/values.ts'
import { exclusionReasons } from '../excluded/excluded-person.ts'
import { winnerCategories } from '../prizes/prize.ts'

/** picked → verified → (second-person →) confirmed, or rejected from any of them but confirmed. */
export const winnerStatuses = [
  'picked',
  'verified',
  'second-person',
  'confirmed',
  'rejected',
] as const
export type WinnerStatus = (typeof winnerStatuses)[number]

/** Why a picked ticket doesn't win. */
export const rejectionReasons = [
  'board-or-staff',
  'household',
  'underage',
  'out-of-province',
  'payment-failed',
  'not-present',
  'not-reached',
  'declined',
  'other',
] as const
export type RejectionReason = (typeof rejectionReasons)[number]

/** What staff check before they verify: excluded buyers win nothing (docs/domain.md, "Eligibility"). */
export const exclusionChecks = [
  'not-board',
  'not-staff',
  'not-household',
  'of-age',
  'resident',
] as const
export type ExclusionCheck = (typeof exclusionChecks)[number]

/** The buyer as far as the draw's staff may see. */
const BuyerSchema = v.object({
  name: v.string(),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  city: v.nullable(v.string()),
  province: v.nullable(v.string()),
})

export const contactChannels = ['phone', 'email', 'mail', 'in-person'] as const

export const ContactSchema = v.object({
  at: InstantSchema,
  by: v.string(),
  channel: v.picklist(contactChannels),
  reached: v.boolean(),
  /** Nobody will reach them any more; never beside `reached`. */
  unreachable: v.boolean(),
  note: v.string(),
})
export type Contact = v.InferOutput<typeof ContactSchema>

/** What is prepared for a rejected buyer: staff review it and send or discard it. */
export const PreparedMessageSchema = v.object({
  id: IdSchema,
  recipient: v.nullable(v.string()),
  subject: v.string(),
  body: v.string(),
  state: v.picklist(['prepared', 'sent', 'discarded']),
})
export type PreparedMessage = v.InferOutput<typeof PreparedMessageSchema>

/**
 * What speaks against a ticket's buyer: another ticket of theirs was rejected in this raffle for what they are, or they
 * are on the organisation's list of excluded people. `by` says what is the same; a name alone may be somebody else's.
 */
export const WinnerFlagSchema = v.union([
  v.object({
    kind: v.literal('rejected'),
    by: v.picklist(['customer', 'email', 'phone']),
    ticketNumber: CountSchema,
    reason: v.picklist(exclusionReasons),
  }),
  v.object({
    kind: v.literal('excluded'),
    by: v.picklist(['email', 'phone', 'name']),
    name: v.string(),
    reason: v.picklist(exclusionReasons),
    note: v.string(),
  }),
])
export type WinnerFlag = v.InferOutput<typeof WinnerFlagSchema>

/** Another picked ticket of the same buyer that nobody has decided on. */
const SameBuyerSchema = v.object({ id: IdSchema, ticketNumber: CountSchema, prizeName: v.string() })

export const WinnerSchema = v.object({
  id: IdSchema,
  eventId: IdSchema,
  prizeId: IdSchema,
  prizeName: v.string(),
  drawId: IdSchema,
  quantity: v.literal(1),
  status: v.picklist(winnerStatuses),
  category: v.picklist(winnerCategories),
  ticketNumber: CountSchema,
  /** "E. T., Halifax": what the public sees; nothing more than "Ticket 104" until it is confirmed. */
  publicName: v.string(),
  orderId: IdSchema,
  /** ACTIVE, or what happened to the order meanwhile. */
  orderStatus: v.string(),
  boughtAt: InstantSchema,
  buyer: v.nullable(BuyerSchema),
  pickedAt: InstantSchema,
  pickedBy: v.nullable(v.string()),
  checks: v.array(v.picklist(exclusionChecks)),
  /** Who confirmed first, where a second person has to. */
  firstConfirmedBy: v.nullable(v.string()),
  firstConfirmedById: v.nullable(IdSchema),
  confirmedAt: v.nullable(InstantSchema),
  confirmedBy: v.nullable(v.string()),
  note: v.string(),
  rejectedAt: v.nullable(InstantSchema),
  rejectedBy: v.nullable(v.string()),
  reason: v.nullable(v.picklist(rejectionReasons)),
  contacts: v.array(ContactSchema),
  message: v.nullable(PreparedMessageSchema),
  /** While it isn't decided on, and of a rejected one whether its buyer is excluded; for those who see the buyer. */
  flags: v.array(WinnerFlagSchema),
  sameBuyer: v.array(SameBuyerSchema),
  version: RecordVersionSchema,
})
export type Winner = v.InferOutput<typeof WinnerSchema>
