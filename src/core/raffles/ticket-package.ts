import * as v from 'valibot'
import { CentsSchema, CountSchema, IdSchema } from '../fields/values.ts'

/** More than a page can offer sensibly. */
export const packagesAtMost = 50

/** A number of tickets at a price, with its own inventory where the licence caps the series. */
export const TicketPackageSchema = v.object({
  id: IdSchema,
  ticketCount: v.pipe(CountSchema, v.minValue(1)),
  priceCents: CentsSchema,
  /** How many packs may be sold; null is no limit of its own. */
  inventory: v.nullable(CountSchema),
  /** Packs sold and not void; absent for those who don't see a raffle's money. */
  soldCount: v.optional(CountSchema),
})
export type TicketPackage = v.InferOutput<typeof TicketPackageSchema>

/** As it is written: a new package has no id yet. Their order in the list is their order on the page. */
export const TicketPackageInputSchema = v.object({
  id: v.optional(IdSchema),
  ticketCount: v.pipe(CountSchema, v.minValue(1)),
  priceCents: CentsSchema,
  inventory: v.nullable(CountSchema),
})
export type TicketPackageInput = v.InferOutput<typeof TicketPackageInputSchema>
