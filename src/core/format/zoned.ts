/**
 * Wall clocks and instants. A wall time is a day and a time as a clock on the wall shows them in a zone; an
 * instant is UTC, ISO 8601. Zones are IANA names. Used by both sides; a zone that the machine doesn't know
 * throws a RangeError (`isTimeZone` tells beforehand).
 */
import { addDays } from './calendar-day.ts'
import { isoDay } from './iso-day.ts'

export interface WallTime {
  /** "YYYY-MM-DD" */
  day: string
  /** "HH:MM", or "HH:MM:SS" where seconds are not zero. */
  time: string
}

/** What instant a wall time is. Clocks that go forward leave some out; clocks that go back show some twice. */
export type Resolved =
  | { kind: 'once'; instant: string }
  | { kind: 'twice'; earlier: string; later: string }
  | { kind: 'never' }

const millisecondsOfDay = 86_400_000
const clocks = new Map<string, Intl.DateTimeFormat>()

/** Which instant, or instants, a wall time stands for in a zone. */
export function resolveWallTime({ day, time }: WallTime, timeZone: string): Resolved {
  const wall = Date.parse(`${day}T${time}Z`)
  const instants = [...offsetsAround(wall, timeZone)]
    .map(offset => wall - offset)
    .filter(at => offsetAt(at, timeZone) === wall - at)
    .sort((one, other) => one - other)
  const [earlier, later] = instants
  if (earlier === undefined) return { kind: 'never' }
  if (later === undefined) return { kind: 'once', instant: isoOf(earlier) }
  return { kind: 'twice', earlier: isoOf(earlier), later: isoOf(later) }
}

/** What the clock on the wall shows at an instant. */
export function wallTimeOf(instant: string, timeZone: string): WallTime {
  const at = Date.parse(instant)
  const iso = isoOf(at + offsetAt(at, timeZone))
  const seconds = iso.slice(17, 19)
  return { day: iso.slice(0, 10), time: iso.slice(11, seconds === '00' ? 16 : 19) }
}

/**
 * The first instant of a day in a zone. Where the clock leaves midnight out, the day starts when it
 * goes forward.
 */
export function startOfDay(day: string, timeZone: string): string {
  const midnight = resolveWallTime({ day, time: '00:00' }, timeZone)
  if (midnight.kind === 'once') return midnight.instant
  if (midnight.kind === 'twice') return midnight.earlier
  const wall = Date.parse(`${day}T00:00Z`)
  const [before] = offsetsAround(wall, timeZone)
  return isoOf(changeBefore(wall - (before ?? 0), day, timeZone))
}

/** The instant that a day ends: the first one after it. */
export function endOfDay(day: string, timeZone: string): string {
  return startOfDay(addDays(day, 1), timeZone)
}

/** Of the instants up to this one, the first whose day is no longer before the given one. */
function changeBefore(instant: number, day: string, timeZone: string): number {
  let reached = instant
  let before = instant - millisecondsOfDay / 4
  while (reached - before > 1000) {
    const between = before + Math.floor((reached - before) / 2000) * 1000
    if (isoDay(new Date(between), timeZone) < day) before = between
    else reached = between
  }
  return reached
}

/** The offsets in force half a day before and after, so that a change in between is seen; the former first. */
function offsetsAround(wall: number, timeZone: string): Set<number> {
  return new Set([
    offsetAt(wall - millisecondsOfDay, timeZone),
    offsetAt(wall + millisecondsOfDay, timeZone),
  ])
}

/** By how many milliseconds the wall clock is ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const shown: Record<string, number> = {}
  for (const { type, value } of clockOf(timeZone).formatToParts(instant)) {
    shown[type] = Number(value)
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown
  const wall = Date.UTC(year, month - 1, day, hour, minute, second)
  return wall - Math.floor(instant / 1000) * 1000
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    clocks.set(timeZone, clock)
  }
  return clock
}

function isoOf(instant: number): string {
  return new Date(instant).toISOString()
}
