import { ticketAsked } from '../../core/orders/asked.ts'
import type { FoundOrder } from '../../core/orders/find.ts'
import { ticketNumbers } from '../../core/orders/order-list.ts'
import { rangesText } from '../../core/orders/part-void.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useTexts } from '../desk.tsx'
import { FoundLink, Why } from './found-parts.tsx'
import { VoidOf } from './order-amount.tsx'
import { SaleStatus } from './parts/sale-status.tsx'
import { useDrawAnswer } from './parts/use-draw-answer.ts'

/** An answer in a widget: whose it is, of which raffle, why it was found, and what its buyer is told. */
export function FoundOrderSmall({ found }: { found: FoundOrder }) {
  const texts = useTexts(orderTexts)
  const { order, draws, why } = found
  const answer = useDrawAnswer([{ ...order, draws }], ticketAsked(why))
  return (
    <li className="rd-found-order">
      <div className="rd-found-head">
        <FoundLink found={found} />
        <SaleStatus status={order.status}>{texts[`status-${order.status}`]}</SaleStatus>
      </div>
      <p className="rd-found-facts">
        <bdi className="rd-found-fact">{order.eventName}</bdi>
        <span className="rd-found-fact">{ticketNumbers(order)}</span>
        <VoidOf order={order}>{rangesText(order.voidNumbers)}</VoidOf>
      </p>
      <p>{answer}</p>
      <Why why={why} />
    </li>
  )
}
