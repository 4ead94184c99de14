/** The raffles that a seller may sell now, with all that the form needs to know of each. */
import * as v from 'valibot'
import { CentsSchema, CountSchema, IdSchema, InstantSchema } from '../fields/values.ts'

const OnSalePackageSchema = v.object({
  id: IdSchema,
  tickets: CountSchema,
  priceCents: CentsSchema,
  /** Packs that are left; null: the package has no limit of its own. */
  left: v.nullable(CountSchema),
})

/** What the raffle's settings ask for (section 3, "Event settings"). */
const AsksSchema = v.object({
  /** Somebody else may be named whose tickets they are, too. */
  secondName: v.boolean(),
  /** An address that printed tickets can be sent to. */
  shipping: v.boolean(),
  /** Age and gender, which nobody has to tell. */
  demographics: v.boolean(),
  /** In an organization that has the product. */
  donation: v.boolean(),
  /** A sweepstakes that needs no purchase: paper entries by mail are free. */
  freeEntry: v.boolean(),
  /** Otherwise a purchase has one package of it. */
  severalPackages: v.boolean(),
  /** The most orders of a customer: each package is an order. */
  maxOrders: v.nullable(CountSchema),
  /** The postal code must be from within the province; `disablePostalCheckV2` by-passes it. */
  postalCheck: v.boolean(),
})

export const OnSaleRaffleSchema = v.object({
  id: IdSchema,
  name: v.string(),
  province: v.string(),
  /** IANA. */
  timeZone: v.string(),
  startAt: v.nullable(InstantSchema),
  endAt: v.nullable(InstantSchema),
  /** Its end date has passed and staff haven't ended it: what was received by mail before is still entered. */
  mailOnly: v.boolean(),
  /** Null: as many as anybody wants. */
  ticketsLeft: v.nullable(CountSchema),
  /** As the sales page has them; never none. */
  packages: v.array(OnSalePackageSchema),
  asks: AsksSchema,
  /** Years: whoever is younger may not buy. */
  minimumAge: CountSchema,
  /** What is read to a buyer before they pay, in their language. */
  script: v.object({ en: v.string(), fr: v.string() }),
})
export type OnSaleRaffle = v.InferOutput<typeof OnSaleRaffleSchema>

export const OnSaleSchema = v.object({
  raffles: v.array(OnSaleRaffleSchema),
  country: v.picklist(['CA', 'US']),
  /** ISO 4217, of all of them. */
  currency: v.string(),
  /** The organization takes cards: it has an account with the payment provider. */
  takesCards: v.boolean(),
  /** By the server's clock, as it answered. */
  now: InstantSchema,
})
export type OnSale = v.InferOutput<typeof OnSaleSchema>

/**
 * What is on sale at a moment after it was read: a raffle whose end has passed meanwhile is entered by mail alone, as the
 * server would say it, network or none.
 *
 * @param now epoch ms by the server's clock
 */
export function saleAt(sale: OnSale, now: number): OnSale {
  const raffles = sale.raffles.map(raffle =>
    raffle.endAt !== null && Date.parse(raffle.endAt) <= now
      ? { ...raffle, mailOnly: true }
      : raffle,
  )
  return { ...sale, raffles }
}

/** When the next raffle of it ends (epoch ms by the server's clock); null: none that is read does. */
export function nextEndOf({ raffles }: OnSale, now: number): number | null {
  const ends = raffles.flatMap(({ endAt }) => (endAt === null ? [] : [Date.parse(endAt)]))
  const ahead = ends.filter(end => end > now)
  return ahead.length === 0 ? null : Math.min(...ahead)
}

/**
 * How old a buyer must be (docs/domain.md, section 1, "Residence and age"): nineteen where the province's age of majority is,
 * else eighteen.
 */
export function minimumAgeIn(province: string): number {
  return nineteen.has(province) ? 19 : 18
}

const nineteen = new Set(['BC', 'NB', 'NL', 'NS', 'NT', 'NU', 'PE', 'YT'])
