/** Dates for reading. Instants are UTC; the zone they are shown in is always named by the caller. */
import type { Locale } from '../i18n/texts.ts'
import { isoDay } from './iso-day.ts'
import { plainHours } from './plain-hours.ts'

const tags: Record<Locale, string> = { en: 'en-CA', fr: 'fr-CA' }

/** "Nov 20": a calendar day without a zone, as reports answer it. */
export function formatDay(day: string, locale: Locale): string {
  return formatCalendar(`${day}T00:00:00Z`, locale, { month: 'short', day: 'numeric' })
}

/** "November 20, 2026". */
export function formatLongDay(day: string, locale: Locale): string {
  return formatCalendar(`${day}T00:00:00Z`, locale, { dateStyle: 'long' })
}

/** "Nov" of "2026-11". */
export function formatMonth(month: string, locale: Locale): string {
  return formatCalendar(`${month}-01T00:00:00Z`, locale, { month: 'short' })
}

/** "November 2026" of "2026-11". */
export function formatLongMonth(month: string, locale: Locale): string {
  return formatCalendar(`${month}-01T00:00:00Z`, locale, { month: 'long', year: 'numeric' })
}

function formatCalendar(instant: string, locale: Locale, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(tags[locale], { timeZone: 'UTC', ...options }).format(
    new Date(instant),
  )
}

/** "November 28", of an instant in a zone; beside `now`, with the year where it isn't this one. */
export function formatDayOf(
  instant: string,
  timeZone: string,
  locale: Locale,
  now: Date = new Date(instant),
): string {
  const at = new Date(instant)
  const year = yearOf(at, timeZone) === yearOf(now, timeZone) ? {} : ({ year: 'numeric' } as const)
  return part(at, timeZone, locale, { month: 'long', day: 'numeric', ...year })
}

const joints: Record<Locale, string> = { en: ' at ', fr: ' à ' }

/**
 * "8:00 p.m.", the reader's own time of an instant that is shown in another zone; null where both
 * zones show the same. With the weekday where that differs too.
 */
export function formatOwnTime(
  instant: string,
  timeZone: string,
  ownTimeZone: string,
  locale: Locale,
): string | null {
  const at = new Date(instant)
  const timeIn = (zone: string) => part(at, zone, locale, { hour: 'numeric', minute: '2-digit' })
  const own = timeIn(ownTimeZone)
  const sameDay = isoDay(at, timeZone) === isoDay(at, ownTimeZone)
  if (sameDay) return timeIn(timeZone) === own ? null : own
  return part(at, ownTimeZone, locale, { weekday: 'long' }) + joints[locale] + own
}

/**
 * "Monday at 12:00 p.m. AST" within a week, "Monday, November 23 at 12:00 p.m. AST" beyond it; with the year where it
 * isn't this one.
 */
export function formatMoment(instant: string, timeZone: string, locale: Locale, now: Date): string {
  const at = new Date(instant)
  const soon = Math.abs(at.getTime() - now.getTime()) < 6 * 86_400_000
  const thisYear = yearOf(at, timeZone) === yearOf(now, timeZone)
  const year = thisYear ? {} : ({ year: 'numeric' } as const)
  const date = soon ? {} : ({ day: 'numeric', month: 'long', ...year } as const)
  const day = part(at, timeZone, locale, { weekday: 'long', ...date })
  const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
  return day + joints[locale] + part(at, timeZone, locale, clock)
}

const yearOf = (at: Date, timeZone: string) => isoDay(at, timeZone).slice(0, 4)

/** One part of a moment. A line never ends within a time. */
function part(at: Date, timeZone: string, locale: Locale, options: Intl.DateTimeFormatOptions) {
  const text = new Intl.DateTimeFormat(tags[locale], { timeZone, ...options }).format(at)
  return options.hour ? plainHours(text, locale).replaceAll(' ', '\u00a0') : text
}
