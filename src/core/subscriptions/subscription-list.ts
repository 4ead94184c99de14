/** The subscriptions of an organisation, a line each (docs/domain.md, section 2, "Subscriptions"). */
import * as v from 'valibot'
import {
  CentsSchema,
  CountSchema,
  DaySchema,
  IdSchema,
  InstantSchema,
  RecordVersionSchema,
} from '../fields/values.ts'
import { cardBrands } from '../orders/order.ts'
import { defineList } from '../table/list.ts'
import { cadences, chargeResults, subscriptionStatuses } from './schedule.ts'

export const SubscriptionRowSchema = v.object({
  id: IdSchema,
  status: v.picklist(subscriptionStatuses),
  customer: v.object({
    id: IdSchema,
    name: v.string(),
    email: v.nullable(v.string()),
  }),
  /** The raffle of its series that it stands in, or stood in last. */
  eventId: IdSchema,
  eventName: v.string(),
  /** IANA zone that its days are counted in. */
  timeZone: v.string(),
  /** ISO 4217. */
  currency: v.string(),
  /** Of its package. */
  ticketCount: CountSchema,
  /** What is charged each time. */
  priceCents: CentsSchema,
  cadence: v.picklist(cadences),
  startedOn: DaySchema,
  /** Null: none is to come. */
  nextChargeOn: v.nullable(DaySchema),
  lastResult: v.nullable(v.picklist(chargeResults)),
  lastResultAt: v.nullable(InstantSchema),
  /** The sum of amountPaidCents of its orders that stand. */
  amountPaidCents: CentsSchema,
  cardBrand: v.nullable(v.picklist(cardBrands)),
  /** Its last four digits. */
  cardEnding: v.nullable(v.string()),
  version: RecordVersionSchema,
})
export type SubscriptionRow = v.InferOutput<typeof SubscriptionRowSchema>

export const subscriptionList = defineList({
  name: 'subscriptions',
  row: SubscriptionRowSchema,
  columns: {
    customer: {
      kind: 'text',
      card: 'title',
      value: ({ customer }: SubscriptionRow) => customer.name,
    },
    email: {
      kind: 'email',
      hidden: true,
      value: ({ customer }: SubscriptionRow) => customer.email,
    },
    raffle: { kind: 'text', value: ({ eventName }: SubscriptionRow) => eventName },
    ticketCount: { kind: 'count', word: 'tickets' },
    priceCents: { kind: 'money', word: 'eachTime' },
    cadence: { kind: 'choice' },
    nextChargeOn: { kind: 'text', sort: 'asc', word: 'nextCharge', card: 'meta' },
    lastResult: { kind: 'choice' },
    startedOn: { kind: 'text', sort: 'desc', word: 'started' },
    amountPaidCents: { kind: 'money', word: 'amount' },
    status: { kind: 'choice', card: 'status' },
    id: { kind: 'text', only: 'file', word: 'wholeId' },
  },
  filters: {
    /** In names and email addresses. */
    search: { kind: 'search' },
    status: {
      kind: 'choice',
      many: true,
      options: subscriptionStatuses.map(id => ({ id })),
      pinned: true,
    },
    cadence: { kind: 'choice', many: true, options: cadences.map(id => ({ id })) },
    lastResult: { kind: 'choice', many: true, options: chargeResults.map(id => ({ id })) },
  },
  order: { by: 'nextChargeOn', direction: 'asc' },
})
