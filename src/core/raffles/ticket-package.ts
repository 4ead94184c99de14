import * as v from 'valibot'
import { recordOf, sentOf } from '../fields/field.ts'
import { count, countOrNull, money } from '../fields/kinds.ts'
import { CountSchema, IdSchema } from '../fields/values.ts'

/** More than a page can offer sensibly. */
export const packagesAtMost = 50

/** A number of tickets at a price, with its own inventory where the licence caps the series. */
export const packageFields = {
  ticketCount: count({ least: 1, most: 1_000_000, initially: null }),
  priceCents: money(),
  /** How many packs may be sold; null is no limit of its own. */
  inventory: countOrNull(),
}

export const TicketPackageSchema = recordOf(packageFields, {
  id: IdSchema,
  /** Packs sold and not void; absent for those who don't see a raffle's money. */
  soldCount: v.optional(CountSchema),
})
export type TicketPackage = v.InferOutput<typeof TicketPackageSchema>

/** As it is written: a new package has no id yet. Their order in the list is their order on the page. */
export const TicketPackageInputSchema = v.strictObject({
  id: v.optional(IdSchema),
  ...sentOf(packageFields),
})
export type TicketPackageInput = v.InferOutput<typeof TicketPackageInputSchema>
