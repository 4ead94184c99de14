/**
 * What staff enter of a raffle: every field of "Event / raffle" (docs/specification.md, section 3) that isn't an
 * id, a status or a figure. Names are the API's.
 */
import type { Values } from '../fields/field.ts'
import {
  choice,
  count,
  longText,
  matching,
  moneyOrNull,
  moneyOrZero,
  province,
  record,
  text,
  textOrNull,
  yesNo,
} from '../fields/kinds.ts'
import { file, html, webAddress } from '../fields/page-kinds.ts'
import { cron, instant, timeZone } from '../fields/time-kinds.ts'
import { fees } from './fees.ts'
import { drawTypes, frequencies, raffleCategories } from './raffle.ts'
import { settingFields } from './settings.ts'

const identity = {
  name: text(120, { required: true }),
  /** Most are. */
  category: choice(raffleCategories, '50/50'),
  logoUrl: file(),
  description: html(20_000),
  /** They mention the prizes, place and time of the draw, and the claim window. */
  rules: html(50_000),
  licenseNumber: textOrNull(60),
  licenseUrl: file(),
  /** The last part of the public address. */
  shortlink: matching(isShortlink, 'shortlink'),
  province: province(),
  salesRepId: textOrNull(60),
  isHomeLottery: yesNo(false),
  rulesEnabled: yesNo(true),
  /** The only bypass of "The postal code must be from within the province."; its change is logged. */
  disablePostalCheckV2: yesNo(false),
}

const schedule = {
  startDate: instant(),
  endDate: instant(),
  drawDate: instant(),
  timeZone: timeZone(),
  frequency: choice(frequencies, 'one-off'),
  /** Chosen here: when a raffle that repeats starts anew, in its zone; null for a one-off. */
  frequencyCron: cron(),
  drawLocation: text(300),
  /** Shown on the charity's public page. */
  show: yesNo(true),
  showLiveRaffles: yesNo(true),
  /** Section 9, "Campaign locations". */
  showHomeOne: yesNo(false),
  showHomeTwo: yesNo(false),
}

const jackpot = {
  startingPotCents: moneyOrZero(),
  /** Chosen here: the pot is never below it (docs/domain.md, "Money"). */
  guaranteedPotCents: moneyOrZero(),
  /** Display alone: below it, the page shows no pot. */
  minimumJackpotDisplayCents: moneyOrZero(),
  /** Integer cents; null is no limit. */
  maxJackpot: moneyOrNull(),
  /**
   * Answers have what the jackpot stands at. Written only where staff enter it (`isJackpotEntered`): a custom jackpot, or
   * the grand prize's declared value; null is none yet.
   */
  actualJackpotCents: moneyOrNull(),
  startingTicketNumber: count({ most: 1_000_000_000, initially: 1 }),
  drawType: choice(drawTypes, 'rng'),
  /** What the buyer's card statement says. */
  statementDescriptor: text(22),
  ticketNumbersShow: yesNo(true),
}

/** "ticker…" are the API's names of the ticket's header, footer, link and logo. */
const ticketText = {
  emailTicketBody: html(50_000),
  emailTicketFooter: html(20_000),
  tickerHeader: text(300),
  tickerFooter: text(300),
  tickerUrl: webAddress(),
  tickerLogo: file(),
  ticketFooterQRCode: webAddress(),
  ticketFooterQRCodeImage: file(),
  ticketFooterImage: file(),
  invenueTicketFooter: longText(2000),
  invenueFooterImage: file(),
}

const supportStatistics = {
  supportStatsActive: yesNo(false),
  supportStatsForceSelectionEnabled: yesNo(false),
  supportStatsShow: yesNo(false),
  supportStatsLabel: text(120),
}

export const raffleFields = {
  ...identity,
  ...schedule,
  ...jackpot,
  ...ticketText,
  ...supportStatistics,
  ...fees,
  settings: record(settingFields),
}
export type RaffleFields = Values<typeof raffleFields>

/** Lower-case letters, digits and hyphens within. */
function isShortlink(written: string): boolean {
  return /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/.test(written)
}

/** What of them stands on a printed ticket. */
export function printedOf(fields: RaffleFields) {
  return {
    header: fields.tickerHeader,
    link: fields.tickerUrl,
    footerLink: fields.ticketFooterQRCode || null,
    footerImage: fields.ticketFooterImage,
  }
}
