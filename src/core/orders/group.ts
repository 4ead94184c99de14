/** Orders that were entered together: several raffles, and a donation, in one purchase (docs/domain.md, "Order detail"). */
import * as v from 'valibot'
import { contracts } from '../contract.ts'
import { CentsSchema, IdSchema, RecordVersionSchema, said } from '../fields/values.ts'
import { orderRowEntries } from './order-list.ts'

const { id, eventId, eventName, currency, boughtAt, status } = orderRowEntries
const { firstTicketNumber, lastTicketNumber, voidNumbers, voidedCents } = orderRowEntries

const GroupedOrderSchema = v.object({
  id,
  eventId,
  eventName,
  currency,
  boughtAt,
  status,
  firstTicketNumber,
  lastTicketNumber,
  voidNumbers,
  /** Tickets and donation. */
  amountPaidCents: CentsSchema,
  /** Of tickets that are void while it stands. */
  voidedCents,
})
type GroupedOrder = v.InferOutput<typeof GroupedOrderSchema>

/** What of an order's money still stands: nothing of a void one, or of one that was never paid. */
export function standingCents(
  order: Pick<GroupedOrder, 'status' | 'amountPaidCents' | 'voidedCents'>,
): number {
  const { status, amountPaidCents, voidedCents } = order
  return status === 'VOID' || status === 'FAILED' ? 0 : amountPaidCents - voidedCents
}

export const OrderGroupSchema = v.object({
  id: IdSchema,
  /** What staff call it. */
  name: v.nullable(v.string()),
  /** While it isn't, nothing is sent of its orders; their tickets stay in the draws. */
  active: v.boolean(),
  version: RecordVersionSchema,
  /** Those that the reader may see, as they were entered. */
  orders: v.array(GroupedOrderSchema),
})
export type OrderGroup = v.InferOutput<typeof OrderGroupSchema>

const path = '/order-service/v2'
const corrects = { action: 'orders:correct', embed: 'orders:edit' } as const

export const groupCalls = contracts({
  get: {
    method: 'GET',
    path: `${path}/order-groups/:id`,
    access: { action: 'orders:read', embed: 'orders:read' },
    answer: OrderGroupSchema,
  },
  /** Gives it a name, or takes it away. */
  change: {
    method: 'PATCH',
    path: `${path}/order-groups/:id`,
    access: corrects,
    body: v.strictObject({
      version: RecordVersionSchema,
      name: v.optional(v.nullable(said(120))),
    }),
    answer: OrderGroupSchema,
  },
  deactivate: {
    method: 'PATCH',
    path: `${path}/deactivate-order-group/:id`,
    access: corrects,
    body: v.strictObject({ version: RecordVersionSchema, comment: v.optional(said(1000)) }),
    answer: OrderGroupSchema,
  },
  activate: {
    method: 'PATCH',
    path: `${path}/activate-order-group/:id`,
    access: corrects,
    body: v.strictObject({ version: RecordVersionSchema, comment: v.optional(said(1000)) }),
    answer: OrderGroupSchema,
  },
})
