import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type {
  DrawType,
  Frequency,
  RaffleStatus,
  raffleCategories,
} from '../../../src/core/raffles/raffle.ts'
import type { RaffleFields } from '../../../src/core/raffles/raffle-fields.ts'
import type { RaffleSettings } from '../../../src/core/raffles/settings.ts'

export interface RaffleTable {
  id: Generated<string>
  organizationId: string
  parentId: string | null
  /** The first raffle of its series; null: it begins one. */
  seriesId: Generated<string | null>
  name: string
  category: (typeof raffleCategories)[number]
  status: RaffleStatus
  licenseNumber: string | null
  startAt: Date | null
  endAt: Date | null
  drawAt: Date | null
  timeZone: string
  province: string
  frequency: Frequency
  drawType: DrawType
  startingTicketNumber: Generated<number>
  ticketLimit: number | null
  startingPotCents: Generated<number>
  minimumJackpotDisplayCents: Generated<number>
  jackpotPercent: number | null
  /** With two decimals at most: 50, 12.5. */
  guaranteedPotCents: Generated<number>
  maxJackpotCents: number | null
  declaredJackpotCents: number | null
  licenseUrl: string | null
  logoUrl: string | null
  shortlink: string | null
  /** JSON text going in; `RaffleDetails` coming out. */
  details: ColumnType<RaffleDetails, string | undefined, string>
  settings: ColumnType<StoredSettings, string | undefined, string>
  /** The number that the next ticket gets. */
  nextTicketNumber: number
  activationRequestedAt: Date | null
  activatedAt: Date | null
  endedAt: Date | null
  closedAt: Date | null
  version: Generated<number>
  createdAt: Generated<Date>
  changedAt: Generated<Date>
  changedBy: string | null
  searchName: Generated<string>
  /** These follow from details and settings, so that lists needn't unpack them. */
  isHomeLottery: GeneratedAlways<boolean>
  shown: GeneratedAlways<boolean>
  hasRules: GeneratedAlways<boolean>
  hasDrawLocation: GeneratedAlways<boolean>
  customJackpot: GeneratedAlways<boolean>
  onlineSalesDisabled: GeneratedAlways<boolean>
}

/** Fields without a column of their own; what is missing has its default (core/raffles/default-fields.ts). */
export type RaffleDetails = Partial<RaffleFields>

/** Settings without a column of their own. */
export type StoredSettings = Partial<RaffleSettings>

export interface PackageTable {
  id: Generated<string>
  raffleId: string
  ticketCount: number
  priceCents: number
  /** How many packs the licence allows of this series; null is no limit of its own. */
  inventory: number | null
  position: number
}

/** Sums that follow the orders by trigger; never written by hand. */
export interface PackageSalesTable {
  raffleId: string
  packageId: string
  orders: number
  sold: number
  soldCents: number
  /** Tickets that are void of orders that stand. */
  voidedTickets: number
  /** Orders of which anything is void, and what of them is. */
  voided: number
  voidedCents: number
  firstOrderAt: Date | null
}

/** Added to and never changed. */
export interface TermChangeTable {
  id: GeneratedAlways<number>
  raffleId: string
  fields: string[]
  reason: string
  fromCents: number
  toCents: number
  changedAt: Date
  changedBy: string | null
}

export interface RaffleTables {
  raffles: RaffleTable
  packages: PackageTable
  packageSales: PackageSalesTable
  termChanges: TermChangeTable
}
