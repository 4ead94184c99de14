/** How long ago, or how soon: for reading beside the exact time, never instead of it. */
import type { Locale } from '../i18n/texts.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** The longest unit first. A month is thirty days here, a year 365. */
const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const

function span(instant: string, now: Date) {
  const seconds = (Date.parse(instant) - now.getTime()) / 1000
  const unit = units.find(([, length]) => Math.abs(seconds) >= length)
  return { seconds, unit }
}

/**
 * "3 minutes ago", "in 2 days"; "now" within a minute. Whole units, the rest left out.
 * @param instant UTC, ISO 8601
 */
export function formatRelativeTime(instant: string, now: Date, locale: Locale): string {
  const { seconds, unit } = span(instant, now)
  const format = new Intl.RelativeTimeFormat(`${locale}-CA`, { numeric: unit ? 'always' : 'auto' })
  if (!unit) return format.format(0, 'second')
  const [name, length] = unit
  return format.format(Math.trunc(seconds / length), name)
}

/** In how many milliseconds the text becomes another one. */
export function untilRelativeTimeChanges(instant: string, now: Date): number {
  const { seconds, unit } = span(instant, now)
  const length = unit?.[1] ?? minute
  const into = Math.abs(seconds) % length
  // What is past grows up to the next unit; what is to come shrinks below this one.
  const rest = seconds <= 0 ? length - into : into
  return Math.floor(rest * 1000) + 1
}
