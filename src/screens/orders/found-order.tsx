import type { ReactNode } from 'react'
import { formatPhone } from '../../core/format/phone.ts'
import { ticketAsked } from '../../core/orders/asked.ts'
import type { FindReason, FoundOrder } from '../../core/orders/find.ts'
import { ticketNumbers } from '../../core/orders/order-list.ts'
import { rangesText } from '../../core/orders/part-void.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useTexts } from '../desk.tsx'
import { DateText } from '../kit/date-text.tsx'
import { useLocale } from '../kit/language.tsx'
import { FoundLink, Marked, Why } from './found-parts.tsx'
import { OrderAmount } from './order-amount.tsx'
import { OrderStatus } from './order-status.tsx'
import { DrawAnswerLine } from './parts/draw-answer.tsx'
import { Tender } from './parts/tender.tsx'
import { isVoidTicket } from './parts/use-draw-answer.ts'

/** One answer: the order, why it was found, and what its buyer is told. The whole of it opens the order. */
export function FoundOrderRow({ found }: { found: FoundOrder }) {
  const { order, draws, why } = found
  const { buyer, eventName, boughtAt, timeZone, voidNumbers, status } = order
  const texts = useTexts(orderTexts)
  const locale = useLocale()
  const mark = (text: string, ...reasons: FindReason[]) => (
    <Marked text={text} why={why} reasons={reasons} />
  )
  const numbers = ticketNumbers(order)
  const asked = ticketAsked(why)
  const voided =
    voidNumbers.length === 0 || status === 'VOID'
      ? ''
      : texts.partVoid({ tickets: rangesText(voidNumbers) })
  const isByCard = why.some(({ reason }) => reason === 'card')
  const tender = <Tender order={order} short />
  return (
    <li className="rd-found-order">
      <div className="rd-found-head">
        <FoundLink found={found} />
        <span className="rd-found-amount">
          <OrderStatus order={order} />
          <OrderAmount order={order} />
        </span>
      </div>
      <p className="rd-found-facts">
        {buyer.email && <Fact>{mark(buyer.email, 'email', 'similar-email')}</Fact>}
        {buyer.phone && <Fact>{mark(formatPhone(buyer.phone, locale), 'phone')}</Fact>}
        <Fact>
          <bdi>{mark(eventName, 'raffle')}</bdi>
        </Fact>
        {numbers && <Fact>{isVoidTicket(order, asked) ? numbers : mark(numbers, 'ticket')}</Fact>}
        {voided !== '' && (
          <Fact>{isVoidTicket(order, asked) ? mark(voided, 'ticket') : voided}</Fact>
        )}
        <Fact>{isByCard ? <mark>{tender}</mark> : tender}</Fact>
        <Fact>
          <DateText instant={boughtAt} timeZone={timeZone} show="date" />
        </Fact>
      </p>
      <div className="rd-found-answer">
        <DrawAnswerLine order={{ ...order, draws }} ticket={asked} />
        <Why why={why} />
      </div>
    </li>
  )
}

function Fact({ children }: { children: ReactNode }) {
  return <span className="rd-found-fact">{children}</span>
}
