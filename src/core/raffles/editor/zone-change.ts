import { isTimeZone } from '../../format/time-zone.ts'
import { resolveWallTime, wallTimeOf } from '../../format/zoned.ts'

/**
 * The same day and time on the wall in another zone: "Friday at 9 p.m." stays so when a raffle's zone is
 * corrected (section 5, dates are combined with the raffle's zone). A time that the new zone's clocks skip becomes the
 * same distance from UTC as an hour before.
 * @param instant UTC @returns UTC
 */
export function inOtherZone(instant: string, from: string, to: string): string {
  if (!isTimeZone(from) || !isTimeZone(to)) return instant
  const wall = wallTimeOf(instant, from)
  const resolved = resolveWallTime(wall, to)
  if (resolved.kind === 'once') return resolved.instant
  if (resolved.kind === 'twice') return resolved.earlier
  const hour = 3_600_000
  const before = new Date(Date.parse(instant) - hour).toISOString()
  return new Date(Date.parse(inOtherZone(before, from, to)) + hour).toISOString()
}
