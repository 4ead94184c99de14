import { addDays } from '../format/calendar-day.ts'
import { resolveWallTime, wallTimeOf } from '../format/zoned.ts'
import type { Frequency } from './raffle.ts'

/**
 * The same time of day a number of calendar days later, in a zone. Of a time that the clock shows twice, the first;
 * one that it leaves out moves on by the hour that is left out.
 * @param instant UTC, ISO 8601
 */
export function shiftInstant(instant: string, days: number, timeZone: string): string {
  const { day, time } = wallTimeOf(instant, timeZone)
  const shifted = resolveWallTime({ day: addDays(day, days), time }, timeZone)
  switch (shifted.kind) {
    case 'once':
      return shifted.instant
    case 'twice':
      return shifted.earlier
    case 'never':
      return new Date(Date.parse(instant) + days * 86_400_000).toISOString()
  }
}

/** How far a copy's dates move at first: to the next time that the raffle is held, a year for what is held once. */
export function usualShift(frequency: Frequency): { amount: number; unit: 'days' | 'weeks' } {
  const weeks: Partial<Record<Frequency, number>> = {
    weekly: 1,
    'bi-weekly': 2,
    monthly: 4,
    quarterly: 13,
  }
  return { amount: weeks[frequency] ?? 52, unit: 'weeks' }
}
