import { useCallback } from 'react'
import { formatFullInstant } from '../../core/format/instants.ts'
import { formatRelativeTime, untilRelativeTimeChanges } from '../../core/format/relative-time.ts'
import { Dash } from './dash.tsx'
import { isInstant } from './date-text.tsx'
import { useLocale } from './language.tsx'
import { useNow } from './use-now.ts'

interface RelativeTimeProps {
  /** UTC, ISO 8601. Null or no instant shows a dash. */
  instant: string | null
  /** IANA zone of the exact time, which shows on hovering. */
  timeZone: string
}

/** "3 minutes ago", kept true while it is on screen. */
export function RelativeTime({ instant, timeZone }: RelativeTimeProps) {
  return isInstant(instant) ? <Ticking instant={instant} timeZone={timeZone} /> : <Dash />
}

function Ticking({ instant, timeZone }: { instant: string; timeZone: string }) {
  const locale = useLocale()
  const now = useNow(useCallback(now => untilRelativeTimeChanges(instant, now), [instant]))
  return (
    <time
      className="rd-time"
      dateTime={instant}
      title={formatFullInstant(instant, timeZone, locale)}
    >
      {formatRelativeTime(instant, now, locale)}
    </time>
  )
}
