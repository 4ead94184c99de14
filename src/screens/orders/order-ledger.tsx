import type { OrderDetail } from '../../core/orders/order-detail.ts'
import { owedCents, type Refund } from '../../core/orders/refund.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useTexts } from '../desk.tsx'
import { DateText } from '../kit/date-text.tsx'
import { Money } from '../kit/money.tsx'
import { Status, type Tone } from '../kit/status.tsx'

const tones: Readonly<Record<Refund['state'], Tone>> = {
  'under-way': 'info',
  returned: 'ok',
  refused: 'bad',
}

/** What went back of an order's money, and what is owed still; nothing where there is nothing to tell. */
export function OrderLedger({ order }: { order: OrderDetail }) {
  const texts = useTexts(orderTexts)
  const { refunds, currency } = order
  const owed = owedCents(order)
  if (refunds.length === 0 && owed === 0) return null
  return (
    <ul className="rd-record-lines">
      {refunds.map(refund => (
        <RefundLine key={refund.id} refund={refund} order={order} />
      ))}
      {owed > 0 && (
        <li className="rd-record-line">
          <Status tone="warn">{texts.owed}</Status>
          <Money cents={owed} currency={currency} />
        </li>
      )}
    </ul>
  )
}

function RefundLine({
  refund,
  order: { currency, timeZone },
}: {
  refund: Refund
  order: OrderDetail
}) {
  const texts = useTexts(orderTexts)
  const { state, failure, amountCents, comment } = refund
  const way = texts[`way-${refund.way}`]
  const reason = texts[`refundReason-${refund.reason}`]
  return (
    <li className="rd-record-line">
      <span className="rd-record-words">
        {texts.refundBy({ way, reason })}
        {comment !== null && <bdi className="rd-record-muted">{comment}</bdi>}
        <span className="rd-record-muted">
          <bdi>{refund.requestedBy ?? texts.erasedPerson}</bdi>{' '}
          <DateText instant={refund.requestedAt} timeZone={timeZone} show="short" zone />
        </span>
        {failure && <span className="rd-record-muted">{texts[`refundFailure-${failure}`]}</span>}
      </span>
      <span className="rd-record-end">
        <Money cents={amountCents} currency={currency} />
        <Status tone={tones[state]}>{texts[`refund-${state}`]}</Status>
      </span>
    </li>
  )
}
