/** The finder: orders by whatever a buyer can name, each with why it was found (docs/domain.md, section 2, "Orders"). */
import * as v from 'valibot'
import { CountSchema } from '../fields/values.ts'
import { OrderDrawSchema } from './order-draw.ts'
import { OrderRowSchema } from './order-list.ts'

/** What of an order a typed word is: its id, the reference of the receipt that it had before its numbers, a ticket, the buyer's address, number, card or name, or the raffle. */
export const findReasons = [
  'order',
  'reference',
  'ticket',
  'email',
  'phone',
  'card',
  'name',
  /** Of one who was merged into the buyer. */
  'former-email',
  'former-phone',
  /** Those but for a slip of the keyboard. */
  'similar-name',
  'similar-email',
  'raffle',
] as const
export type FindReason = (typeof findReasons)[number]

/** Answers to one search; the rest is counted. */
export const mostFound = 20

export const FoundOrdersSchema = v.object({
  /** The likeliest first, then the newest. */
  found: v.array(
    v.object({
      order: OrderRowSchema,
      /** For each word that was typed. */
      why: v.array(v.object({ typed: v.string(), reason: v.picklist(findReasons) })),
      /** Those of its raffle, as its page has them: for the buyer who asks whether they are in one. */
      draws: v.array(OrderDrawSchema),
    }),
  ),
  /** How many match in all. */
  total: CountSchema,
  /** What was typed as a condition and is none that is known, what says nothing, and words beyond the eighth. */
  unread: v.array(v.string()),
})
export type FoundOrders = v.InferOutput<typeof FoundOrdersSchema>
export type FoundOrder = FoundOrders['found'][number]

export const longestFindText = 200
export const FindTextSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(longestFindText),
)
