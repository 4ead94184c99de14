import { formatClock } from '../../../core/format/clock.ts'
import { formatLongDay } from '../../../core/format/dates.ts'
import type { WallTime } from '../../../core/format/zoned.ts'
import type { Locale } from '../../../core/i18n/texts.ts'
import type { DateTexts } from './texts.ts'

/** That the clocks skip a time. */
export function neverWords({ day, time }: WallTime, words: DateTexts, locale: Locale): string {
  return words.never({ time: formatClock(time, locale), day: formatLongDay(day, locale) })
}
