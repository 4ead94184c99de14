import { formatOwnTime } from '../../../core/format/dates.ts'
import { type InstantStyle, zoneAbbreviation } from '../../../core/format/instants.ts'
import { browserTimeZone } from '../../../core/format/time-zone.ts'
import type { Locale } from '../../../core/i18n/texts.ts'
import { raffleTexts } from '../../../core/raffles/texts.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useTexts } from '../../desk.tsx'
import { DateText, isInstant } from '../../kit/date-text.tsx'
import { useLocale } from '../../kit/language.tsx'
import raffleMomentCss from './raffle-moment.css?inline'

addSheet(raffleMomentCss)

interface RaffleMomentProps {
  /** UTC; null shows a dash. */
  instant: string | null
  /** The raffle's. */
  timeZone: string
  /** `short` leaves the year out while it is the present one. */
  show?: InstantStyle
  /** The reader's own time below instead of behind; `zone`: the zone too, so that rows of a list are of one height. */
  stacked?: boolean | 'zone'
}

/** "Nov 20, 9:00 p.m. AST (8:00 p.m. your time)": the raffle's clock, and the browser's where it shows another time. */
export function RaffleMoment({ instant, timeZone, show, stacked = false }: RaffleMomentProps) {
  const texts = useTexts(raffleTexts)
  const locale = useLocale()
  const own = isInstant(instant) ? ownTimeOf(instant, timeZone, locale) : null
  const zoneBelow = stacked === 'zone' && isInstant(instant)
  return (
    <span className={stacked ? 'rd-moment rd-moment-stacked' : 'rd-moment'}>
      <DateText
        instant={instant}
        timeZone={timeZone}
        zone={!zoneBelow}
        {...(show && { show: show === 'short' && !isThisYear(instant) ? 'date-time' : show })}
      />
      {(own || zoneBelow) && (
        <span className={isLong(own) ? 'rd-moment-own rd-moment-long' : 'rd-moment-own'}>
          {/* The time itself is read out with it. */}
          {zoneBelow && (
            <span aria-hidden="true">{zoneAbbreviation(instant, timeZone, locale)} </span>
          )}
          {own && <>({texts.yourTime({ time: own })})</>}
        </span>
      )}
    </span>
  )
}

/** Whether it names a weekday: within a time alone no line ends, so it has no space. */
function isLong(own: string | null): boolean {
  return own?.includes(' ') === true
}

const mostRemembered = 500
const remembered = new Map<string, string | null>()

/** Rows of one draw show the same moments: a list of a thousand works a few of them out. */
function ownTimeOf(instant: string, timeZone: string, locale: Locale): string | null {
  const here = zoneNow()
  if (timeZone === here) return null
  const key = [instant, timeZone, here, locale].join(' ')
  const known = remembered.get(key)
  if (known !== undefined) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const made = formatOwnTime(instant, timeZone, here, locale)
  remembered.set(key, made)
  return made
}

let zone: string | undefined

/** Asking the browser takes long, so a thousand rows that are drawn at once ask once. */
function zoneNow(): string {
  if (zone === undefined) {
    zone = browserTimeZone()
    queueMicrotask(() => {
      zone = undefined
    })
  }
  return zone
}

function isThisYear(instant: string | null): boolean {
  return instant !== null && new Date(instant).getFullYear() === new Date().getFullYear()
}
