import type { OrderDetail } from '../../core/orders/order-detail.ts'
import type { DrawStanding, OrderDraw } from '../../core/orders/order-draw.ts'
import { ticketNumbers } from '../../core/orders/order-list.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useTexts } from '../desk.tsx'
import { Card } from '../kit/card.tsx'
import { DateText } from '../kit/date-text.tsx'
import { useLocale } from '../kit/language.tsx'
import { WithAmount } from '../kit/money.tsx'
import { Status, type Tone } from '../kit/status.tsx'
import { useNumber } from '../kit/use-number.ts'
import type { OrderQuestionProps } from './order-question.ts'
import { PartVoids } from './part-voids.tsx'
import { DrawAnswerLine } from './parts/draw-answer.tsx'

const tones: Readonly<Record<DrawStanding, Tone>> = {
  in: 'ok',
  'was-in': 'neutral',
  won: 'ok',
  'too-late': 'neutral',
  'late-arrival': 'warn',
  unpaid: 'warn',
  'cheque-uncleared': 'warn',
  failed: 'bad',
  void: 'neutral',
}

/** An order's numbers, and for each draw whether they take part. */
export function OrderTickets(props: Omit<OrderQuestionProps, 'onClose'>) {
  const { order } = props
  const texts = useTexts(orderTexts)
  const number = useNumber()
  const numbers = ticketNumbers(order)
  const { packageTickets, ticketCount, voidedTickets } = order
  const isVoid = order.status === 'VOID'
  const standing = ticketCount - voidedTickets
  return (
    <Card title={texts.ticketsAndDraws}>
      <div className={isVoid ? 'rd-record-padded rd-order-void' : 'rd-record-padded'}>
        {numbers !== null && <p className="rd-order-numbers">{numbers}</p>}
        <p className="rd-record-muted">
          <WithAmount cents={order.ticketsCents} currency={order.currency}>
            {price => texts.packageOf({ number: number(packageTickets), price })(packageTickets)}
          </WithAmount>
        </p>
        {voidedTickets > 0 && !isVoid && (
          <p>
            <WithAmount cents={order.ticketsCents - order.voidedCents} currency={order.currency}>
              {price =>
                texts.standing({ number: number(standing), all: number(ticketCount), price })(
                  standing,
                )
              }
            </WithAmount>
          </p>
        )}
        {numbers === null && (
          <p className="rd-record-muted">
            {order.status === 'PENDING' ? texts.noTicketsYet : texts.noTickets}
          </p>
        )}
        <Answer order={order} />
      </div>
      <PartVoids {...props} />
      {order.draws.length > 0 && (
        <ul className="rd-record-lines">
          {order.draws.map(draw => (
            <DrawLine key={draw.id} draw={draw} timeZone={order.timeZone} />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** What a buyer who calls is told, in one sentence. */
function Answer({ order }: { order: OrderDetail }) {
  const texts = useTexts(orderTexts)
  return (
    <div className="rd-order-answer">
      <span className="rd-record-muted">{texts.inTheDraw}</span>
      <DrawAnswerLine order={order} />
    </div>
  )
}

function DrawLine({ draw, timeZone }: { draw: OrderDraw; timeZone: string }) {
  const texts = useTexts(orderTexts)
  const locale = useLocale()
  const prizes = new Intl.ListFormat(`${locale}-CA`).format(draw.prizes)
  return (
    <li className="rd-record-line">
      <span className="rd-record-words">
        <bdi>{prizes}</bdi>
        <span className="rd-record-muted">
          {texts.drawDate}{' '}
          {draw.drawAt ? (
            <DateText instant={draw.drawAt} timeZone={timeZone} zone />
          ) : (
            texts.undated
          )}
        </span>
      </span>
      <Status tone={tones[draw.standing]}>{texts[`standing-${draw.standing}`]}</Status>
    </li>
  )
}
