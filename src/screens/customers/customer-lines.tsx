import type { ReactNode } from 'react'
import type { CustomerDetail } from '../../core/customers/customer-detail.ts'
import { customerTexts } from '../../core/customers/texts.ts'
import { shortId } from '../../core/format/short-id.ts'
import { pathTo } from '../../core/links.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useTexts } from '../desk.tsx'
import { Card } from '../kit/card.tsx'
import { DateText } from '../kit/date-text.tsx'
import { Money } from '../kit/money.tsx'
import { MessageState } from '../orders/parts/message-state.tsx'
import { SaleStatus } from '../orders/parts/sale-status.tsx'
import { ScreenLink } from '../screen-link.tsx'

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
        <div className="rd-customer-padded">
          <p className="rd-customer-muted">{none}</p>
        </div>
      ) : (
        <ul className="rd-customer-lines">
          {lines.map(({ id, words, end }) => (
            <li key={id} className="rd-customer-line">
              <span className="rd-customer-words">{words}</span>
              <span className="rd-customer-end">{end}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function ToOrder({ id, words }: { id: string; words: (gaps: { order: string }) => string }) {
  return (
    <span className="rd-customer-muted">
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
  const { messages, timeZone } = customer
  return (
    <Lines
      title={texts.messages}
      none={texts.noMessages}
      lines={messages.map(message => ({
        id: message.id,
        words: (
          <>
            <bdi>{message.subject || texts.erasedMessage}</bdi>
            {message.recipient && <bdi className="rd-customer-muted">{message.recipient}</bdi>}
            <ToOrder id={message.orderId} words={texts.aboutOrder} />
            <MessageState message={message} />
          </>
        ),
        end: <DateText instant={message.sentAt} timeZone={timeZone} show="short" />,
      }))}
    />
  )
}
