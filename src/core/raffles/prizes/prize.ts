/** Prize (docs/specification.md, section 3), and what is chosen here to draw it. */
import * as v from 'valibot'
import {
  CentsSchema,
  CountSchema,
  IdSchema,
  InstantSchema,
  RecordVersionSchema,
} from '../../fields/values.ts'

/** `jackpot` is a raffle's one jackpot or grand prize: made with the raffle, never deleted. */
export const winnerCategories = ['jackpot', 'prize'] as const

export const PrizeFieldsSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120)),
  description: v.pipe(v.string(), v.maxLength(4000)),
  sponsor: v.pipe(v.string(), v.maxLength(120)),
  /** Declared value, tax included; of a pot it is what the pot stands at. */
  valueCents: CentsSchema,
  quantity: v.pipe(CountSchema, v.minValue(1), v.maxValue(1000)),
  /** UTC; tickets bought later don't take part. Null: until the raffle's sales end. */
  cutoffAt: v.nullable(InstantSchema),
  /** UTC; null: the raffle's draw date. */
  drawDate: v.nullable(InstantSchema),
  /** Winners of this prize go back into the pool of later draws. */
  winnersStayIn: v.boolean(),
})
export type PrizeFields = v.InferOutput<typeof PrizeFieldsSchema>

export const PrizeSchema = v.object({
  ...PrizeFieldsSchema.entries,
  id: IdSchema,
  eventId: IdSchema,
  drawId: IdSchema,
  category: v.picklist(winnerCategories),
  /** Its place in the list, from 1. */
  order: CountSchema,
  /** Picks that stand (not rejected). */
  picksCompleted: CountSchema,
  /** Picks of a batch that is under way. */
  picksPending: CountSchema,
  confirmedCount: CountSchema,
  /** Its draw is locked: date, cut-off and quantity no longer change. */
  locked: v.boolean(),
  version: RecordVersionSchema,
})
export type Prize = v.InferOutput<typeof PrizeSchema>

/** GET /prizes/{id}/tickets/count. */
export const TicketCountSchema = v.object({ count: CountSchema })
