import type { Generated } from 'kysely'
import type { RaffleStatus, raffleCategories } from '../../../src/core/raffles/raffle.ts'

export interface RaffleTable {
  id: Generated<string>
  organizationId: string
  parentId: string | null
  name: string
  category: (typeof raffleCategories)[number]
  status: RaffleStatus
  licenseNumber: string | null
  startAt: Date | null
  endAt: Date | null
  drawAt: Date | null
  timeZone: string
  province: string
  frequency: 'one-off' | 'weekly' | 'bi-weekly' | 'monthly' | 'quarterly' | 'multiple'
  drawType: 'rng' | 'barrel'
  startingTicketNumber: Generated<number>
  ticketLimit: number | null
  startingPotCents: Generated<number>
  minimumJackpotDisplayCents: Generated<number>
  jackpotPercent: number | null
  version: Generated<number>
  createdAt: Generated<Date>
}

export interface PackageTable {
  id: Generated<string>
  raffleId: string
  ticketCount: number
  priceCents: number
  /** How many packs the licence allows of this series; null is no limit of its own. */
  inventory: number | null
  position: number
}

export interface RaffleTables {
  raffles: RaffleTable
  packages: PackageTable
}
