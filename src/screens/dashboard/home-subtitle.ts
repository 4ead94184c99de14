import { useStore } from '@nanostores/react'
import { type HomeView, homeOf } from '../../core/dashboard/home.ts'
import { dashboardTexts } from '../../core/dashboard/texts.ts'
import { formatMoment, formatOwnTime } from '../../core/format/dates.ts'
import { leadingNumber } from '../../core/format/numbers.ts'
import { browserTimeZone } from '../../core/format/time-zone.ts'
import { useDesk, useTexts } from '../desk.tsx'

/** How many raffles are on sale and which draw is next, in the raffle's zone and, if it differs, the reader's. */
export function useHomeSubtitle(home: HomeView): string {
  const { seesRaffles, unread, organizationName, onSale, next } = home
  const texts = useTexts(dashboardTexts)
  const desk = useDesk()
  const locale = useStore(desk.$locale)
  const now = useStore(homeOf(desk).$now)

  if (!seesRaffles || unread) return texts.workingFor({ organization: organizationName })
  const count = onSale.length
  const first =
    count === 0 ? texts.noneOnSale : texts.onSale({ number: leadingNumber(count, locale) })(count)
  if (!next) return first
  const { timeZone, name: raffle } = next.raffle
  const moment = formatMoment(next.drawAt, timeZone, locale, now)
  const own = formatOwnTime(next.drawAt, timeZone, browserTimeZone(), locale)
  const second = own
    ? texts.nextDrawOwn({ raffle, moment, own })
    : texts.nextDraw({ raffle, moment })
  return `${first} ${second}`
}
