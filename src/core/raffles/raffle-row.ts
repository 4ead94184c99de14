import * as v from 'valibot'
import { CentsSchema, CountSchema, IdSchema, InstantSchema } from '../fields/values.ts'
import { SetTagsSchema } from '../tags/tagged.ts'
import { ActivationRequirementSchema } from './activation.ts'
import { JackpotSchema } from './jackpot.ts'
import { drawTypes, frequencies, RaffleSchema } from './raffle.ts'

/** A raffle as a row of the list: what its columns show and its actions depend on. */
export const RaffleRowSchema = v.object({
  ...RaffleSchema.entries,
  organizationName: v.string(),
  country: v.picklist(['CA', 'US']),
  logoUrl: v.nullable(v.string()),
  licenseUrl: v.nullable(v.string()),
  province: v.string(),
  frequency: v.picklist(frequencies),
  drawType: v.picklist(drawTypes),
  isHomeLottery: v.boolean(),
  /** Where the public sees it; null while it isn't shown. */
  publicUrl: v.nullable(v.string()),
  parentId: v.nullable(IdSchema),
  tags: SetTagsSchema,
  /** When staff or the end date stopped the sales. */
  endedAt: v.nullable(InstantSchema),
  closedAt: v.nullable(InstantSchema),

  /** Tickets of orders that are ACTIVE. */
  ticketsSold: CountSchema,
  ticketLimit: v.nullable(CountSchema),
  /** Of every status: fields lock and deletion ends with the first one. */
  orderCount: CountSchema,
  /** Ticket cents of ACTIVE orders; absent for those who don't see a raffle's money. */
  grossCents: v.optional(CentsSchema),
  /** `jackpot.amountCents`, by the specification's name. */
  actualJackpotCents: CentsSchema,
  jackpot: JackpotSchema,

  activationRequirements: v.array(ActivationRequirementSchema),
  /** What closing and picking depend on (section 4). */
  confirmedJackpotWinners: CountSchema,
  confirmedWinners: CountSchema,
  prizeCount: CountSchema,
  /** Prizes with fewer confirmed winners than their quantity. */
  prizesUnconfirmed: CountSchema,
})
export type RaffleRow = v.InferOutput<typeof RaffleRowSchema>
