/** Times of day and zones, as people say them. */
import type { Locale } from '../i18n/texts.ts'
import { plainHours } from './plain-hours.ts'

const tags: Record<Locale, string> = { en: 'en-CA', fr: 'fr-CA' }

/** "8:00 p.m.", "20 h": a wall time, "HH:MM" or "HH:MM:SS". A line never ends within it. */
export function formatClock(time: string, locale: Locale): string {
  const seconds = time.length > 5 ? { second: '2-digit' as const } : {}
  const clock = new Intl.DateTimeFormat(tags[locale], {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
    ...seconds,
  }).format(new Date(`1970-01-01T${time}Z`))
  return plainHours(clock, locale).replaceAll(' ', '\u00a0')
}

/** "AST", "HNA": a zone's name at an instant; "GMT+5:30" where it has none. */
export function zoneName(timeZone: string, instant: Date, locale: Locale): string {
  return nameOf(timeZone, 'short', instant, locale)
}

/** "Atlantic Time", "heure de l’Atlantique": a zone's name all the year, as it goes now; places have changed theirs. */
export function longZoneName(timeZone: string, locale: Locale): string {
  return nameOf(timeZone, 'longGeneric', new Date(), locale)
}

function nameOf(
  timeZone: string,
  timeZoneName: 'short' | 'longGeneric',
  instant: Date,
  locale: Locale,
): string {
  const format = new Intl.DateTimeFormat(tags[locale], { timeZone, timeZoneName })
  const parts = format.formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** Making one takes some fifty times as long as using it, and a batch of emails uses it for each. */
const formats = new Map<string, Record<'day' | 'clock', Intl.DateTimeFormat>>()

function momentFormats(timeZone: string, locale: Locale) {
  const key = `${locale} ${timeZone}`
  const made = formats.get(key) ?? {
    day: new Intl.DateTimeFormat(tags[locale], { timeZone, dateStyle: 'full' }),
    clock: new Intl.DateTimeFormat(tags[locale], {
      timeZone,
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
  }
  formats.set(key, made)
  return made
}

/** "Friday, November 27, 2026 at 8:00 p.m. AST". */
export function formatFullMoment(instant: string, timeZone: string, locale: Locale): string {
  const at = new Date(instant)
  const { day: days, clock: clocks } = momentFormats(timeZone, locale)
  const [day, clock] = [days.format(at), clocks.format(at)]
  return `${day}${locale === 'fr' ? ' à ' : ' at '}${plainHours(clock, locale).replaceAll(' ', '\u00a0')}`
}
