/** The donations of an organisation, a line each (docs/domain.md, section 2, "Donations"). They are no tickets. */
import * as v from 'valibot'
import { CentsSchema, IdSchema, InstantSchema, RecordVersionSchema } from '../fields/values.ts'
import { shortId } from '../format/short-id.ts'
import { cardBrands, orderStatuses, orderTypes } from '../orders/order.ts'
import { defineList } from '../table/list.ts'

/** How far its tax receipt is. */
export const receiptStates = ['none', 'requested', 'issued'] as const

export const DonationRowSchema = v.object({
  id: IdSchema,
  /** UTC. */
  givenAt: InstantSchema,
  /** IANA zone of the raffle, or of the organisation. */
  timeZone: v.string(),
  donor: v.object({
    /** Of the customer. */
    id: IdSchema,
    name: v.string(),
    email: v.nullable(v.string()),
  }),
  /** They asked not to be named where others can read it. */
  anonymous: v.boolean(),
  amountCents: CentsSchema,
  /** ISO 4217. */
  currency: v.string(),
  /** The raffle that it was given with, and the order; null where it was given alone. */
  eventId: v.nullable(IdSchema),
  eventName: v.nullable(v.string()),
  orderId: v.nullable(IdSchema),
  type: v.nullable(v.picklist(orderTypes)),
  cardBrand: v.nullable(v.picklist(cardBrands)),
  /** Its last four digits. */
  cardEnding: v.nullable(v.string()),
  receipt: v.picklist(receiptStates),
  receiptNumber: v.nullable(v.string()),
  /** Its order's. */
  status: v.picklist(orderStatuses),
  /** The money came: its cheque is cleared, its card charged. */
  received: v.boolean(),
  version: RecordVersionSchema,
})
export type DonationRow = v.InferOutput<typeof DonationRowSchema>

/** Whether a receipt may be issued: of what was received. One of a donation that is void by now can still be corrected. */
export function takesReceipt({
  status,
  received,
  receiptNumber,
}: Pick<DonationRow, 'status' | 'received' | 'receiptNumber'>) {
  return (status === 'ACTIVE' && received) || receiptNumber !== null
}

export const donationList = defineList({
  name: 'donations',
  row: DonationRowSchema,
  columns: {
    givenAt: { kind: 'instant', sort: 'desc', card: 'meta' },
    donor: { kind: 'text', card: 'title', value: ({ donor }: DonationRow) => donor.name },
    email: { kind: 'email', hidden: true, value: ({ donor }: DonationRow) => donor.email },
    amountCents: { kind: 'money', sort: 'desc', word: 'amount' },
    raffle: { kind: 'text', value: ({ eventName }: DonationRow) => eventName },
    order: {
      kind: 'text',
      value: ({ orderId }: DonationRow) => orderId && shortId(orderId),
    },
    type: { kind: 'choice' },
    cardBrand: { kind: 'choice', only: 'file' },
    cardEnding: { kind: 'text', only: 'file' },
    receipt: { kind: 'choice' },
    receiptNumber: { kind: 'text', only: 'file' },
    anonymous: { kind: 'yes-no' },
    status: { kind: 'choice', card: 'status' },
    id: { kind: 'text', only: 'file', word: 'donationId' },
    orderId: { kind: 'text', only: 'file', word: 'wholeId' },
  },
  filters: {
    /** In names and email addresses. */
    search: { kind: 'search', word: 'searchDonors' },
    given: { kind: 'days', wire: ['from', 'to'], pinned: true, word: 'givenAt' },
    raffle: { kind: 'lookup', wire: 'eventId', form: 'uuid', pinned: true },
    status: {
      kind: 'choice',
      many: true,
      options: orderStatuses.map(id => ({ id })),
      pinned: true,
    },
    type: { kind: 'choice', many: true, options: orderTypes.map(id => ({ id })) },
    receipt: { kind: 'choice', many: true, options: receiptStates.map(id => ({ id })) },
    anonymous: { kind: 'yes-no' },
  },
  order: { by: 'givenAt', direction: 'desc' },
})
