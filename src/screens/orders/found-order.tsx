import type { ReactNode } from 'react'
import { formatPhone } from '../../core/format/phone.ts'
import { shortId } from '../../core/format/short-id.ts'
import { pathTo } from '../../core/links.ts'
import type { FindReason, FoundOrder } from '../../core/orders/find.ts'
import { piecesOf } from '../../core/orders/find-marks.ts'
import { finderTexts } from '../../core/orders/finder-texts.ts'
import { ticketNumbers } from '../../core/orders/order-list.ts'
import { useTexts } from '../desk.tsx'
import { DateText } from '../kit/date-text.tsx'
import { useLocale } from '../kit/language.tsx'
import { Link } from '../kit/link.tsx'
import { Money } from '../kit/money.tsx'
import { useTarget } from '../use-target.ts'
import { OrderStatus } from './order-status.tsx'
import { DrawAnswerLine } from './parts/draw-answer.tsx'
import { Tender } from './parts/tender.tsx'

interface FoundOrderRowProps {
  found: FoundOrder
  small: boolean
}

/** One answer: the order, why it was found, and what its buyer is told. The whole of it opens the order. */
export function FoundOrderRow({ found, small }: FoundOrderRowProps) {
  const { order, draws, why } = found
  const { id, buyer, eventName, boughtAt, timeZone, amountPaidCents, currency } = order
  const locale = useLocale()
  const target = useTarget()
  const mark = (text: string, ...reasons: FindReason[]) => (
    <Marked text={text} why={why} reasons={reasons} />
  )
  const numbers = ticketNumbers(order)
  const asked = why.find(({ reason }) => reason === 'ticket')
  const isByCard = why.some(({ reason }) => reason === 'card')
  const tender = <Tender order={order} short />
  return (
    <li className="rd-found-order">
      <div className="rd-found-head">
        <Link className="rd-found-link" {...target(pathTo('order', { id }))}>
          <span className="rd-short-id">{mark(shortId(id), 'order')}</span>{' '}
          <bdi>{mark(buyer.name, 'name', 'similar-name')}</bdi>
        </Link>
        <span className="rd-found-amount">
          <OrderStatus order={order} />
          <Money cents={amountPaidCents} currency={currency} />
        </span>
      </div>
      <p className="rd-found-facts">
        {buyer.email && <Fact>{mark(buyer.email, 'email')}</Fact>}
        {buyer.phone && <Fact>{mark(formatPhone(buyer.phone, locale), 'phone')}</Fact>}
        <Fact>
          <bdi>{mark(eventName, 'raffle')}</bdi>
        </Fact>
        {numbers && <Fact>{mark(numbers, 'ticket')}</Fact>}
        <Fact>{isByCard ? <mark>{tender}</mark> : tender}</Fact>
        <Fact>
          <DateText instant={boughtAt} timeZone={timeZone} show="date" />
        </Fact>
      </p>
      <div className="rd-found-answer">
        <DrawAnswerLine
          order={{ ...order, draws }}
          proof={!small}
          {...(asked && { ticket: Number(asked.typed.replace('#', '')) })}
        />
        <Why why={why} />
      </div>
    </li>
  )
}

function Fact({ children }: { children: ReactNode }) {
  return <span className="rd-found-fact">{children}</span>
}

interface MarkedProps {
  text: string
  why: FoundOrder['why']
  reasons: readonly FindReason[]
}

/** A text with what was typed marked in it. */
function Marked({ text, why, reasons }: MarkedProps) {
  let at = 0
  return piecesOf(text, why, reasons).map(piece => {
    const key = at
    at += piece.text.length
    return piece.marked ? <mark key={key}>{piece.text}</mark> : <span key={key}>{piece.text}</span>
  })
}

/** In words, for those who don't see what is marked, and where a slip was meant. */
function Why({ why }: Pick<FoundOrder, 'why'>) {
  const texts = useTexts(finderTexts)
  const locale = useLocale()
  const reasons = [...new Set(why.map(({ reason }) => reason))]
  if (reasons.length === 0) return null
  const list = new Intl.ListFormat(`${locale}-CA`).format(
    reasons.map(reason => texts[`why-${reason}`]),
  )
  return <p className="rd-found-note rd-found-why">{texts.foundBy({ reasons: list })}</p>
}
