/** The orders of an organisation, a line each (docs/domain.md, section 2, "Orders"). */
import * as v from 'valibot'
import {
  CentsSchema,
  CountSchema,
  IdSchema,
  InstantSchema,
  RecordVersionSchema,
} from '../fields/values.ts'
import { shortId } from '../format/short-id.ts'
import { defineList } from '../table/list.ts'
import { SetTagsSchema, tagFilter, tagNames } from '../tags/tagged.ts'
import { cardBrands, failureReasons, orderSources, orderStatuses, orderTypes } from './order.ts'
import {
  NumberRangeSchema,
  numbersOf,
  rangesText,
  rangeText,
  standingNumbers,
} from './part-void.ts'

/** What is worked out of an order beside its status. */
export const orderMarks = [
  'cheque-uncleared',
  'refund-owed',
  'void-in-part',
  'mailed-void',
  'duplicate',
  'late-arrival',
  'follow-up-due',
] as const
export type OrderMark = (typeof orderMarks)[number]

/** Whoever bought it; null for those who may not see buyers. */
const BuyerSchema = v.object({
  name: v.string(),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
})

export const OrderRowSchema = v.object({
  id: IdSchema,
  eventId: IdSchema,
  eventName: v.string(),
  /** IANA zone of the raffle. */
  timeZone: v.string(),
  /** ISO 4217. */
  currency: v.string(),
  /** UTC. Of one that a device kept: when it arrived, for that decides which draws it is in. */
  boughtAt: InstantSchema,
  /** When it was taken, where that was minutes or days before; null: it wasn't. */
  takenEarlierAt: v.nullable(InstantSchema),
  status: v.picklist(orderStatuses),
  failureReason: v.nullable(v.picklist(failureReasons)),
  marks: v.array(v.picklist(orderMarks)),
  /** Null: a paper entry, which nothing was paid for. */
  type: v.nullable(v.picklist(orderTypes)),
  /** How staff came to enter it; null is an order bought online. */
  source: v.nullable(v.picklist(orderSources)),
  cardBrand: v.nullable(v.picklist(cardBrands)),
  /** Its last four digits. */
  cardEnding: v.nullable(v.string()),
  /** Tickets and donation. */
  amountPaidCents: CentsSchema,
  donationCents: CentsSchema,
  ticketCount: CountSchema,
  /** Of those, the ones that are void while the order stands, and what they come to. */
  voidedTickets: CountSchema,
  voidedCents: CentsSchema,
  voidNumbers: v.array(NumberRangeSchema),
  /** Both ends included; null for an order that never got numbers. */
  firstTicketNumber: v.nullable(CountSchema),
  lastTicketNumber: v.nullable(CountSchema),
  buyer: BuyerSchema,
  /** When its printed tickets went to the post. */
  mailedAt: v.nullable(InstantSchema),
  /** The subscription that it was charged for. */
  subscriptionId: v.nullable(IdSchema),
  /** The member of staff who entered it. */
  enteredBy: v.nullable(v.string()),
  /** In whose name it was sold. */
  memberName: v.nullable(v.string()),
  tags: SetTagsSchema,
  version: RecordVersionSchema,
})
export type OrderRow = v.InferOutput<typeof OrderRowSchema>
export const orderRowEntries = OrderRowSchema.entries

/** "104–106, 109", as tickets have them: of a void order all, else those that stand; null where there are none. */
export function ticketNumbers(
  order: Pick<OrderRow, 'firstTicketNumber' | 'lastTicketNumber' | 'voidNumbers' | 'status'>,
): string | null {
  const numbers = numbersOf(order)
  if (numbers === null) return null
  return order.status === 'VOID' ? rangeText(numbers) : rangesText(standingNumbers(order))
}

export const orderList = defineList({
  name: 'orders',
  row: OrderRowSchema,
  columns: {
    order: { kind: 'text', card: 'title', value: ({ id }: OrderRow) => shortId(id) },
    boughtAt: { kind: 'instant', sort: 'desc', card: 'meta' },
    takenEarlierAt: { kind: 'instant', hidden: true, word: 'takenEarlier' },
    buyer: { kind: 'text', value: ({ buyer }: OrderRow) => buyer.name },
    email: { kind: 'email', hidden: true, value: ({ buyer }: OrderRow) => buyer.email },
    phone: { kind: 'text', hidden: true, value: ({ buyer }: OrderRow) => buyer.phone },
    raffle: { kind: 'text', value: ({ eventName }: OrderRow) => eventName },
    tickets: { kind: 'text', value: ticketNumbers },
    ticketCount: { kind: 'count', hidden: true },
    voidedTickets: { kind: 'count', hidden: true },
    voidNumbers: {
      kind: 'text',
      hidden: true,
      value: ({ voidNumbers }: OrderRow) => rangesText(voidNumbers),
    },
    voidedCents: { kind: 'money', hidden: true, word: 'voidedAmount' },
    amountPaidCents: { kind: 'money', word: 'amount' },
    donationCents: { kind: 'money', hidden: true, word: 'donation' },
    status: { kind: 'choice', card: 'status' },
    failureReason: { kind: 'choice', only: 'file' },
    type: { kind: 'choice' },
    cardBrand: { kind: 'choice', hidden: true },
    cardEnding: { kind: 'text', hidden: true },
    source: { kind: 'choice', value: ({ source }: OrderRow) => source ?? 'online' },
    mailedAt: { kind: 'instant', hidden: true },
    enteredBy: { kind: 'text', hidden: true },
    memberName: { kind: 'text', hidden: true, word: 'member' },
    tags: { kind: 'text', hidden: true, value: tagNames },
    id: { kind: 'text', only: 'file', word: 'wholeId' },
  },
  filters: {
    /** In names, email addresses, phone numbers, order ids, ticket numbers and cards’ last four digits. */
    search: { kind: 'search' },
    bought: { kind: 'days', wire: ['from', 'to'], pinned: true, initially: 'last-30-days' },
    status: {
      kind: 'choice',
      many: true,
      options: orderStatuses.map(id => ({ id })),
      pinned: true,
    },
    tag: tagFilter,
    mark: { kind: 'choice', many: true, options: orderMarks.map(id => ({ id })) },
    raffle: { kind: 'lookup', wire: 'eventId', form: 'uuid', pinned: true },
    type: { kind: 'choice', many: true, options: orderTypes.map(id => ({ id })) },
    source: {
      kind: 'choice',
      many: true,
      options: [...orderSources, 'online' as const].map(id => ({ id })),
    },
    cardBrand: { kind: 'choice', many: true, options: cardBrands.map(id => ({ id })) },
  },
  order: { by: 'boughtAt', direction: 'desc' },
})
