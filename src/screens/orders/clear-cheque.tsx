import { formatMoney } from '../../core/format/money.ts'
import { shortId } from '../../core/format/short-id.ts'
import { orderCalls } from '../../core/orders/calls.ts'
import { orderQuestionTexts } from '../../core/orders/question-texts.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { useLocale } from '../kit/language.tsx'
import { Confirm } from '../kit/overlays/confirm.tsx'
import { useAction } from '../use-action.ts'
import { useNotify } from '../use-notify.ts'
import type { OrderQuestionProps } from './order-question.ts'

/** Asks before a cheque counts as paid by the bank: from then on its tickets take part, or a void one's money is owed. Nothing takes that back. */
export default function ClearCheque({ order, onClose }: OrderQuestionProps) {
  const { http } = useDesk()
  const texts = useTexts(orderQuestionTexts)
  const { markCleared } = useTexts(orderTexts)
  const amount = formatMoney(order.amountPaidCents, order.currency, useLocale())
  const notify = useNotify()
  const action = useAction()
  const { id, eventId, status } = order
  const name = { order: shortId(id) }

  async function confirm() {
    const body = { eventId, orderIds: [id] }
    const done = await action.run(
      async attempt => void (await http.ask(orderCalls.clearCheques, { body }, { attempt })),
    )
    if (!done) return
    notify('ok', texts.clearedCheque(name))
    onClose()
  }

  return (
    <Confirm
      title={texts.clearTitle(name)}
      message={
        status === 'VOID' ? texts.clearVoidMessage({ amount }) : texts.clearMessage({ amount })
      }
      confirmLabel={markCleared}
      cancelLabel={texts.notCleared}
      busy={action.busy}
      error={action.error}
      unsure={action.unsure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
