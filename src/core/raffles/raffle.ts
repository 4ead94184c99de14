/**
 * A raffle. The API calls it an "event" (section 3, "Event / raffle"); in our code it is a Raffle,
 * and the word event is left to the DOM.
 */
import * as v from 'valibot'

/** draft → pending → active ⇄ inactive → ended → closed. */
export const raffleStatuses = ['draft', 'pending', 'active', 'inactive', 'ended', 'closed'] as const
export type RaffleStatus = (typeof raffleStatuses)[number]

/** In the location of a raffle's view, with its orders: whether it is cancelled is to be asked at once. */
export const cancelsRaffle = 'cancel'

/** Section 3, "Raffle categories". */
export const raffleCategories = ['50/50', 'Raffle', 'Sweepstakes', 'Promo Raffle'] as const

/** Section 9, "Event frequencies". */
export const frequencies = [
  'one-off',
  'weekly',
  'bi-weekly',
  'monthly',
  'quarterly',
  'multiple',
] as const
export type Frequency = (typeof frequencies)[number]

/** Section 5, "Draw type options". */
export const drawTypes = ['barrel', 'rng'] as const
export type DrawType = (typeof drawTypes)[number]

const utcInstant = v.pipe(v.string(), v.isoTimestamp())

const OpenDrawSchema = v.object({
  id: v.string(),
  drawAt: utcInstant,
  /** Of each winner that waits for its second person: the user who confirmed first. Left out where none waits. */
  confirmedFirstBy: v.optional(v.array(v.string())),
  /** How many winners nobody has confirmed yet, not even once. */
  winnersLeft: v.optional(v.pipe(v.number(), v.integer())),
})

/** The API calls raffles events (section 7). */
export const rafflesPath = '/event-service/v2/events'

/** What start-up and home need of a raffle. */
export const RaffleSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  name: v.string(),
  organizationId: v.pipe(v.string(), v.uuid()),
  status: v.picklist(raffleStatuses),
  category: v.picklist(raffleCategories),
  licenseNumber: v.nullable(v.string()),
  startDate: v.nullable(utcInstant),
  endDate: v.nullable(utcInstant),
  drawDate: v.nullable(utcInstant),
  /** When sales stopped, by hand or by their date; null while they haven't. */
  endedAt: v.optional(v.nullable(utcInstant)),
  /** Draws that aren't complete and have a date (UTC), the earliest first. */
  openDraws: v.optional(v.array(OpenDrawSchema), []),
  /** The raffle that this one is an add-on of. */
  parentId: v.optional(v.nullable(v.string())),
  /** IANA zone of the raffle. */
  timeZone: v.string(),
  /** The version a PATCH sends back. */
  version: v.pipe(v.number(), v.integer()),
})
export type Raffle = v.InferOutput<typeof RaffleSchema>
