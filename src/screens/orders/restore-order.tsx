import { shortId } from '../../core/format/short-id.ts'
import { orderCalls } from '../../core/orders/calls.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { OrderConfirm } from './order-confirm.tsx'
import type { OrderQuestionProps } from './order-question.ts'

/** Asks why before a void is taken back, and says what stands again. */
export default function RestoreOrder(props: OrderQuestionProps) {
  const { http } = useDesk()
  const texts = useTexts(orderTexts)
  const { id, ticketCount } = props.order
  const name = { order: shortId(id) }
  return (
    <OrderConfirm
      {...props}
      title={texts.restoreTitle(name)}
      confirmLabel={texts.restore}
      cancelLabel={texts.keepVoid}
      doneWords={texts.restored(name)}
      meaningOf={(amount, tickets) =>
        texts.restoreMessage({
          number: String(ticketCount),
          amount,
          tickets: tickets ?? '',
        })(ticketCount)
      }
      carryOut={(comment, attempt) =>
        http.ask(orderCalls.restore, { params: { id }, body: { comment } }, { attempt })
      }
    />
  )
}
