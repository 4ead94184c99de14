import { formatInstant } from '../../core/format/instants.ts'
import { shortId } from '../../core/format/short-id.ts'
import { orderCalls } from '../../core/orders/calls.ts'
import { lateTexts } from '../../core/orders/late-texts.ts'
import { rangesText, standingNumbers } from '../../core/orders/part-void.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { useLocale } from '../kit/language.tsx'
import { useNumber } from '../kit/use-number.ts'
import { OrderConfirm } from './order-confirm.tsx'
import type { OrderQuestionProps } from './order-question.ts'

/** Asks why before an order that came late takes part, and says from when it counts. */
export default function TakePart({ order, onClose }: OrderQuestionProps) {
  const { http } = useDesk()
  const texts = useTexts(lateTexts)
  const { takePart } = useTexts(orderTexts)
  const locale = useLocale()
  const number = useNumber()
  const { id, late, ticketCount, voidedTickets } = order
  const count = ticketCount - voidedTickets
  const tickets = rangesText(standingNumbers(order))
  const from = formatInstant(late?.countsFrom ?? order.boughtAt, {
    timeZone: order.timeZone,
    locale,
    style: 'date-time',
    zone: true,
  })
  return (
    <OrderConfirm
      onClose={onClose}
      title={texts.title({ order: shortId(id) })}
      confirmLabel={takePart}
      cancelLabel={texts.keepOut}
      doneWords={texts.done({ order: shortId(id) })}
      message={texts.message({ number: number(count), tickets, taken: from })(count)}
      carryOut={(comment, attempt) =>
        http.ask(orderCalls.takePart, { params: { id }, body: { comment } }, { attempt })
      }
    />
  )
}
