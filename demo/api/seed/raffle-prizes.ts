import { calendarFor } from './raffle.ts'

interface SeedPrize {
  name: string
  /** Declared value, tax included. */
  cents: number
  quantity?: number
  sponsor?: string
  /** Wall-clock times of the organisation's zone; without them, the raffle's own. */
  dates?: { cutoff: string; draw: string }
}

export interface SeedPrizes {
  /** What is won instead of a pot. */
  grand?: Omit<SeedPrize, 'quantity' | 'dates'>
  others?: SeedPrize[]
}

/** The prizes by the raffle's name without its number; a 50/50 has its pot alone. */
export function seedPrizes(now: Date): Record<string, SeedPrizes> {
  const { day } = calendarFor('saltmarsh', now)
  return {
    'Tern Cove Goldrush': { grand: { name: 'Half of the week’s pot', cents: 148_800 } },
    'Saltmarsh Dream Home': {
      grand: { name: 'Dream home on Heron Lane', cents: 78_000_000, sponsor: 'Tidewater Homes' },
      others: [
        {
          name: 'Early-bird truck',
          cents: 6_150_000,
          sponsor: 'Saltmarsh Motors',
          dates: { cutoff: day(-20, '23:59'), draw: day(-15, '11:00') },
        },
        {
          name: 'Bonus: $10,000 cash',
          cents: 1_000_000,
          dates: { cutoff: day(12, '23:59'), draw: day(17, '11:00') },
        },
        { name: '$500 cash', cents: 50_000, quantity: 25 },
      ],
    },
    'Saltmarsh Dream Home – last year': {
      grand: { name: 'Dream home on Wharf Road', cents: 72_000_000, sponsor: 'Tidewater Homes' },
      others: [{ name: '$500 cash', cents: 50_000, quantity: 10 }],
    },
    'Saltmarsh Founders’ Cottage': { grand: { name: 'Founders’ cottage', cents: 41_000_000 } },
    'Prairie Fall Raffle': {
      grand: { name: 'Snowmobile', cents: 1_690_000 },
      others: [
        { name: 'Smoker grill', cents: 189_900 },
        { name: 'Grocery card', cents: 25_000, quantity: 4 },
      ],
    },
    'Barn & Bike': {
      grand: { name: 'Timber-frame barn', cents: 3_800_000, sponsor: 'Foothill Timber' },
      others: [
        { name: 'Electric mountain bike', cents: 420_000, sponsor: 'Ridgeline Cycles' },
        { name: 'Farm supply card', cents: 50_000 },
      ],
    },
    'Fire Hall Barrel': {
      grand: { name: 'Side-by-side with trailer', cents: 1_850_000 },
      others: [{ name: 'Quarter of beef', cents: 90_000, quantity: 3 }],
    },
    'Winter Warmth Sweepstakes': { grand: { name: 'Winter getaway', cents: 520_000 } },
    'Quilt Sweepstakes': { grand: { name: 'Hand-stitched quilt', cents: 120_000 } },
  }
}
