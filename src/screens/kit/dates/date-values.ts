/** Between our values and the calendar library's. What can't be read is null, never an error. */
import {
  type CalendarDate,
  type CalendarDateTime,
  parseDate,
  parseDateTime,
  parseTime,
  type Time,
} from '@internationalized/date'
import { isDay } from '../../../core/format/calendar-day.ts'
import { type WallTime, wallTimeOf } from '../../../core/format/zoned.ts'

export function calendarDateOf(day: string | null | undefined): CalendarDate | null {
  return day && isDay(day) ? parseDate(day) : null
}

export function calendarDateTimeOf({ day, time }: WallTime): CalendarDateTime | null {
  return isDay(day) ? parseDateTime(`${day}T${time}`) : null
}

/** What the clock shows at an instant in a zone. */
export function shownAt(instant: string | null | undefined, timeZone: string) {
  if (!instant || Number.isNaN(Date.parse(instant))) return null
  return calendarDateTimeOf(wallTimeOf(instant, timeZone))
}

export function wallTimeShown(shown: CalendarDateTime): WallTime {
  const [day = '', time = ''] = shown.toString().split('T')
  return { day, time: shown.second === 0 ? time.slice(0, 5) : time.slice(0, 8) }
}

export function clockTimeOf(time: string | null): Time | null {
  return time && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time) ? parseTime(time) : null
}
