import * as v from 'valibot'
import { CountSchema, IdSchema, InstantSchema } from '../../fields/values.ts'

/** A confirmed winner as the public sees it: no more of the buyer than "E. T., Halifax". */
export const RecentWinnerSchema = v.object({
  id: IdSchema,
  eventId: IdSchema,
  raffleName: v.string(),
  /** IANA zone of the raffle. */
  timeZone: v.string(),
  prizeName: v.string(),
  ticketNumber: CountSchema,
  publicName: v.string(),
  confirmedAt: InstantSchema,
})
export type RecentWinner = v.InferOutput<typeof RecentWinnerSchema>
