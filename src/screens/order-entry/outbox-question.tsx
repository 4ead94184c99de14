import { outboxListTexts } from '../../core/outbox/list-texts.ts'
import type { WaitingOrder } from '../../core/outbox/waiting-order.ts'
import { useTexts } from '../desk.tsx'
import { Confirm } from '../kit/overlays/confirm.tsx'

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
  const named = { reference: order.reference, name: order.provisional.customerName }
  const words = {
    cancel: {
      title: texts.cancelTitle(named),
      message: mayHaveArrived(order) ? texts.cancelArrived : texts.cancelNew,
      confirmLabel: texts.cancel,
      tone: 'danger' as const,
    },
    same: {
      title: texts.sameTitle(named),
      message: texts.sameMessage,
      confirmLabel: texts.same,
      tone: 'danger' as const,
    },
    forget: {
      title: texts.forgetTitle(named),
      message: texts.forgetMessage,
      confirmLabel: texts.forget,
      tone: 'danger' as const,
    },
    takeIn: {
      title: texts.takeInTitle,
      message: texts.takeInMessage,
      confirmLabel: texts.takeInHere,
      tone: 'normal' as const,
    },
  }[what]
  return <Confirm {...words} {...on} cancelLabel={texts.keep} />
}

/** It was sent, and nobody knows what came of it. */
export function mayHaveArrived({ state }: WaitingOrder): boolean {
  return 'attempts' in state && state.attempts > 0
}
