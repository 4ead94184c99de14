import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { timeZone } from '../fields/time-kinds.ts'
import {
  CountSchema,
  DaySchema,
  EmailSchema,
  GivenIdSchema,
  IdSchema,
  RecordVersionSchema,
  SeenEmailSchema,
  said,
} from '../fields/values.ts'
import { DuplicatesSchema } from './duplicates.ts'
import { NewOrderSchema, OrderSchema } from './order.ts'
import { OrderDetailSchema, OrderMessageSchema, OrderNoteSchema } from './order-detail.ts'
import { orderList } from './order-list.ts'
import { NumberRangeSchema } from './part-void.ts'
import { NewRefundSchema, RefundSchema } from './refund.ts'
import { mostUnpaid, UnpaidOrderSchema, unpaidKinds } from './unpaid-order.ts'

const path = '/order-service/v2/orders'
const reads = { action: 'orders:read', embed: 'orders:read' } as const
const corrects = { action: 'orders:correct', embed: 'orders:edit' } as const

/** The zone that days are counted in; without it, the organisation's. */
const listOf = {
  organizationId: v.optional(GivenIdSchema),
  timeZone: v.optional(timeZone().schema),
}

/** Orders that an address has room for. */
export const mostNamed = 100

export const orderCalls = contracts({
  /** Those that the reader may see: agents see what they entered. */
  list: {
    method: 'GET',
    path,
    access: reads,
    list: orderList,
    /** Also those of one subscription alone, or some that are named. */
    of: {
      ...listOf,
      subscriptionId: v.optional(GivenIdSchema),
      ids: v.optional(v.pipe(v.array(GivenIdSchema), v.maxLength(mostNamed))),
    },
  },
  /** Those that were probably sent twice, of what the list's filters let through, with what they are retries of. */
  duplicates: {
    method: 'GET',
    path: `${path}/duplicates`,
    access: { action: 'orders:void', embed: 'orders:edit' },
    filters: orderList,
    of: listOf,
    answer: DuplicatesSchema,
    chosenHere: true,
  },
  /** Says of orders of a raffle that they aren't duplicates of each other and of others that are named, or takes it back. */
  sayDuplicates: {
    method: 'POST',
    path: `${path}/duplicates`,
    access: { action: 'orders:void', embed: 'orders:edit' },
    body: v.strictObject({
      eventId: IdSchema,
      orderIds: v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(mostNamed)),
      otherIds: v.optional(v.pipe(v.array(IdSchema), v.maxLength(mostNamed)), []),
      apart: v.boolean(),
    }),
    /** How many orders it changed anything for. */
    answer: v.object({ orders: CountSchema }),
    chosenHere: true,
  },
  get: { method: 'GET', path: `${path}/:id`, access: reads, answer: OrderDetailSchema },
  /** Corrects the buyer's email address, says whether the printed tickets went to the post, or when to look again. */
  change: {
    method: 'PATCH',
    path: `${path}/:id`,
    access: corrects,
    body: v.strictObject({
      version: RecordVersionSchema,
      email: v.optional(EmailSchema),
      readEmail: SeenEmailSchema,
      mailed: v.optional(v.boolean()),
      followUpOn: v.optional(v.nullable(DaySchema)),
    }),
    answer: OrderDetailSchema,
  },
  /** Sends the tickets, to the buyer or to another address; of a void order they say so. */
  email: {
    method: 'POST',
    path: `${path}/:id/email`,
    access: corrects,
    body: v.strictObject({
      email: EmailSchema,
      /** One of the order's alone; without it, all of them. */
      ticketNumber: v.optional(CountSchema),
      /** The address becomes the buyer's own. */
      correct: v.optional(v.boolean(), false),
      readEmail: SeenEmailSchema,
    }),
    answer: OrderMessageSchema,
    makes: true,
  },
  enter: {
    method: 'POST',
    path,
    access: { action: 'orders:create', embed: 'never' },
    body: NewOrderSchema,
    answer: OrderSchema,
    makes: true,
    chosenHere: true,
  },
  void: {
    method: 'DELETE',
    path: `${path}/void/:id`,
    access: { action: 'orders:void', embed: 'orders:edit' },
    body: v.strictObject({
      voidedComment: said(1000),
      /** Only these; without them, all that stand. */
      tickets: v.optional(NumberRangeSchema),
      /** Their buyer is written to: an email that they are void. */
      tells: v.optional(v.boolean(), false),
    }),
    answer: OrderSchema,
  },
  /** Takes a void back: the same numbers stand again, and the tickets are sent again. */
  restore: {
    method: 'POST',
    path: `${path}/:id/restore`,
    access: { action: 'orders:restore', embed: 'never' },
    body: v.strictObject({
      comment: said(1000),
      /** Tickets that are void while the order stands; without it, the void of the order. */
      partVoidId: v.optional(GivenIdSchema),
    }),
    answer: OrderSchema,
    chosenHere: true,
  },
  /** Lets an order that came late take part: it counts as bought when it was taken, and its tickets are sent. */
  takePart: {
    method: 'POST',
    path: `${path}/:id/take-part`,
    access: { action: 'orders:restore', embed: 'never' },
    body: v.strictObject({ comment: said(1000) }),
    answer: OrderSchema,
    chosenHere: true,
  },
  /** Gives money back: to the card by the payment provider, or by hand, which is recorded. */
  refund: {
    method: 'POST',
    path: `${path}/:id/refunds`,
    access: { action: 'orders:refund', embed: 'never' },
    body: NewRefundSchema,
    answer: RefundSchema,
    makes: true,
    chosenHere: true,
  },
  /** A note of staff for each other. */
  note: {
    method: 'POST',
    path: `${path}/:id/notes`,
    access: corrects,
    body: v.strictObject({ text: said(2000) }),
    answer: OrderNoteSchema,
    makes: true,
    chosenHere: true,
  },
  /** The orders before a draw's cut-off that nobody has paid yet, or that came after it. */
  unpaid: {
    method: 'GET',
    path: '/event-service/v2/draws/:id/unpaid-orders',
    access: { action: 'orders:read', embed: 'raffles:read' },
    query: v.object({ kind: v.picklist(unpaidKinds) }),
    answer: v.array(UnpaidOrderSchema),
    chosenHere: true,
  },
  /** The bank paid cheques. */
  clearCheques: {
    method: 'POST',
    path: `${path}/clear-cheques`,
    access: { action: 'raffles:draw', embed: 'raffles:draw' },
    body: v.strictObject({
      eventId: IdSchema,
      orderIds: v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(mostUnpaid)),
    }),
    answer: v.object({ cleared: CountSchema }),
    chosenHere: true,
  },
})
