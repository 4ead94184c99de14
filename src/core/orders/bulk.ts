/**
 * One action on many orders (docs/domain.md, section 2, "Orders"): looked at first, bound to the orders as they stood,
 * done in the background, with what became of each.
 */
import * as v from 'valibot'
import { type Decision, decisionOf } from '../decision.ts'
import { CentsSchema, CountSchema, IdSchema } from '../fields/values.ts'
import { JobSchema } from '../jobs/job.ts'
import type { Action } from '../permissions.ts'
import { JackpotSchema } from '../raffles/jackpot.ts'
import type { Role } from '../session/role.ts'
import { orderTypes } from './order.ts'
import { owedCents, refundReasons } from './refund.ts'
import { decideOrder, type OrderFacts, type OrderReasonCode, orderReasonCodes } from './rules.ts'

export const bulkActions = ['void', 'mark-mailed', 'email', 'refund'] as const
export type BulkAction = (typeof bulkActions)[number]

/** Orders in one bulk; what matches beyond that is narrowed down first. */
export const mostInBulk = 100_000

/** The wider permission of each; what is against a single order, its rules say. */
export const bulkPermissions: Readonly<Record<BulkAction, Action>> = {
  void: 'orders:void',
  'mark-mailed': 'orders:correct',
  email: 'orders:correct',
  refund: 'orders:refund',
}

/** What the rules of a bulk depend on beside a single order's: nothing of it is ever restored, or let take part. */
export type BulkFacts = Omit<OrderFacts, 'restoreHindrance' | 'late'> & {
  email: string | null
  isMailed: boolean
  /** Null: no card paid. */
  cardEnding: string | null
  /** It stands by a cheque that the bank hasn't paid. */
  isUncleared: boolean
  /** It came after the end of sales, and nobody let it take part. */
  waitsForStaff: boolean
}

/**
 * Whether an order of a bulk may be done. Where somebody sends or marks many, void orders are never meant, though one
 * of them may be sent on its own, nor are tickets sent whose cheque isn't cleared, which one is warned of when it's sent
 * alone, nor those of what came late and is in no draw until staff let it; where they refund many, what is owed to the cards of void ones is.
 */
export function decideInBulk(
  action: BulkAction,
  { email, isMailed, cardEnding, isUncleared, waitsForStaff, ...facts }: BulkFacts,
  roles: readonly Role[],
): Decision<OrderReasonCode> {
  const decision = decideOrder(action, { ...facts, restoreHindrance: null, late: null }, roles)
  if (!decision.allowed || action === 'void') return decision
  const isVoid = facts.status === 'VOID'
  const against: Readonly<Record<typeof action, OrderReasonCode | false>> = {
    'mark-mailed': isVoid ? 'void-not-sent' : isMailed && 'mailed-already',
    email: isVoid
      ? 'void-not-sent'
      : email === null
        ? 'no-address'
        : isUncleared
          ? 'cheque-uncleared'
          : waitsForStaff && 'waits-for-staff',
    refund: owedCents(facts) > 0 ? cardEnding === null && 'paid-by-hand' : 'not-void',
  }
  const code = against[action]
  return decisionOf(code ? [{ code }] : [])
}

/** What a raffle plays for. */
const BulkPotSchema = v.object({
  eventId: IdSchema,
  eventName: v.string(),
  nowCents: CentsSchema,
  afterCents: CentsSchema,
  by: JackpotSchema.entries.by,
})

/** Orders that were asked for and can't be done, by what is against them. */
export const LeftOutSchema = v.object({
  reason: v.picklist(orderReasonCodes),
  count: CountSchema,
  /** Some of them. */
  orderIds: v.array(IdSchema),
})

/** What of the orders that tickets would be sent of, somebody may want to know first. */
export const sendingNotes = ['sent-before', 'maybe-duplicate'] as const

/** What a bulk would do, before anybody says yes: of the orders as they stand now. */
export const BulkLookSchema = v.object({
  id: IdSchema,
  action: v.picklist(bulkActions),
  /** Orders that it would do. */
  count: CountSchema,
  ticketCount: CountSchema,
  /** Tickets and donations; of refunds, what goes back. */
  amountCents: CentsSchema,
  /** ISO 4217. */
  currency: v.string(),
  leftOut: v.array(LeftOutSchema),
  /** Of those that would be done. */
  noted: v.array(v.object({ ...LeftOutSchema.entries, reason: v.picklist(sendingNotes) })),
  /** Raffles whose pot the sales make, where the action changes those. */
  pots: v.array(BulkPotSchema),
  /** What would be owed to buyers afterwards, by how they paid. */
  owed: v.array(v.object({ type: v.picklist(orderTypes), amountCents: CentsSchema })),
  /** What was said of the bulk whose rest this is. */
  comment: v.nullable(v.string()),
  reason: v.nullable(v.picklist(refundReasons)),
  tells: v.boolean(),
})
export type BulkLook = v.InferOutput<typeof BulkLookSchema>

/** How far a bulk is. Its failures are named once it is over, the first of them. */
export const BulkJobSchema = v.object({
  ...JobSchema.entries,
  action: v.picklist(bulkActions),
  /** Of all that were tried. */
  failedCount: CountSchema,
  /** Those that were asked for and left out from the beginning. */
  leftOutCount: CountSchema,
})
export type BulkJob = v.InferOutput<typeof BulkJobSchema>

/** Failures that are named; all stand in the bulk's file. */
export const mostFailuresNamed = 200
