import { shortId } from '../../core/format/short-id.ts'
import { orderCalls } from '../../core/orders/calls.ts'
import { ticketNumbers } from '../../core/orders/order-list.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { WithAmount } from '../kit/money.tsx'
import { Confirm } from '../kit/overlays/confirm.tsx'
import { useAction } from '../use-action.ts'
import { useNotify } from '../use-notify.ts'
import type { OrderQuestionProps } from './order-question.ts'
import { PotChange } from './pot-change.tsx'

/** Asks why before a void is taken back, and says what stands again: tickets, amount and pot. */
export default function RestoreOrder({ order, view, onClose }: OrderQuestionProps) {
  const { http } = useDesk()
  const texts = useTexts(orderTexts)
  const notify = useNotify()
  const action = useAction()
  const name = { order: shortId(order.id) }
  const { ticketCount } = order

  async function confirm(comment: string) {
    const done = await action.run(async attempt => {
      await http.ask(
        orderCalls.restore,
        { params: { id: order.id }, body: { comment } },
        { attempt },
      )
    })
    view.reload()
    if (!done) return
    notify('ok', texts.restored(name))
    onClose()
  }

  return (
    <Confirm
      title={texts.restoreTitle(name)}
      message={
        <>
          <WithAmount cents={order.amountPaidCents} currency={order.currency}>
            {amount =>
              texts.restoreMessage({
                number: String(ticketCount),
                amount,
                tickets: ticketNumbers(order) ?? '',
              })(ticketCount)
            }
          </WithAmount>{' '}
          <PotChange order={order} />
        </>
      }
      confirmLabel={texts.restore}
      cancelLabel={texts.keepVoid}
      reason={{ label: texts.voidReason, required: true }}
      busy={action.busy}
      error={action.error}
      onConfirm={reason => void confirm(reason)}
      onClose={onClose}
    />
  )
}
