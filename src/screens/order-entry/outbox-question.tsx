import { formatMoney } from '../../core/format/money.ts'
import { outboxListTexts } from '../../core/outbox/list-texts.ts'
import type { WaitingOrder } from '../../core/outbox/waiting-order.ts'
import { useTexts } from '../desk.tsx'
import { useLocale } from '../kit/language.tsx'
import { Confirm } from '../kit/overlays/confirm.tsx'
import { waits } from './use-outbox.ts'

/** What is asked before it is done with an order of the list. */
export interface Question {
  what: 'cancel' | 'same' | 'forget' | 'takeIn'
  order: WaitingOrder
}

interface OutboxQuestionProps {
  question: Question
  onConfirm: () => void
  onClose: () => void
}

/** Asks before an order that waits is taken back or forgotten, or takes the place of what is typed. */
export function OutboxQuestion({ question: { what, order }, ...on }: OutboxQuestionProps) {
  const texts = useTexts(outboxListTexts)
  const paid = usePaid()
  const giveBack = useGiveBack()
  const named = { reference: order.reference, name: order.provisional.customerName }
  const words = {
    cancel: {
      title: texts.cancelTitle(named),
      message: mayHaveArrived(order)
        ? texts.cancelArrived
        : [texts.cancelNew, ...giveBack(order)].join(' '),
      confirmLabel: texts.cancel,
      tone: 'danger' as const,
    },
    same: {
      title: texts.discardTitle(named),
      message: texts.sameMessage,
      confirmLabel: texts.same,
      tone: 'danger' as const,
    },
    forget: {
      title: texts.discardTitle(named),
      message: [texts.forgetMessage, ...paid(order)].join(' '),
      confirmLabel: texts.forget,
      tone: 'danger' as const,
    },
    takeIn: {
      title: texts.takeInTitle,
      message: waits(order) ? `${texts.takeInWaiting} ${texts.takeInMessage}` : texts.takeInMessage,
      confirmLabel: texts.takeInHere,
      tone: 'normal' as const,
    },
  }[what]
  return <Confirm {...words} {...on} cancelLabel={texts.keep} />
}

/** That money was taken for an order which isn't entered; nothing of one that is free. */
export function usePaid() {
  const texts = useTexts(outboxListTexts)
  const locale = useLocale()
  return ({ totalCents, provisional: { currency } }: WaitingOrder): string[] =>
    totalCents > 0 ? [texts.paid({ amount: formatMoney(totalCents, currency, locale) })] : []
}

/** What goes back to the buyer of an order that was taken back; nothing of one that is free. */
export function useGiveBack() {
  const texts = useTexts(outboxListTexts)
  const locale = useLocale()
  return ({ totalCents, purchase, provisional: { currency } }: WaitingOrder): string[] => {
    const { type } = purchase.tender
    if (totalCents === 0 || type === 'free' || type === 'credit') return []
    return [texts[`giveBack-${type}`]({ amount: formatMoney(totalCents, currency, locale) })]
  }
}

/** It was sent, and nobody knows what came of it. */
export function mayHaveArrived({ state }: WaitingOrder): boolean {
  return 'attempts' in state && state.attempts > 0
}
