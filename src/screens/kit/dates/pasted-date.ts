import { isDay } from '../../../core/format/calendar-day.ts'
import { type WallTime, wallTimeOf } from '../../../core/format/zoned.ts'

const writtenDay = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/
const writtenTime =
  /^(\d{1,2})(?:(?::|\s*h\s*)(\d{2})?)?(?::(\d{2})(?:\.\d+)?)?\s*(?:([ap])\.?\s?m\.?)?$/i
const withOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/

/**
 * A date that somebody pastes: "2026-11-20", "2026-11-20 20:00", "2026/11/20 8:00 p.m.", "2026-11-20 20 h 00",
 * or an instant with its offset, which is shown in the zone. Null for anything else. Without a time,
 * `time` is null.
 */
export function pastedDate(
  text: string,
  timeZone: string,
): { day: string; time: string | null } | null {
  const plain = text.replace(/[\u00a0\u202f]/g, ' ').trim()
  if (withOffset.test(plain)) return fromInstant(plain, timeZone)
  const [date = '', year = '', month = '', dayOfMonth = ''] = writtenDay.exec(plain) ?? []
  const day = `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`
  if (!isDay(day)) return null
  const rest = plain.slice(date.length)
  if (rest === '') return { day, time: null }
  const time = /^[\sT,]/.test(rest) ? pastedTime(rest.replace(/^[\sT,]+/, '')) : null
  return time === null ? null : { day, time }
}

/** A time that somebody pastes: "20:00", "8:00 p.m.", "20 h 00", "8 pm". Null for anything else. */
export function pastedTime(text: string): string | null {
  const [, hour = '', minute = '00', second = '00', half] =
    writtenTime.exec(text.replace(/[\u00a0\u202f]/g, ' ').trim()) ?? []
  if (hour === '') return null
  const hours = half ? hourOf(Number(hour), half) : Number(hour)
  if (hours === null || hours > 23 || Number(minute) > 59 || Number(second) > 59) return null
  const clock = `${String(hours).padStart(2, '0')}:${minute}`
  return second === '00' ? clock : `${clock}:${second}`
}

function fromInstant(text: string, timeZone: string): WallTime | null {
  return Number.isNaN(Date.parse(text)) ? null : wallTimeOf(text, timeZone)
}

/** Of twelve hours: 12 a.m. is midnight. */
function hourOf(hour: number, half: string): number | null {
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
}
