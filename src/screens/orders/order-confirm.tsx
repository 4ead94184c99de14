import { formatMoney } from '../../core/format/money.ts'
import type { OrderDetail } from '../../core/orders/order-detail.ts'
import { ticketNumbers } from '../../core/orders/order-list.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useTexts } from '../desk.tsx'
import { useLocale } from '../kit/language.tsx'
import { Confirm } from '../kit/overlays/confirm.tsx'
import { useAction } from '../use-action.ts'
import { useNotify } from '../use-notify.ts'
import type { OrderQuestionProps } from './order-question.ts'

interface OrderConfirmProps extends OrderQuestionProps {
  /** With the order's name: "Void order 4F09C2?" */
  title: string
  confirmLabel: string
  /** The way back: "Keep order". */
  cancelLabel: string
  tone?: 'normal' | 'danger'
  /** What it means for tickets and amount; null: the order never got tickets. */
  meaningOf: (amount: string, tickets: string | null) => string
  /** Said once it is done. */
  doneWords: string
  carryOut: (reason: string, attempt: string) => Promise<unknown>
}

/** Asks why before an order's tickets leave their draws, or stand again, and says what that means for them and the pot. */
export function OrderConfirm({
  order,
  view,
  onClose,
  meaningOf,
  doneWords,
  carryOut,
  ...words
}: OrderConfirmProps) {
  const { voidReason } = useTexts(orderTexts)
  const notify = useNotify()
  const action = useAction()
  const amount = formatMoney(order.amountPaidCents, order.currency, useLocale())

  async function confirm(reason: string) {
    const done = await action.run(async attempt => void (await carryOut(reason, attempt)))
    view.reload()
    if (!done) return
    notify('ok', doneWords)
    onClose()
  }

  return (
    <Confirm
      {...words}
      message={
        <>
          {meaningOf(amount, ticketNumbers(order))} <PotChange order={order} />
        </>
      }
      reason={{ label: voidReason, required: true }}
      busy={action.busy}
      error={action.error}
      onConfirm={reason => void confirm(reason)}
      onClose={onClose}
    />
  )
}

/** What the pot becomes: a guarantee may keep it as it is. */
function PotChange({ order: { pot, currency } }: { order: OrderDetail }) {
  const texts = useTexts(orderTexts)
  const locale = useLocale()
  if (pot === null) return null
  const amount = (cents: number) => formatMoney(cents, currency, locale)
  if (pot.nowCents === pot.afterCents) return texts.potStays({ amount: amount(pot.nowCents) })
  return texts.potAfter({ from: amount(pot.nowCents), to: amount(pot.afterCents) })
}
