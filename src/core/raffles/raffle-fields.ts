/**
 * What staff enter of a raffle: every field of "Event / raffle" (docs/specification.md, section 3) that isn't an
 * id, a status or a figure. Names are the API's.
 */
import * as v from 'valibot'
import { CentsSchema, CountSchema, InstantSchema, PercentSchema } from '../fields/values.ts'
import { raffleCategories } from './raffle.ts'
import { RaffleSettingsSchema } from './settings.ts'

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

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
const address = v.nullable(text(2000))
const instant = v.nullable(InstantSchema)

const identity = {
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120)),
  category: v.picklist(raffleCategories),
  logoUrl: address,
  /** HTML, drawn by the kit's sanitiser only. */
  description: text(20_000),
  /** HTML. They mention the prizes, place and time of the draw, and the claim window. */
  rules: text(50_000),
  licenseNumber: v.nullable(text(60)),
  licenseUrl: address,
  /** The last part of the public address. */
  shortlink: v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/))),
  /** Code of the province or state: "NS", "MN". */
  province: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  salesRepId: v.nullable(text(60)),
  isHomeLottery: v.boolean(),
  rulesEnabled: v.boolean(),
  /** The only bypass of "The postal code must be from within the province."; its change is logged. */
  disablePostalCheckV2: v.boolean(),
} as const

const schedule = {
  startDate: instant,
  endDate: instant,
  drawDate: instant,
  /** IANA zone. */
  timeZone: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  frequency: v.picklist(frequencies),
  /** Chosen here: when a raffle that repeats starts anew, as a cron expression in its zone; null for a one-off. */
  frequencyCron: v.nullable(text(120)),
  drawLocation: text(300),
  /** Shown on the charity's public page. */
  show: v.boolean(),
  showLiveRaffles: v.boolean(),
  /** Section 9, "Campaign locations". */
  showHomeOne: v.boolean(),
  showHomeTwo: v.boolean(),
} as const

const jackpot = {
  startingPotCents: CentsSchema,
  /** Chosen here: the pot is never below it (docs/domain.md, "Money"). */
  guaranteedPotCents: CentsSchema,
  /** Display alone: below it, the page shows no pot. */
  minimumJackpotDisplayCents: CentsSchema,
  /** Integer cents; null is no limit. */
  maxJackpot: v.nullable(CentsSchema),
  /**
   * Answers have what the jackpot stands at. Written only where staff enter it (`isJackpotEntered`): a custom jackpot, or
   * the grand prize's declared value; null is none yet.
   */
  actualJackpotCents: v.nullable(CentsSchema),
  startingTicketNumber: CountSchema,
  drawType: v.picklist(drawTypes),
  /** What the buyer's card statement says. */
  statementDescriptor: text(22),
  ticketNumbersShow: v.boolean(),
} as const

/** "ticker…" are the API's names of the ticket's header, footer, link and logo. */
const ticketText = {
  emailTicketBody: text(50_000),
  emailTicketFooter: text(20_000),
  tickerHeader: text(300),
  tickerFooter: text(300),
  tickerUrl: address,
  tickerLogo: address,
  ticketFooterQRCode: address,
  ticketFooterQRCodeImage: address,
  ticketFooterImage: address,
  invenueTicketFooter: text(2000),
  invenueFooterImage: address,
} as const

const supportStatistics = {
  supportStatsActive: v.boolean(),
  supportStatsForceSelectionEnabled: v.boolean(),
  supportStatsShow: v.boolean(),
  supportStatsLabel: text(120),
} as const

/** For administrators only. The two named "…Dollars" are in cents on the wire (section 3, "cents form"). */
const fees = {
  raffleboxFeePercent: PercentSchema,
  /** Integer cents, despite its name. */
  raffleboxFeeFlatRateDollars: CentsSchema,
  /** Integer cents, despite its name. */
  raffleboxOrderFeeDollars: CentsSchema,
  processingFeePercent: PercentSchema,
  raffleboxDonationFeePercent: PercentSchema,
} as const

/** What the product asks for; not everybody who sees a raffle sees it. */
export const FeesSchema = v.object(fees)

export const feeFields = Object.keys(fees) as readonly (keyof typeof fees)[]

export const RaffleFieldsSchema = v.object({
  ...identity,
  ...schedule,
  ...jackpot,
  ...ticketText,
  ...supportStatistics,
  ...fees,
  settings: RaffleSettingsSchema,
})
export type RaffleFields = v.InferOutput<typeof RaffleFieldsSchema>
