import { useEffect, useRef } from 'react'
import type { Outbox } from '../../core/outbox/outbox.ts'
import { outboxTexts } from '../../core/outbox/texts.ts'
import type { WaitingOrder } from '../../core/outbox/waiting-order.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { waits } from './use-outbox.ts'

/** Whether it is in the draw, isn't until staff let it, or can't be any more. */
function whenOf({ receipt }: WaitingOrder) {
  if (!receipt?.late) return 'accepted'
  return receipt.noDrawLeft ? 'noDrawLeft' : 'late'
}

/**
 * Says quietly when orders that waited are entered while their seller works on. Of several in a row one notice is left,
 * with their number: after a day without a network there may be hundreds. Those that came late are said apart.
 *
 * @param isNews nobody sees what becomes of it as it is
 */
export function useOutboxNews({ $state }: Outbox, isNews: (order: WaitingOrder) => boolean): void {
  const { notices } = useDesk()
  const texts = useTexts(outboxTexts)
  const now = useRef({ texts, isNews })
  now.current = { texts, isNews }
  useEffect(() => {
    const waited = new Set<string>()
    const shown = {
      accepted: { id: 0, count: 0 },
      late: { id: 0, count: 0 },
      noDrawLeft: { id: 0, count: 0 },
    }
    return $state.subscribe(state => {
      if (state.state !== 'ready') return
      const { texts, isNews } = now.current
      for (const order of state.orders) {
        const { key, reference, provisional, state: stands } = order
        if (waits(order)) waited.add(key)
        if (stands.kind !== 'accepted' || !waited.delete(key) || !isNews(order)) continue
        const when = whenOf(order)
        const notice = shown[when]
        const isShown = notices.$notices.get().some(({ id }) => id === notice.id)
        const count = isShown ? notice.count + 1 : 1
        notices.dismiss(notice.id)
        const one = { reference, name: provisional.customerName }
        const several = { number: String(count) }
        const words = count === 1 ? texts[when](one) : texts[`${when}Several`](several)
        const id = notices.add(when === 'accepted' ? 'ok' : 'info', words)
        shown[when] = { id, count }
      }
    })
  }, [$state, notices])
}
