import { zoneName } from '../../../core/format/clock.ts'
import { formatOwnTime } from '../../../core/format/dates.ts'
import { useLocale, useWords } from '../language.tsx'
import { dateTexts } from './texts.ts'

interface OwnTimeProps {
  id: string
  instant: string | null
  timeZone: string
  ownTimeZone: string
}

/** "7:00 p.m. EST your time", where the reader's clock shows another one. */
export function OwnTime({ id, instant, timeZone, ownTimeZone }: OwnTimeProps) {
  const words = useWords(dateTexts)
  const locale = useLocale()
  const known = instant !== null && !Number.isNaN(Date.parse(instant))
  const own = known ? formatOwnTime(instant, timeZone, ownTimeZone, locale) : null
  return (
    <p id={id} className="rd-date-note" hidden={own === null}>
      {known && own !== null && (
        <>
          {words.yourTime({ time: own })} ({zoneName(ownTimeZone, new Date(instant), locale)})
        </>
      )}
    </p>
  )
}
