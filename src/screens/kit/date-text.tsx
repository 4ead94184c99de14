import {
  formatFullInstant,
  formatInstant,
  type InstantStyle,
  zoneAbbreviation,
} from '../../core/format/instants.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { Dash } from './dash.tsx'
import dateTextCss from './date-text.css?inline'
import { useLocale } from './language.tsx'

addSheet(dateTextCss)

interface DateTextProps {
  /** UTC, ISO 8601. Null or no instant shows a dash. */
  instant: string | null
  /** IANA zone that it is shown in: the raffle's, or the browser's. */
  timeZone: string
  /** What of it shows; the whole instant with its zone shows on hovering. */
  show?: InstantStyle
  /** The zone's abbreviation shows too; without it, it is read out only. */
  zone?: boolean
}

/** A date or a time in a named zone. */
export function DateText({ instant, timeZone, show = 'date-time', zone = false }: DateTextProps) {
  const locale = useLocale()
  if (!isInstant(instant)) return <Dash />
  const isOnlyRead = !zone && show !== 'date' && show !== 'day'
  return (
    <time
      className="rd-time rd-time-whole"
      dateTime={instant}
      title={formatFullInstant(instant, timeZone, locale)}
    >
      {formatInstant(instant, { timeZone, locale, style: show, zone, now: new Date() })}
      {isOnlyRead && (
        <span className="rd-only-read-out"> {zoneAbbreviation(instant, timeZone, locale)}</span>
      )}
    </time>
  )
}

/** Whether it can be shown as a moment at all. */
export function isInstant(instant: string | null): instant is string {
  return instant !== null && !Number.isNaN(Date.parse(instant))
}
