/**
 * An order as the outbox keeps it: what is needed to send it again for ever under one key, and where it stands. The record
 * itself carries its state; nothing of it is inferred from a list that it stands in.
 */
import * as v from 'valibot'
import { CentsSchema, InstantSchema } from '../fields/values.ts'
import {
  type Purchase,
  PurchaseSchema,
  type Receipt,
  ReceiptSchema,
} from '../order-entry/purchase.ts'
import { EntrySchema, type EntryValues } from '../order-entry/typed-entry.ts'

const ReasonSchema = v.object({
  code: v.string(),
  field: v.optional(v.string()),
  /** The server's words, in the language that was asked in. */
  message: v.string(),
})
export type OutboxReason = v.InferOutput<typeof ReasonSchema>

export const OrderStateSchema = v.variant('kind', [
  /** Waits for its turn; `attempts` says whether it may have arrived already. */
  v.object({
    kind: v.literal('queued'),
    attempts: v.number(),
    notBefore: v.number(),
    /** Answers of 500 in a row. */
    faults: v.optional(v.number()),
  }),
  /** One tab is sending it: `fence` is that tab's number, `until` the end of its lease in epoch ms. */
  v.object({
    kind: v.literal('sending'),
    attempts: v.number(),
    since: v.number(),
    until: v.number(),
    fence: v.number(),
    faults: v.optional(v.number()),
  }),
  /** It stands, with numbers. */
  v.object({ kind: v.literal('accepted'), at: v.number() }),
  /** It was judged and doesn't stand. */
  v.object({ kind: v.literal('refused'), at: v.number() }),
  /**
   * Nothing of it moves until a person says so: the server asks whether it is another order (`asked`), this person may not
   * enter it any more (`forbidden`), or answers that nobody expected (`unexpected`).
   */
  v.object({
    kind: v.literal('parked'),
    why: v.picklist(['asked', 'forbidden', 'unexpected']),
    attempts: v.number(),
    at: v.number(),
  }),
  /** Taken back before it stood. */
  v.object({ kind: v.literal('cancelled'), at: v.number() }),
])
export type OrderState = v.InferOutput<typeof OrderStateSchema>

/** What is kept in the clear: nothing of the buyer. */
export const StoredOrderSchema = v.object({
  /** The purchase's Idempotency-Key, made on this device, for ever. */
  key: v.string(),
  userId: v.string(),
  organizationId: v.string(),
  /** Epoch ms by this device's clock. */
  takenAt: v.number(),
  totalCents: CentsSchema,
  state: OrderStateSchema,
  /** The seller took it back; where it may have arrived, the server is told before it is cancelled. */
  cancelAsked: v.boolean(),
  /** Sealed `OrderContent`. */
  sealed: v.object({ iv: v.instance(Uint8Array), data: v.instance(ArrayBuffer) }),
  /** Sealed `OrderAnswer`, once there is one. */
  answer: v.nullable(v.object({ iv: v.instance(Uint8Array), data: v.instance(ArrayBuffer) })),
})
export type StoredOrder = v.InferOutput<typeof StoredOrderSchema>

/** What a receipt says before there are numbers. */
export const ProvisionalSchema = v.object({
  customerName: v.string(),
  email: v.nullable(v.string()),
  lines: v.array(
    v.object({
      eventName: v.string(),
      tickets: v.number(),
      quantity: v.number(),
      amountCents: CentsSchema,
    }),
  ),
  donationCents: CentsSchema,
  totalCents: CentsSchema,
  changeCents: v.nullable(CentsSchema),
  /** ISO 4217. */
  currency: v.string(),
  takenAt: InstantSchema,
})
export type Provisional = v.InferOutput<typeof ProvisionalSchema>

/** What nobody but its seller reads: the body that is sent, what was typed, and what the receipt shows. */
export const OrderContentSchema = v.object({
  purchase: v.custom<Purchase>(value => v.is(PurchaseSchema, value)),
  typed: v.custom<EntryValues>(value => v.is(EntrySchema, value)),
  provisional: ProvisionalSchema,
})
export type OrderContent = v.InferOutput<typeof OrderContentSchema>

export const OrderAnswerSchema = v.object({
  receipt: v.nullable(v.custom<Receipt>(value => v.is(ReceiptSchema, value))),
  reasons: v.array(ReasonSchema),
})
export type OrderAnswer = v.InferOutput<typeof OrderAnswerSchema>

/** An order of the person who works here, opened. */
export interface WaitingOrder extends Omit<StoredOrder, 'sealed' | 'answer'>, OrderContent {
  receipt: Receipt | null
  reasons: readonly OutboxReason[]
  /** On the provisional receipt: `K-` and six of Crockford's letters of its key. Never sent as a number of ours. */
  reference: string
}
