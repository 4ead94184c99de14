import type { ReactNode } from 'react'
import type { CustomerDetail, CustomerSubscription } from '../../core/customers/customer-detail.ts'
import { customerTexts } from '../../core/customers/texts.ts'
import { formatLongDay } from '../../core/format/dates.ts'
import { isoDay } from '../../core/format/iso-day.ts'
import { shortId } from '../../core/format/short-id.ts'
import { pathTo } from '../../core/links.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { chargeDayOf } from '../../core/subscriptions/schedule.ts'
import { subscriptionTexts } from '../../core/subscriptions/texts.ts'
import { useTexts } from '../desk.tsx'
import { Card } from '../kit/card.tsx'
import { DateText } from '../kit/date-text.tsx'
import { useLocale } from '../kit/language.tsx'
import { Money } from '../kit/money.tsx'
import { MessageState } from '../orders/parts/message-state.tsx'
import { SaleStatus } from '../orders/parts/sale-status.tsx'
import { ScreenLink } from '../screen-link.tsx'
import { SubscriptionStatus } from '../subscriptions/parts/subscription-status.tsx'

interface LinesProps {
  title: string
  /** Said where there are none. */
  none: string
  lines: readonly { id: string; words: ReactNode; end: ReactNode }[]
}

/** What hangs on a customer, a line each. */
function Lines({ title, none, lines }: LinesProps) {
  return (
    <Card title={title}>
      {lines.length === 0 ? (
        <div className="rd-record-padded">
          <p className="rd-record-muted">{none}</p>
        </div>
      ) : (
        <ul className="rd-record-lines">
          {lines.map(({ id, words, end }) => (
            <li key={id} className="rd-record-line">
              <span className="rd-record-words">{words}</span>
              <span className="rd-record-end">{end}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function ToOrder({ id, words }: { id: string; words: (gaps: { order: string }) => string }) {
  return (
    <span className="rd-record-muted">
      <ScreenLink path={pathTo('order', { id })}>{words({ order: shortId(id) })}</ScreenLink>
    </span>
  )
}

/** What they gave beside their tickets. */
export function CustomerGifts({ customer }: { customer: CustomerDetail }) {
  const texts = useTexts(customerTexts)
  const words = useTexts(orderTexts)
  const { donations, currency, timeZone } = customer
  return (
    <Lines
      title={texts.donations}
      none={texts.noDonations}
      lines={donations.map(({ id, amountCents, status, givenAt, orderId }) => ({
        id,
        words: (
          <>
            <DateText instant={givenAt} timeZone={timeZone} show="date" />
            {orderId && <ToOrder id={orderId} words={texts.withOrder} />}
          </>
        ),
        end: (
          <>
            <Money cents={amountCents} currency={currency} />
            {status !== 'ACTIVE' && (
              <SaleStatus status={status}>{words[`status-${status}`]}</SaleStatus>
            )}
          </>
        ),
      }))}
    />
  )
}

/** What was sent to them, and what became of it. */
export function CustomerMessages({ customer }: { customer: CustomerDetail }) {
  const texts = useTexts(customerTexts)
  const words = useTexts(orderTexts)
  const { messages, timeZone } = customer
  return (
    <Lines
      title={texts.messages}
      none={texts.noMessages}
      lines={messages.map(message => ({
        id: message.id,
        words: (
          <>
            <bdi>{message.subject || words.erasedMessage}</bdi>
            {message.recipient && <bdi className="rd-record-muted">{message.recipient}</bdi>}
            {message.orderId && <ToOrder id={message.orderId} words={texts.aboutOrder} />}
            <MessageState message={message} />
          </>
        ),
        end: <DateText instant={message.sentAt} timeZone={timeZone} show="short" zone />,
      }))}
    />
  )
}

/** What they are charged for again and again; nothing for those who manage no subscriptions. */
export function CustomerSubscriptions({ customer }: { customer: CustomerDetail }) {
  const texts = useTexts(customerTexts)
  const words = useTexts(subscriptionTexts)
  const locale = useLocale()
  const { subscriptions, currency, timeZone } = customer
  const today = isoDay(new Date(), timeZone)
  if (subscriptions === null) return null
  function chargeWords(subscription: CustomerSubscription): string {
    const says = chargeDayOf(subscription, today)
    if (says === 'none' || subscription.nextChargeOn === null) return ''
    const day = formatLongDay(subscription.nextChargeOn, locale)
    return ` · ${says === 'due' ? words.dueSinceDay({ day }) : `${words.nextCharge} ${day}`}`
  }
  return (
    <Lines
      title={texts.subscriptions}
      none={texts.noSubscriptions}
      lines={subscriptions.map(subscription => ({
        id: subscription.id,
        words: (
          <>
            <bdi>{subscription.eventName}</bdi>
            <span className="rd-record-muted">
              {words[`cadence-${subscription.cadence}`]}
              {chargeWords(subscription)}
            </span>
          </>
        ),
        end: (
          <>
            <Money cents={subscription.priceCents} currency={currency} />
            <SubscriptionStatus status={subscription.status} />
          </>
        ),
      }))}
    />
  )
}
