import { daysUntil } from './calendar.ts'
import { calendarFor, packages, type SeedRaffle } from './raffle.ts'
import { smallRaffles } from './small-raffles.ts'

/** All raffles, with dates around `now`. */
export function seedRaffles(now: Date): SeedRaffle[] {
  return [
    ...harbourLights(now),
    goldrush(now),
    ...dreamHome(now),
    ...puckNights(now),
    ...moitieMoitie(now),
    ...smallRaffles(now),
  ]
}

/** Every four weeks, from Saturday to Friday at nine; drawn on the Monday after. */
function harbourLights(now: Date): SeedRaffle[] {
  const at = calendarFor('ternCove', now)
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
  const at = calendarFor('ternCove', now)
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
  const at = calendarFor('saltmarsh', now)
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
      start: at.day(-560, '09:00'),
      end: at.day(-420, '23:59'),
      draw: at.day(-411, '11:00'),
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
  const at = calendarFor('bramblewick', now)
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
  const at = calendarFor('aileDuNord', now)
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
