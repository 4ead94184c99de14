import { useCallback } from 'react'
import { formatOwnTime } from '../../../core/format/dates.ts'
import { formatInstant } from '../../../core/format/instants.ts'
import { browserTimeZone } from '../../../core/format/time-zone.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { useTexts } from '../../desk.tsx'
import { useLocale } from '../../kit/language.tsx'

/** "Nov 23, 2026, 12:00 p.m. AST (11:00 a.m. your time)": both zones where they differ. */
export function useMoment(timeZone: string): (instant: string) => string {
  const locale = useLocale()
  const texts = useTexts(drawTexts)
  return useCallback(
    instant => {
      const there = formatInstant(instant, { timeZone, locale, style: 'date-time', zone: true })
      const own = formatOwnTime(instant, timeZone, browserTimeZone(), locale)
      return own ? texts.withOwnTime({ moment: there, own }) : there
    },
    [timeZone, locale, texts],
  )
}
