import { formatInstant } from '../../core/format/instants.ts'
import { isoDay } from '../../core/format/iso-day.ts'
import { isolated } from '../../core/i18n/isolate.ts'
import type { Locale } from '../../core/i18n/texts.ts'
import { chargeDayOf } from '../../core/subscriptions/schedule.ts'
import type { SubscriptionRow } from '../../core/subscriptions/subscription-list.ts'
import { subscriptionTexts } from '../../core/subscriptions/texts.ts'
import { useTexts } from '../desk.tsx'
import { Dash } from '../kit/dash.tsx'
import { useLocale } from '../kit/language.tsx'
import { Money } from '../kit/money.tsx'
import { Status } from '../kit/status.tsx'
import { SubscriptionStatus } from './parts/subscription-status.tsx'

/** What became of the last charge; what needs somebody stands out. */
export function LastResult({ result }: { result: SubscriptionRow['lastResult'] }) {
  const texts = useTexts(subscriptionTexts)
  if (result === null) return <Dash />
  const words = texts[`lastResult-${result}`]
  return result === 'charged' ? words : <Status tone="warn">{words}</Status>
}

/** "Nov 30, 2026": a rhythm goes over years. */
export function dayWords(day: string, locale: Locale): string {
  return formatInstant(`${day}T12:00:00Z`, { timeZone: 'UTC', locale, style: 'date' })
}

/** A day of the calendar; a dash where there is none. */
export function Day({ day }: { day: string | null }) {
  const locale = useLocale()
  if (day === null) return <Dash />
  return (
    <time className="rd-time rd-time-whole" dateTime={day}>
      {dayWords(day, locale)}
    </time>
  )
}

/** The day of the next charge, or since when one is due: what failed is not to come. */
function NextCharge({ row }: { row: SubscriptionRow }) {
  const texts = useTexts(subscriptionTexts)
  const locale = useLocale()
  const { nextChargeOn, timeZone } = row
  const says = chargeDayOf(row, isoDay(new Date(), timeZone))
  if (says === 'none') return <Dash />
  if (says === 'to-come' || nextChargeOn === null) return <Day day={nextChargeOn} />
  return <Status tone="warn">{texts.dueSinceDay({ day: dayWords(nextChargeOn, locale) })}</Status>
}

/** What a row is called by those who hear it. */
export const subscriptionRowName = ({ customer, eventName }: SubscriptionRow) =>
  `${isolated(customer.name)}, ${isolated(eventName)}`

/** The cells of the list that say more than their column's value. */
export const subscriptionCells = {
  customer: ({ customer }: SubscriptionRow) => <bdi>{customer.name}</bdi>,
  raffle: ({ eventName }: SubscriptionRow) => <bdi>{eventName}</bdi>,
  priceCents: ({ priceCents, currency }: SubscriptionRow) => (
    <Money cents={priceCents} currency={currency} />
  ),
  amountPaidCents: ({ amountPaidCents, currency }: SubscriptionRow) => (
    <Money cents={amountPaidCents} currency={currency} />
  ),
  nextChargeOn: (row: SubscriptionRow) => <NextCharge row={row} />,
  startedOn: ({ startedOn }: SubscriptionRow) => <Day day={startedOn} />,
  lastResult: ({ lastResult }: SubscriptionRow) => <LastResult result={lastResult} />,
  status: ({ status }: SubscriptionRow) => <SubscriptionStatus status={status} />,
}
