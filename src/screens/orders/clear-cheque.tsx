import { formatLongDay } from '../../core/format/dates.ts'
import { isoDay } from '../../core/format/iso-day.ts'
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
  const locale = useLocale()
  const amount = formatMoney(order.amountPaidCents, order.currency, locale)
  const notify = useNotify()
  const action = useAction()
  const { id, eventId, status } = order
  const name = { order: shortId(id) }
  const meaning =
    status === 'VOID' ? texts.clearVoidMessage({ amount }) : texts.clearMessage({ amount })
  const day = order.entry?.chequeDate
  const isAhead = day && day > isoDay(new Date(), order.timeZone)

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
        isAhead
          ? `${texts.clearPostDated({ day: formatLongDay(day, locale) })} ${meaning}`
          : meaning
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
