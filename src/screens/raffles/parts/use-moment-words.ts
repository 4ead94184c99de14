import { formatMoment, formatOwnTime } from '../../../core/format/dates.ts'
import { browserTimeZone } from '../../../core/format/time-zone.ts'
import type { RaffleRow } from '../../../core/raffles/raffle-row.ts'
import { raffleTexts } from '../../../core/raffles/texts.ts'
import { useTexts } from '../../desk.tsx'
import { useLocale } from '../../kit/language.tsx'

/** A raffle's moment as a sentence has it: by the raffle's clock, and by the reader's where it shows another time. */
export function useMomentWords({
  timeZone,
}: Pick<RaffleRow, 'timeZone'>): (instant: string) => string {
  const texts = useTexts(raffleTexts)
  const locale = useLocale()
  return instant => {
    const here = formatMoment(instant, timeZone, locale, new Date())
    const own = formatOwnTime(instant, timeZone, browserTimeZone(), locale)
    return own ? `${here} (${texts.yourTime({ time: own })})` : here
  }
}
