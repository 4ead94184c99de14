import { shortId } from '../../core/format/short-id.ts'
import { orderCalls } from '../../core/orders/calls.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { OrderConfirm } from './order-confirm.tsx'
import type { OrderQuestionProps } from './order-question.ts'

/** Asks why before an order is void, and says what that means. */
export default function VoidOrder(props: OrderQuestionProps) {
  const { http } = useDesk()
  const texts = useTexts(orderTexts)
  const { id, ticketCount } = props.order
  const name = { order: shortId(id) }
  return (
    <OrderConfirm
      {...props}
      title={texts.voidTitle(name)}
      confirmLabel={texts.void}
      cancelLabel={texts.keep}
      tone="danger"
      doneWords={texts.voided(name)}
      meaningOf={(amount, tickets) => {
        if (tickets === null) return texts.voidPendingMessage({ amount })
        const words = texts.voidMessage({ number: String(ticketCount), amount, tickets })
        return `${words(ticketCount)} ${texts.refundHint}`
      }}
      carryOut={(voidedComment, attempt) =>
        http.ask(orderCalls.void, { params: { id }, body: { voidedComment } }, { attempt })
      }
    />
  )
}
