import { isoDay } from '../format/iso-day.ts'
import { resolveWallTime } from '../format/zoned.ts'

interface Sales {
  /** IANA. */
  timeZone: string
  startAt: Date | null
  endAt: Date | null
}

/**
 * When mail counts as bought: the day decides that it was received, since nobody writes down the hour. Noon of it in the
 * raffle's zone, never later than now; on the day that sales began or ended, while they went on.
 *
 * @param day `YYYY-MM-DD`
 */
export function boughtOn(day: string, { timeZone, startAt, endAt }: Sales, now: Date): Date {
  const noon = resolveWallTime({ day, time: '12:00' }, timeZone)
  // No zone moves its clock at noon.
  const at = noon.kind === 'once' ? Date.parse(noon.instant) : now.getTime()
  const isOf = (moment: Date | null): moment is Date =>
    moment !== null && isoDay(moment, timeZone) === day
  const from = isOf(startAt) ? startAt.getTime() : -Infinity
  const until = isOf(endAt) ? endAt.getTime() - 1 : Infinity
  return new Date(Math.min(now.getTime(), Math.max(from, Math.min(at, until))))
}
