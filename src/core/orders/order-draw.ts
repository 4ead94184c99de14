import * as v from 'valibot'
import { IdSchema, InstantSchema } from '../fields/values.ts'

/** Whether an order's tickets are in a draw, and if not, why. */
export const drawStandings = [
  'in',
  'was-in',
  'won',
  'too-late',
  /** Taken before its cut-off, and arrived after it: staff haven't let it take part. */
  'late-arrival',
  'unpaid',
  'cheque-uncleared',
  'failed',
  'void',
] as const
export type DrawStanding = (typeof drawStandings)[number]

export const OrderDrawSchema = v.object({
  id: IdSchema,
  /** Its prizes' names, in their order. */
  prizes: v.array(v.string()),
  drawAt: v.nullable(InstantSchema),
  standing: v.picklist(drawStandings),
})
export type OrderDraw = v.InferOutput<typeof OrderDrawSchema>
