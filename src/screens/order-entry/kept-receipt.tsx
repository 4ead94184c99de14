import { useEffect } from 'react'
import type { Outbox } from '../../core/outbox/outbox.ts'
import { outboxTexts } from '../../core/outbox/texts.ts'
import type { WaitingOrder } from '../../core/outbox/waiting-order.ts'
import { useTexts } from '../desk.tsx'
import { Alert } from '../kit/alert.tsx'
import { Button } from '../kit/button.tsx'
import { EntryReceipt } from './entry-receipt.tsx'
import { needsSomebody, useOutbox } from './use-outbox.ts'

interface KeptReceiptProps {
  order: WaitingOrder
  outbox: Outbox
  /** It stands by now, with numbers. */
  onAccepted: (order: WaitingOrder) => void
  /** To the list, where something can be done about it. */
  onLook: () => void
  onNext: () => void
}

/** The receipt of an order that has no numbers yet; it says so where it is refused, and is the usual one once it stands. */
export function KeptReceipt({ order: kept, outbox, onAccepted, onLook, onNext }: KeptReceiptProps) {
  const words = useTexts(outboxTexts)
  const order =
    useOutbox(outbox, state =>
      state.state === 'ready' ? state.orders.find(({ key }) => key === kept.key) : undefined,
    ) ?? kept
  const isAccepted = order.state.kind === 'accepted'
  useEffect(() => {
    if (isAccepted) onAccepted(order)
  })
  const news = needsSomebody(order) ? (
    <>
      <Alert>
        {words.problem} {order.reasons.map(({ message }) => message).join(' ')}
      </Alert>
      <Button size="lg" onClick={onLook}>
        {words.look}
      </Button>
    </>
  ) : (
    <p>{order.state.kind === 'cancelled' ? words['said-cancelled'] : words.keptHint}</p>
  )
  return <EntryReceipt entered={{ state: 'kept', order }} news={news} onNext={onNext} />
}
