/** One customer with all that hangs on them (docs/domain.md, section 2, "Customers"). */
import * as v from 'valibot'
import { ActivitySchema } from '../activity/activity.ts'
import { CentsSchema, CountSchema, IdSchema, InstantSchema } from '../fields/values.ts'
import { orderStatuses } from '../orders/order.ts'
import { OrderMessageSchema, OrderNoteSchema } from '../orders/order-detail.ts'
import { exclusionReasons } from '../raffles/excluded/excluded-person.ts'
import { SubscriptionRowSchema } from '../subscriptions/subscription-list.ts'
import { SetTagsSchema } from '../tags/tagged.ts'
import { CustomerRowSchema, customerEntries } from './customer.ts'

const GiftSchema = v.object({
  id: IdSchema,
  amountCents: CentsSchema,
  /** Its order's, where it has one. */
  status: v.picklist(orderStatuses),
  givenAt: InstantSchema,
  /** The order that it came with. */
  orderId: v.nullable(IdSchema),
})
export type Gift = v.InferOutput<typeof GiftSchema>

/** About an order, or a subscription. */
const CustomerMessageSchema = v.object({
  ...OrderMessageSchema.entries,
  orderId: v.nullable(IdSchema),
})

const { id, status, eventName, ticketCount, priceCents, cadence, nextChargeOn } =
  SubscriptionRowSchema.entries
const CustomerSubscriptionSchema = v.object({
  id,
  status,
  eventName,
  ticketCount,
  priceCents,
  cadence,
  nextChargeOn,
})
export type CustomerSubscription = v.InferOutput<typeof CustomerSubscriptionSchema>

/** An entry of the organization's list of people who may not win, and by what the customer was known there. */
const ExclusionSchema = v.object({
  by: v.picklist(['email', 'phone', 'name']),
  name: v.string(),
  reason: v.picklist(exclusionReasons),
  note: v.string(),
})

/** What stands against erasing somebody. */
export const erasureHindrances = ['draw-ahead', 'money-owed', 'win-open'] as const

export const CustomerDetailSchema = v.object({
  ...customerEntries,
  /** Tickets of orders that stand. */
  ticketCount: CountSchema,
  /** Of `lifetimeCents`, donations. */
  donatedCents: CentsSchema,
  /** The newest first, as everything here. */
  donations: v.array(GiftSchema),
  /** Null for those who manage none. */
  subscriptions: v.nullable(v.array(CustomerSubscriptionSchema)),
  messages: v.array(CustomerMessageSchema),
  tags: SetTagsSchema,
  notes: v.array(OrderNoteSchema),
  /** Who may be the same person. */
  duplicates: v.array(CustomerRowSchema),
  /** Null for those who may not know who is on that list. */
  exclusions: v.nullable(v.array(ExclusionSchema)),
  /** How many were merged into this one. */
  mergedCount: CountSchema,
  erasureHindrances: v.array(v.picklist(erasureHindrances)),
  /** What was done to it. */
  entries: v.array(ActivitySchema),
})
export type CustomerDetail = v.InferOutput<typeof CustomerDetailSchema>
export type CustomerMessage = CustomerDetail['messages'][number]
