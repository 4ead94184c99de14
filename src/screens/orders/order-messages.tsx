import type { OrderDetail } from '../../core/orders/order-detail.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useTexts } from '../desk.tsx'
import { Card } from '../kit/card.tsx'
import { DateText } from '../kit/date-text.tsx'
import { MessageState } from './parts/message-state.tsx'

/** What was sent of it, and to whom. */
export function OrderMessages({ order: { messages, timeZone } }: { order: OrderDetail }) {
  const texts = useTexts(orderTexts)
  return (
    <Card title={texts.messages}>
      {messages.length === 0 ? (
        <div className="rd-record-padded">
          <p className="rd-record-muted">{texts.noMessages}</p>
        </div>
      ) : (
        <ul className="rd-record-lines">
          {messages.map(({ id, subject, recipient, sentAt, state, answer }) => (
            <li key={id} className="rd-record-line">
              <span className="rd-record-words">
                <bdi>{subject || texts.erasedMessage}</bdi>
                {recipient && (
                  <span className="rd-record-muted">{texts.sentTo({ recipient })}</span>
                )}
                <span className="rd-record-muted">
                  <MessageState message={{ state, answer }} />
                </span>
              </span>
              <DateText instant={sentAt} timeZone={timeZone} show="short" zone />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
