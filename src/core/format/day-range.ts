/** Ranges of calendar days, both ends included, and the ones that have a name. */
import { addDays, isKeptDay, startOfMonth, weekdayOf } from './calendar-day.ts'
import { endOfDay, startOfDay } from './zoned.ts'

/** Days "YYYY-MM-DD", both included. */
export interface DayRange {
  from: string
  to: string
}

/** A range that may be open at one end. */
export interface OpenDayRange {
  from: string | null
  to: string | null
}

/** In the order that people choose them from. */
export const dayPresets = [
  'today',
  'yesterday',
  'this-week',
  'last-7-days',
  'last-30-days',
  'this-month',
  'last-month',
  'this-year',
] as const
export type DayPreset = (typeof dayPresets)[number]

/**
 * The days of a named range. Weeks start on Sunday, and "last 30 days" includes the current one
 * (docs/architecture.md, "API answers"). "This week", "this month" and "this year" end today.
 */
export function daysOfPreset(preset: DayPreset, today: string): DayRange {
  const since = (from: string) => ({ from, to: today })
  switch (preset) {
    case 'today':
      return since(today)
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'this-week':
      return since(addDays(today, -weekdayOf(today)))
    case 'last-7-days':
      return since(addDays(today, -6))
    case 'last-30-days':
      return since(addDays(today, -29))
    case 'this-month':
      return since(startOfMonth(today))
    case 'last-month':
      return { from: startOfMonth(today, -1), to: addDays(startOfMonth(today), -1) }
    case 'this-year':
      return since(`${today.slice(0, 4)}-01-01`)
  }
}

export function isDayPreset(text: string): text is DayPreset {
  return dayPresets.some(preset => preset === text)
}

/** Whether both are days that we keep, and in order. */
export function isDayRange({ from, to }: OpenDayRange): boolean {
  if (from === null && to === null) return false
  if (from !== null && !isKeptDay(from)) return false
  if (to !== null && !isKeptDay(to)) return false
  return from === null || to === null || from <= to
}

/** The instants of a range in a zone: from the start of its first day until its last day is over. */
export function instantsOf(range: OpenDayRange, timeZone: string) {
  return {
    /** The first instant, UTC. */
    from: range.from && startOfDay(range.from, timeZone),
    /** The first instant after it, UTC. */
    until: range.to && endOfDay(range.to, timeZone),
  }
}
