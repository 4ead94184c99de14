import type { OrderDetail } from '../../core/orders/order-detail.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useTexts } from '../desk.tsx'
import { Card } from '../kit/card.tsx'
import { DateText } from '../kit/date-text.tsx'
import { KeyValueList } from '../kit/key-value-list.tsx'
import { Money } from '../kit/money.tsx'
import { useEntryItems } from './entry-items.tsx'
import { OrderLedger } from './order-ledger.tsx'
import { OrderSource, Tender } from './parts/tender.tsx'

/** What was paid and how; of a void order, when and why; and what went back. */
export function OrderPayment({ order }: { order: OrderDetail }) {
  const texts = useTexts(orderTexts)
  const entered = useEntryItems(order)
  const { timeZone, currency, donationCents } = order
  const moment = (instant: string | null) => <DateText instant={instant} timeZone={timeZone} zone />
  const money = (cents: number) => <Money cents={cents} currency={currency} />
  return (
    <Card title={texts.payment}>
      <div className="rd-record-padded">
        <KeyValueList
          items={[
            { name: texts.ticketsAmount, value: money(order.ticketsCents) },
            { name: texts.donation, value: money(donationCents) },
            { name: texts.total, value: money(order.amountPaidCents) },
            ...(order.voidedCents > 0 && order.status !== 'VOID'
              ? [
                  { name: texts.voidedAmount, value: money(-order.voidedCents) },
                  {
                    name: texts.whatStands,
                    value: money(order.amountPaidCents - order.voidedCents),
                  },
                ]
              : []),
            { name: texts.paidBy, value: <Tender order={order} /> },
            ...(order.type === 'cheque'
              ? [
                  {
                    name: texts.chequeCleared,
                    value: order.chequeClearedAt
                      ? moment(order.chequeClearedAt)
                      : texts.chequeNotCleared,
                  },
                ]
              : []),
            ...(order.cardState === null
              ? []
              : [
                  {
                    name: texts.cardCharge,
                    value: <CardCharge order={order} state={order.cardState} />,
                  },
                ]),
            // What was handed over for several at once stands with all of them.
            ...(order.group === null ? entered.cash : []),
            ...entered.payment,
            { name: texts.source, value: <OrderSource order={order} /> },
            { name: texts.boughtAt, value: moment(order.boughtAt) },
            ...(order.source
              ? [
                  { name: texts.entered, value: moment(order.recordedAt) },
                  { name: texts.enteredBy, value: order.enteredBy },
                ]
              : []),
            ...(order.memberName ? [{ name: texts.member, value: order.memberName }] : []),
            { name: texts.mailedAt, value: order.mailedAt && moment(order.mailedAt) },
            ...(order.status === 'VOID'
              ? [
                  { name: texts.voidedAt, value: moment(order.voidedAt) },
                  { name: texts.voidedComment, value: order.voidedComment, wide: true },
                ]
              : []),
          ]}
        />
      </div>
      <OrderLedger order={order} />
    </Card>
  )
}

interface CardChargeProps {
  order: OrderDetail
  state: NonNullable<OrderDetail['cardState']>
}

/** Where the money of a card that staff charged is. */
function CardCharge({ order, state }: CardChargeProps) {
  const texts = useTexts(orderTexts)
  const { cardCents, cardSettledAt, currency, timeZone } = order
  return (
    <span>
      {texts[`card-${state}`]}{' '}
      {state === 'captured' && cardCents !== null && (
        <Money cents={cardCents} currency={currency} />
      )}{' '}
      {cardSettledAt !== null && <DateText instant={cardSettledAt} timeZone={timeZone} zone />}
    </span>
  )
}
