import { useStore } from '@nanostores/react'
import { isoDay } from '../../core/format/iso-day.ts'
import { formatMoney } from '../../core/format/money.ts'
import { pathTo } from '../../core/links.ts'
import { may } from '../../core/permissions.ts'
import { orderOfCharge } from '../../core/subscriptions/charge-outcome.ts'
import { chargeDayOf } from '../../core/subscriptions/schedule.ts'
import type { Subscription } from '../../core/subscriptions/subscription.ts'
import { subscriptionOrdersOf } from '../../core/subscriptions/subscription-view.ts'
import { subscriptionTexts } from '../../core/subscriptions/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { Banner } from '../kit/banner.tsx'
import { KeyValueList } from '../kit/key-value-list.tsx'
import { useLocale } from '../kit/language.tsx'
import { Money } from '../kit/money.tsx'
import { Status } from '../kit/status.tsx'
import { ScreenLink } from '../screen-link.tsx'
import { useRoles } from '../use-roles.ts'
import { SubscriptionStatus } from './parts/subscription-status.tsx'
import { Day, dayWords, LastResult } from './subscription-cells.tsx'
import { useOutcomeWords } from './use-outcome-words.ts'

/** What is charged, when, to which card, and what it came to. */
export function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  const texts = useTexts(subscriptionTexts)
  const locale = useLocale()
  const { status, ticketCount, currency, nextChargeOn, tryOn, skippedOn } = subscription
  const price = formatMoney(subscription.priceCents, currency, locale)
  const { cancelReason, customer } = subscription
  const says = chargeDayOf(subscription, isoDay(new Date(), subscription.timeZone))
  const readsCustomers = may('customers:read', useRoles())
  return (
    <>
      {subscription.isCharging && <Banner tone="info" title={texts.chargeUnderWay} />}
      <KeyValueList
        items={[
          { name: texts.status, value: <SubscriptionStatus status={status} /> },
          {
            name: texts.customer,
            value: readsCustomers ? (
              <ScreenLink path={pathTo('customer', { customer: customer.id })}>
                <bdi>{customer.name}</bdi>
              </ScreenLink>
            ) : (
              <bdi>{customer.name}</bdi>
            ),
          },
          { name: texts.email, value: customer.email },
          {
            name: texts.raffle,
            value: (
              <ScreenLink path={pathTo('raffle', { raffle: subscription.eventId })}>
                {subscription.eventName}
              </ScreenLink>
            ),
          },
          {
            name: texts.package,
            value: texts.packageOf({ number: `${ticketCount}`, price })(ticketCount),
          },
          { name: texts.cadence, value: texts[`cadence-${subscription.cadence}`] },
          {
            name: says === 'due' ? texts.dueSince : texts.nextCharge,
            value: (
              <>
                <Day day={says === 'none' ? null : nextChargeOn} />
                {skippedOn !== null && (
                  <> ({texts.skipped({ day: dayWords(skippedOn, locale) })})</>
                )}
              </>
            ),
          },
          ...(tryOn !== null && tryOn !== nextChargeOn
            ? [{ name: texts.nextTry, value: <Day day={tryOn} /> }]
            : []),
          { name: texts.lastResult, value: <LastCharge subscription={subscription} /> },
          {
            name: texts.card,
            value: subscription.cardEnding && texts.cardEnding({ ending: subscription.cardEnding }),
          },
          { name: texts.started, value: <Day day={subscription.startedOn} /> },
          {
            name: texts.amount,
            value: <Money cents={subscription.amountPaidCents} currency={currency} />,
          },
          ...(cancelReason === null
            ? []
            : [{ name: texts.cancelledBecause, value: cancelReason, wide: true }]),
        ]}
      />
    </>
  )
}

/** What became of the last charge: the order that it made, or why there is none. */
function LastCharge({ subscription: { id, lastResult } }: { subscription: Subscription }) {
  const orders = useStore(subscriptionOrdersOf(useDesk(), id).$state)
  const words = useOutcomeWords()
  const rows = orders.state === 'ready' ? orders.data.rows : []
  const order = orderOfCharge(lastResult, rows)
  if (lastResult === null || order === null) return <LastResult result={lastResult} />
  const said = words({ result: lastResult, order })
  if (lastResult !== 'charged') return <Status tone="warn">{said}</Status>
  return <ScreenLink path={pathTo('order', { id: order.id })}>{said}</ScreenLink>
}
