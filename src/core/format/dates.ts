/** Dates for reading. Instants are UTC; the zone they are shown in is always named by the caller. */
import type { Locale } from '../i18n/texts.ts'

const tags: Record<Locale, string> = { en: 'en-CA', fr: 'fr-CA' }

/** "YYYY-MM-DD" of an instant, in a zone: what files are named by. */
export function isoDay(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant)
}

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

/** "Monday at 12:00 p.m. AST" within a week, with the day and month beyond it. */
export function formatMoment(instant: string, timeZone: string, locale: Locale, now: Date): string {
  const at = new Date(instant)
  const soon = Math.abs(at.getTime() - now.getTime()) < 6 * 86_400_000
  return new Intl.DateTimeFormat(tags[locale], {
    timeZone,
    weekday: 'long',
    ...(soon ? {} : { day: 'numeric', month: 'long' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at)
}
