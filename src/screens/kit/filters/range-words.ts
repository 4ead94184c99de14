import { formatDay } from '../../../core/format/dates.ts'
import type { DayPreset, OpenDayRange } from '../../../core/format/day-range.ts'
import type { Locale } from '../../../core/i18n/texts.ts'
import type { FilterTexts } from './texts.ts'

interface Reader {
  words: FilterTexts
  locale: Locale
  /** "YYYY-MM-DD": days of this year go without theirs. */
  today: string
}

/** "Last 30 days", "Nov 1–Nov 20", "From Dec 24, 2025". */
export function rangeWords(days: DayPreset | OpenDayRange, reader: Reader): string {
  const { words } = reader
  if (typeof days === 'string') return words[days]
  const { from, to } = days
  if (from === null) return to === null ? words.any : words.until({ day: dayWords(to, reader) })
  if (to === null) return words.since({ day: dayWords(from, reader) })
  if (from === to) return dayWords(from, reader)
  return words.between({ from: dayWords(from, reader), to: dayWords(to, reader) })
}

function dayWords(day: string, { locale, today }: Reader): string {
  if (day.slice(0, 4) === today.slice(0, 4)) return formatDay(day, locale)
  return new Intl.DateTimeFormat(`${locale}-CA`, { timeZone: 'UTC', dateStyle: 'medium' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}
