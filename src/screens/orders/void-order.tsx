import { formatMoney } from '../../core/format/money.ts'
import { shortId } from '../../core/format/short-id.ts'
import { orderCalls } from '../../core/orders/calls.ts'
import type { OrderDetail } from '../../core/orders/order-detail.ts'
import { ticketNumbers } from '../../core/orders/order-list.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { useLocale } from '../kit/language.tsx'
import { Confirm } from '../kit/overlays/confirm.tsx'
import { useAction } from '../use-action.ts'
import { useNotify } from '../use-notify.ts'
import type { OrderQuestionProps } from './order-question.ts'
import { PotChange } from './pot-change.tsx'

/** Asks why before an order is void, and says what that means: tickets and amount. */
export default function VoidOrder({ order, view, onClose }: OrderQuestionProps) {
  const { http } = useDesk()
  const texts = useTexts(orderTexts)
  const notify = useNotify()
  const action = useAction()
  const name = { order: shortId(order.id) }

  async function confirm(voidedComment: string) {
    const done = await action.run(async attempt => {
      const asked = { params: { id: order.id }, body: { voidedComment } }
      await http.ask(orderCalls.void, asked, { attempt })
    })
    view.reload()
    if (!done) return
    notify('ok', texts.voided(name))
    onClose()
  }

  return (
    <Confirm
      title={texts.voidTitle(name)}
      message={
        <>
          {useMeaning(order)} <PotChange order={order} />
        </>
      }
      confirmLabel={texts.void}
      cancelLabel={texts.keep}
      tone="danger"
      reason={{ label: texts.voidReason, required: true }}
      busy={action.busy}
      error={action.error}
      onConfirm={reason => void confirm(reason)}
      onClose={onClose}
    />
  )
}

function useMeaning(order: OrderDetail): string {
  const texts = useTexts(orderTexts)
  const amount = formatMoney(order.amountPaidCents, order.currency, useLocale())
  const tickets = ticketNumbers(order)
  if (tickets === null) return texts.voidPendingMessage({ amount })
  const { ticketCount } = order
  const words = texts.voidMessage({ number: String(ticketCount), amount, tickets })
  return `${words(ticketCount)} ${texts.refundHint}`
}
