import * as v from 'valibot'
import { answeredOf } from '../fields/field.ts'
import { IdSchema, InstantSchema } from '../fields/values.ts'
import { DrawSchema } from './draws/draw.ts'
import { fees } from './fees.ts'
import { raffleCategories, raffleStatuses } from './raffle.ts'
import { raffleFields } from './raffle-fields.ts'
import { RaffleRowSchema } from './raffle-row.ts'
import { TicketPackageSchema } from './ticket-package.ts'

/** A raffle that stands above or below this one: home lotteries sell a 50/50 as an add-on. */
export const RelatedRaffleSchema = v.object({
  id: IdSchema,
  name: v.string(),
  status: v.picklist(raffleStatuses),
  category: v.picklist(raffleCategories),
})
export type RelatedRaffle = v.InferOutput<typeof RelatedRaffleSchema>

/** Everything about one raffle: what GET /events/{id} answers. */
export const RaffleDetailSchema = v.object({
  ...RaffleRowSchema.entries,
  ...answeredOf(raffleFields),
  // Fees are absent for those who don't see a raffle's money.
  ...v.partial(v.object(answeredOf(fees))).entries,
  actualJackpotCents: RaffleRowSchema.entries.actualJackpotCents,
  packages: v.array(TicketPackageSchema),
  draws: v.array(DrawSchema),
  parentEvent: v.nullable(RelatedRaffleSchema),
  childEvents: v.array(RelatedRaffleSchema),
  /** UTC; null before the first sale. From then on price, start number, zone and draw type are locked. */
  firstSaleAt: v.nullable(InstantSchema),
  /** An order counts, or is being paid for: what buyers bought on is lowered with a reason only (terms.ts). */
  hasSales: v.boolean(),
  createdAt: InstantSchema,
})
export type RaffleDetail = v.InferOutput<typeof RaffleDetailSchema>
