import type { RaffleStatus, raffleCategories } from '../../../src/core/raffles/raffle.ts'
import type { RaffleTable } from '../raffles/tables.ts'
import { calendarOf, daysUntil } from './calendar.ts'
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

const mix = [0.15, 0.35, 0.5]

function packages(...prices: [tickets: number, dollars: number][]): SeedPackage[] {
  const weights = mix.slice(0, prices.length)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return prices.map(([tickets, dollars], index) => ({
    tickets,
    cents: dollars * 100,
    share: (weights[index] ?? 0) / sum,
  }))
}

/** All raffles, with dates around `now`. */
export function seedRaffles(now: Date): SeedRaffle[] {
  return [
    ...harbourLights(now),
    goldrush(now),
    ...dreamHome(now),
    ...puckNights(now),
    ...moitieMoitie(now),
    ...smallOnes(now),
  ]
}

function calendar(organization: SeedOrganizationKey, now: Date) {
  return calendarOf(seedOrganizations[organization].timeZone, now)
}

/** Every four weeks, from Saturday to Friday at nine; drawn on the Monday after. */
function harbourLights(now: Date): SeedRaffle[] {
  const at = calendar('ternCove', now)
  const nextEnd = daysUntil(5, at, 2)
  return Array.from({ length: 14 }, (_, edition) => {
    const end = nextEnd - 28 * edition
    const number = 14 - edition
    return {
      name: `Harbour Lights 50/50 – ${number}`,
      organization: 'ternCove',
      category: '50/50',
      status: edition === 0 ? 'active' : 'closed',
      license: `AGD-${String(100 + number).padStart(6, '0')}-25`,
      start: at.day(end - 27, '10:00'),
      end: at.day(end, '21:00'),
      draw: at.day(end + 3, '12:00'),
      frequency: 'monthly',
      packages: packages([1, 5], [3, 10], [20, 20]),
      weight: edition === 0 ? 2.6 : 2.1,
      curve: edition === 0 ? 'running' : 'month',
      startingTicketNumber: 100_001,
      guaranteeCents: 250_000,
    }
  })
}

function goldrush(now: Date): SeedRaffle {
  const at = calendar('ternCove', now)
  const draw = daysUntil(3, at, 1)
  return {
    name: 'Tern Cove Goldrush',
    organization: 'ternCove',
    category: 'Raffle',
    status: 'active',
    license: 'AGD-000090-25',
    start: at.day(draw - 182, '09:00'),
    end: at.day(draw + 182, '17:00'),
    draw: at.day(draw + 182, '19:00'),
    frequency: 'weekly',
    packages: packages([1, 2]),
  }
}

/** Sixteen weeks each; the early bird of the one that runs is drawn. */
function dreamHome(now: Date): SeedRaffle[] {
  const at = calendar('saltmarsh', now)
  const home = {
    organization: 'saltmarsh',
    category: 'Raffle',
    frequency: 'one-off',
    packages: packages([1, 100], [3, 250], [5, 375]),
  } as const satisfies Partial<SeedRaffle>
  const running = {
    start: at.day(-74, '09:00'),
    end: at.day(38, '23:59'),
    draw: at.day(47, '11:00'),
  }
  return [
    {
      ...home,
      name: 'Saltmarsh Dream Home – last year',
      status: 'closed',
      license: 'NB-L-004410',
      start: at.day(-380, '09:00'),
      end: at.day(-268, '23:59'),
      draw: at.day(-259, '11:00'),
      weight: 14,
      curve: 'month',
    },
    {
      ...home,
      // Its tickets are few and dear: sales of over a million, however small the seed.
      name: 'Saltmarsh Founders’ Cottage',
      status: 'closed',
      license: 'NB-L-004518',
      start: at.day(-230, '09:00'),
      end: at.day(-160, '23:59'),
      draw: at.day(-151, '11:00'),
      packages: [{ tickets: 1, cents: 500_000, inventory: 260, sold: 256 }],
      curve: 'month',
    },
    {
      ...home,
      ...running,
      name: 'Saltmarsh Dream Home',
      status: 'active',
      license: 'NB-L-004732',
      weight: 15,
      curve: 'running',
    },
    {
      ...home,
      ...running,
      name: 'Saltmarsh Dream Home 50/50 add-on',
      category: '50/50',
      status: 'active',
      license: 'NB-L-004733',
      packages: packages([5, 25], [15, 50], [25, 75]),
      parent: 'Saltmarsh Dream Home',
      weight: 4,
      curve: 'running',
    },
  ]
}

