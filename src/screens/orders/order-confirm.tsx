import type { ReactNode } from 'react'
import { formatMoney } from '../../core/format/money.ts'
import type { OrderDetail } from '../../core/orders/order-detail.ts'
import { type PotChange, stayingBy } from '../../core/orders/pot.ts'
import { orderQuestionTexts } from '../../core/orders/question-texts.ts'
import { donationLeftCents } from '../../core/orders/refund.ts'
import { useTexts } from '../desk.tsx'
import { useLocale } from '../kit/language.tsx'
import { Confirm } from '../kit/overlays/confirm.tsx'
import { useAction } from '../use-action.ts'
import { useNotify } from '../use-notify.ts'
import type { OrderQuestionProps } from './order-question.ts'

interface OrderConfirmProps extends Pick<OrderQuestionProps, 'onClose'> {
  /** With the order's name: "Void order 4F09C2?" */
  title: string
  confirmLabel: string
  /** The way back: "Keep order". */
  cancelLabel: string
  tone?: 'normal' | 'danger'
  /** What it means for tickets, amount and pot. */
  message: ReactNode
  details?: ReactNode
  /** Whether what it takes is there; says so at its fields otherwise. */
  isReady?: () => boolean
  /** Said once it is done. */
  doneWords: string
  carryOut: (reason: string, attempt: string) => Promise<unknown>
}

/** Asks why before tickets leave their draws, or stand again, and says what that means for them and the pot. */
export function OrderConfirm({ onClose, doneWords, carryOut, ...words }: OrderConfirmProps) {
  const { voidReason } = useTexts(orderQuestionTexts)
  const notify = useNotify()
  const action = useAction()

  async function confirm(reason: string) {
    const done = await action.run(async attempt => void (await carryOut(reason, attempt)))
    if (!done) return
    notify('ok', doneWords)
    onClose()
  }

  return (
    <Confirm
      {...words}
      reason={{ label: voidReason, required: true }}
      busy={action.busy}
      error={action.error}
      unsure={action.unsure}
      onConfirm={reason => void confirm(reason)}
      onClose={onClose}
    />
  )
}

/** What becomes of the donation, which is no part of the tickets' money: it goes and comes with the whole order alone. */
export function useDonationWords(
  order: OrderDetail,
): (becomes: 'leaves' | 'stays' | 'returns') => string {
  const texts = useTexts(orderQuestionTexts)
  const cents = donationLeftCents(order)
  const amount = formatMoney(cents, order.currency, useLocale())
  return becomes => (cents === 0 ? '' : texts[`donation-${becomes}`]({ amount }))
}

/** What the pot becomes: a guarantee may keep it as it is. Empty where there is none. */
export function usePotWords(currency: string): (pot: PotChange | null) => string {
  const texts = useTexts(orderQuestionTexts)
  const locale = useLocale()
  const amount = (cents: number) => formatMoney(cents, currency, locale)
  return pot => {
    if (pot === null) return ''
    const { nowCents, afterCents, by } = pot
    if (nowCents !== afterCents)
      return texts.potAfter({ from: amount(nowCents), to: amount(afterCents) })
    return texts[stayingBy(by)]({ amount: amount(nowCents) })
  }
}
