/** Prize (docs/specification.md, section 3), and what is chosen here to draw it. */
import * as v from 'valibot'
import { recordOf, type Values } from '../../fields/field.ts'
import { count, longText, money, text, yesNo } from '../../fields/kinds.ts'
import { instant } from '../../fields/time-kinds.ts'
import { CountSchema, IdSchema, RecordVersionSchema } from '../../fields/values.ts'

/** `jackpot` is a raffle's one jackpot or grand prize: made with the raffle, never deleted. */
export const winnerCategories = ['jackpot', 'prize'] as const

export const prizeFields = {
  name: text(120, { required: true }),
  description: longText(4000),
  sponsor: text(120),
  /** Declared value, tax included; of a pot it is what the pot stands at. */
  valueCents: money(),
  quantity: count({ least: 1, most: 1000, initially: 1 }),
  /** UTC; tickets bought later don't take part. Null: until the raffle's sales end. */
  cutoffAt: instant(),
  /** UTC; null: the raffle's draw date. */
  drawDate: instant(),
  /** Winners of this prize go back into the pool of later draws. */
  winnersStayIn: yesNo(true),
}
export type PrizeFields = Values<typeof prizeFields>

export const PrizeSchema = recordOf(prizeFields, {
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