/** One evening each, every second week; the next one is open. */
function puckNights(now: Date): SeedRaffle[] {
  const at = calendar('bramblewick', now)
  const tonight = at.hour >= 21 ? 1 : 0
  return Array.from({ length: 24 }, (_, back) => {
    const evening = tonight - 15 * back
    return {
      name: `Puck Night 50/50 – game ${24 - back}`,
      organization: 'bramblewick',
      category: '50/50',
      status: back === 0 ? 'active' : 'closed',
      license: `L-${String(20_500 + 24 - back)}`,
      start: at.day(evening - 1, '20:00'),
      end: at.day(evening, '21:30'),
      draw: at.day(evening, '21:45'),
      frequency: 'multiple',
      packages: packages([3, 5], [10, 10], [40, 20]),
      weight: back === 0 ? 0.5 : 0.85,
      curve: back === 0 ? 'running' : 'evening',
    }
  })
}

function moitieMoitie(now: Date): SeedRaffle[] {
  const at = calendar('aileDuNord', now)
  const half = {
    organization: 'aileDuNord',
    category: '50/50',
    frequency: 'quarterly',
    packages: packages([3, 5], [10, 10], [40, 20]),
  } as const satisfies Partial<SeedRaffle>
  const season = (name: string, start: number, days: number): Omit<SeedRaffle, 'status'> => ({
    ...half,
    name,
    license: `RACJ-${String(430_000 - start)}`,
    start: at.day(start, '08:00'),
    end: at.day(start + days, '20:00'),
    draw: at.day(start + days + 1, '20:30'),
  })
  return [
    { ...season('Moitié-moitié d’hiver', -330, 70), status: 'closed', weight: 2, curve: 'month' },
    {
      ...season('Moitié-moitié du printemps', -220, 70),
      status: 'closed',
      weight: 2,
      curve: 'month',
    },
    { ...season('Moitié-moitié d’été', -80, 70), status: 'ended', weight: 2.5, curve: 'month' },
    {
      ...season('Moitié-moitié des Fêtes', -9, 45),
      status: 'active',
      weight: 1.5,
      curve: 'running',
    },
  ]
}

function smallOnes(now: Date): SeedRaffle[] {
  const prairie = calendar('lanternPrairie', now)
  const rescue = calendar('kettlebrook', now)
  const fire = calendar('cinderRidge', now)
  return [
    {
      name: 'Prairie Fall Raffle',
      organization: 'lanternPrairie',
      category: 'Raffle',
      status: 'closed',
      license: '618204',
      start: prairie.day(-290, '09:00'),
      end: prairie.day(-230, '17:00'),
      draw: prairie.day(-229, '12:00'),
      frequency: 'one-off',
      packages: packages([1, 10], [4, 20], [20, 50]),
      weight: 2,
      curve: 'month',
    },
    {
      name: 'Barn & Bike',
      organization: 'lanternPrairie',
      category: 'Raffle',
      status: 'active',
      license: '631577',
      start: prairie.day(-41, '09:00'),
      end: prairie.day(9, '17:00'),
      draw: prairie.day(10, '12:00'),
      frequency: 'one-off',
      packages: [
        { tickets: 1, cents: 1000, inventory: 20, sold: 19 },
        { tickets: 4, cents: 2000, inventory: 125, sold: 121 },
        { tickets: 20, cents: 5000, inventory: 26, sold: 26 },
        { tickets: 100, cents: 10_000, inventory: 90, sold: 84 },
      ],
      curve: 'running',
    },
    {
      name: 'Fire Hall Barrel',
      organization: 'cinderRidge',
      category: 'Raffle',
      status: 'ended',
      license: 'ND-G-1187',
      start: fire.day(-120, '08:00'),
      end: fire.day(-2, '18:00'),
      draw: fire.day(1, '19:00'),
      frequency: 'one-off',
      packages: packages([1, 10], [6, 50]),
      weight: 4,
      curve: 'month',
      drawType: 'barrel',
    },
    {
      name: 'Winter Warmth Sweepstakes',
      organization: 'kettlebrook',
      category: 'Sweepstakes',
      status: 'active',
      license: null,
      start: rescue.day(-120, '08:00'),
      end: rescue.day(20, '23:59'),
      draw: rescue.day(22, '12:00'),
      frequency: 'one-off',
      packages: packages([1, 5], [5, 20], [15, 50]),
      weight: 5,
      curve: 'running',
    },
    {
      name: 'Quilt Sweepstakes',
      organization: 'kettlebrook',
      category: 'Sweepstakes',
      status: 'pending',
      license: null,
      start: rescue.day(14, '08:00'),
      end: rescue.day(60, '23:59'),
      draw: rescue.day(62, '12:00'),
      frequency: 'one-off',
      packages: packages([1, 5]),
    },
    {
      name: 'Spring draft',
      organization: 'larkspur',
      category: '50/50',
      status: 'draft',
      license: null,
      start: null,
      end: null,
      draw: null,
      frequency: 'one-off',
      packages: packages([1, 5], [3, 10]),
    },
  ]
}
