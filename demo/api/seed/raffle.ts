import type { RaffleStatus, raffleCategories } from '../../../src/core/raffles/raffle.ts'
import type { RaffleTable } from '../raffles/tables.ts'
import { type Calendar, calendarOf } from './calendar.ts'
import type { Curve } from './curves.ts'
import { type SeedOrganizationKey, seedOrganizations } from './organizations.ts'

/** A price of a raffle; `share` of its orders, or `sold` packs of a series that is capped. */
export interface SeedPackage {
  tickets: number
  cents: number
  share?: number
  inventory?: number
  sold?: number
}

/** A raffle of the demonstration. Dates are wall-clock times of its organisation's zone. */
export interface SeedRaffle {
  name: string
  organization: SeedOrganizationKey
  category: (typeof raffleCategories)[number]
  status: RaffleStatus
  license: string | null
  start: string | null
  end: string | null
  draw: string | null
  frequency: RaffleTable['frequency']
  packages: SeedPackage[]
  /** Its weight among all orders; none for a raffle that hasn't sold. */
  weight?: number
  curve?: Curve
  drawType?: RaffleTable['drawType']
  /** Name of the raffle that it is an add-on of. */
  parent?: string
  startingTicketNumber?: number
  guaranteeCents?: number
}

/** Shares of the orders, from the cheapest package to the dearest. */
const mix = [0.15, 0.35, 0.5]

/** Packages at their usual shares. */
export function packages(...prices: [tickets: number, dollars: number][]): SeedPackage[] {
  const weights = mix.slice(0, prices.length)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return prices.map(([tickets, dollars], index) => ({
    tickets,
    cents: dollars * 100,
    share: (weights[index] ?? 0) / sum,
  }))
}

/** The calendar of an organisation's zone. */
export function calendarFor(organization: SeedOrganizationKey, now: Date): Calendar {
  return calendarOf(seedOrganizations[organization].timeZone, now)
}
