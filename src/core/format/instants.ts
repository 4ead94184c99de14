/** Instants for reading, in a zone that is always named. */
import type { Locale } from '../i18n/texts.ts'
import { plainHours } from './plain-hours.ts'

/**
 * - `date`: "Nov 20, 2026"
 * - `date-time`: "Nov 20, 2026, 2:32 p.m."
 * - `short`: "Nov 20, 2:32 p.m."; with the year where it isn't that of `now`
 * - `day`: "Nov 20"; the same
 * - `time`: "2:32 p.m."
 */
export type InstantStyle = 'date' | 'date-time' | 'short' | 'day' | 'time'

const dayAndMonth = { month: 'short', day: 'numeric' } as const
const clock = { hour: 'numeric', minute: '2-digit' } as const
const styles: Record<InstantStyle, Intl.DateTimeFormatOptions> = {
  date: { ...dayAndMonth, year: 'numeric' },
  'date-time': { ...dayAndMonth, year: 'numeric', ...clock },
  short: { ...dayAndMonth, ...clock },
  day: dayAndMonth,
  time: clock,
}

interface InstantOptions {
  /** IANA zone. */
  timeZone: string
  locale: Locale
  style: InstantStyle
  /** With the zone's abbreviation: "AST", « HNA ». */
  zone?: boolean
  now?: Date
}

/** @param instant UTC, ISO 8601. @throws RangeError when it is no instant */
export function formatInstant(
  instant: string,
  { timeZone, locale, style, zone = false, now }: InstantOptions,
): string {
  const yearOf = (at: Date) => formatter(timeZone, locale, { year: 'numeric' }).format(at)
  const isOtherYear = now !== undefined && yearOf(now) !== yearOf(new Date(instant))
  const options = {
    ...styles[style],
    ...(zone && { timeZoneName: 'short' as const }),
    ...(isOtherYear && style !== 'time' && { year: 'numeric' as const }),
  }
  return formatIn(instant, timeZone, locale, options)
}

/** "AST", « HNA »: the zone's abbreviation at that instant. */
export function zoneAbbreviation(instant: string, timeZone: string, locale: Locale): string {
  const parts = formatter(timeZone, locale, { timeZoneName: 'short' }).formatToParts(
    new Date(instant),
  )
  return parts.find(part => part.type === 'timeZoneName')?.value ?? timeZone
}

/** "Friday, November 20, 2026 at 2:32:05 p.m. Atlantic Standard Time (America/Halifax)". */
export function formatFullInstant(instant: string, timeZone: string, locale: Locale): string {
  const full = formatIn(instant, timeZone, locale, { dateStyle: 'full', timeStyle: 'full' })
  return `${full} (${timeZone})`
}

/** "Friday, November 20, 2026": what entries of one day are gathered under. */
export function formatFullDay(instant: string, timeZone: string, locale: Locale): string {
  return formatIn(instant, timeZone, locale, { dateStyle: 'full' })
}

function formatIn(
  instant: string,
  timeZone: string,
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): string {
  return plainHours(formatter(timeZone, locale, options).format(new Date(instant)), locale)
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Making one takes far longer than using it, and a list of a thousand rows asks for the same few. */
function formatter(timeZone: string, locale: Locale, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([timeZone, locale, options])
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(`${locale}-CA`, { timeZone, ...options })
  formatters.set(key, made)
  return made
}
