import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { CentsSchema, CountSchema, GivenIdSchema, InstantSchema } from '../fields/values.ts'
import { ReceiptSchema } from '../order-entry/purchase.ts'
import { SlipKeySchema } from './slip-key.ts'

const chosenHere = true

/** What pays an order that waits: a card needs the network. */
const slipTenders = ['cash', 'cheque', 'money order', 'free'] as const

/** What a slip says of itself, for whoever holds it. */
export const SlipFactsSchema = v.object({
  /** The order's own, of its seller: two slips of one order have the same. */
  order: v.string(),
  /** Whose names are gone, an empty text. */
  sellerName: v.string(),
  customerName: v.string(),
  raffles: v.array(v.object({ name: v.string(), orders: CountSchema })),
  /** What its buyer was told; null where it says nothing of it. */
  totalCents: v.nullable(CentsSchema),
  /** ISO 4217. */
  currency: v.string(),
  tender: v.picklist(slipTenders),
  /** By the server's clock, as far as the device knew it. */
  takenAt: v.nullable(InstantSchema),
})
export type SlipFacts = v.InferOutput<typeof SlipFactsSchema>

export const RecoveredSchema = v.object({
  slip: SlipFactsSchema,
  outcome: v.variant('state', [
    v.object({ state: v.literal('entered'), receipt: ReceiptSchema }),
    /** It had arrived, or another scan was first. */
    v.object({ state: v.literal('stood'), receipt: ReceiptSchema }),
    v.object({
      state: v.literal('refused'),
      reasons: v.array(
        v.object({ code: v.string(), field: v.optional(v.string()), message: v.string() }),
      ),
    }),
  ]),
})
export type Recovered = v.InferOutput<typeof RecoveredSchema>

export const slipCalls = contracts({
  /** What a device seals its slips with, for when there is no network. */
  key: {
    method: 'GET',
    path: '/order-service/v2/slip-key',
    access: { action: 'orders:create', embed: 'never' },
    query: v.object({
      organizationId: v.optional(GivenIdSchema),
      /** The device's own id. */
      device: GivenIdSchema,
    }),
    answer: SlipKeySchema,
    chosenHere,
  },
  /**
   * Enters the order of a slip as its seller's own, under their key: scanned twice, or sent by the outbox meanwhile, it is one
   * order. What refuses the order is answered; what is no slip of ours is refused.
   */
  recover: {
    method: 'POST',
    path: '/order-service/v2/slips',
    access: { action: 'orders:recover', embed: 'never' },
    body: v.strictObject({
      /** As it was scanned. */
      code: v.pipe(v.string(), v.nonEmpty(), v.maxLength(5000)),
      /** Whoever recovers it was asked, and says that it is another order. */
      notDuplicate: v.optional(v.boolean(), false),
    }),
    answer: RecoveredSchema,
    chosenHere,
  },
})
