import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { timeZone } from '../fields/time-kinds.ts'
import { GivenIdSchema, IdSchema, said } from '../fields/values.ts'
import { ListTextSchema } from '../table/list-text.ts'
import { BulkJobSchema, BulkLookSchema, bulkActions } from './bulk.ts'
import { refundReasons } from './refund.ts'

const path = '/order-service/v2/orders'
// What an action needs, its own permission says.
const access = { action: 'orders:read', embed: 'orders:edit' } as const
const chosenHere = true
const someIds = v.pipe(v.array(GivenIdSchema), v.minLength(1), v.maxLength(1000))

/** Which orders: those that were ticked, all that a list's filters let through, or what an earlier bulk didn't do. */
const BulkSetSchema = v.variant('of', [
  v.strictObject({
    of: v.literal('ids'),
    ids: someIds,
    organizationId: v.optional(GivenIdSchema),
  }),
  v.strictObject({ of: v.literal('matching'), query: ListTextSchema }),
  v.strictObject({ of: v.literal('rest'), bulkId: IdSchema }),
])
export type BulkSet = v.InferInput<typeof BulkSetSchema>

export const bulkCalls = contracts({
  /** Looks at what an action on many orders would do, and keeps which orders, as they stand now. */
  look: {
    method: 'POST',
    path: `${path}/bulks`,
    access,
    body: v.strictObject({ action: v.picklist(bulkActions), set: BulkSetSchema }),
    answer: BulkLookSchema,
    makes: true,
    timeoutMs: 60_000,
    chosenHere,
  },
  /** Does it, to the orders that haven't changed since they were looked at. */
  begin: {
    method: 'POST',
    path: `${path}/bulks/:id/begin`,
    access,
    body: v.strictObject({
      /** Why: needed to void. */
      comment: v.optional(said(1000)),
      /** Needed to refund. */
      reason: v.optional(v.picklist(refundReasons)),
      /** Of what is void: its buyers are written to, each an email that their tickets are. */
      tells: v.optional(v.boolean(), false),
      /** IANA zone of the day that the file of what became of each is named by. */
      timeZone: timeZone().schema,
    }),
    answer: BulkJobSchema,
    makes: true,
    chosenHere,
  },
  /** How far one's own bulk is. */
  get: { method: 'GET', path: `${path}/bulks/:id`, access, answer: BulkJobSchema, chosenHere },
  /** Voids orders without a look before; what can't be voided is a failure of the job. */
  void: {
    method: 'POST',
    path: `${path}/void`,
    access: { action: 'orders:void', embed: 'orders:edit' },
    body: v.strictObject({ orderIds: someIds, voidedComment: said(1000) }),
    answer: BulkJobSchema,
    makes: true,
  },
  /** Marks orders as mailed without a look before. */
  markMailed: {
    method: 'PATCH',
    path,
    access: { action: 'orders:correct', embed: 'orders:edit' },
    body: v.strictObject({ orderIds: someIds, mailed: v.literal(true) }),
    answer: BulkJobSchema,
  },
})
