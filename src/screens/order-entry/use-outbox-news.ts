import { useEffect, useRef } from 'react'
import type { Outbox } from '../../core/outbox/outbox.ts'
import { outboxTexts } from '../../core/outbox/texts.ts'
import type { WaitingOrder } from '../../core/outbox/waiting-order.ts'
import { useDesk, useTexts } from '../desk.tsx'
import { waits } from './use-outbox.ts'

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
    const shown = { late: { id: 0, count: 0 }, inTime: { id: 0, count: 0 } }
    return $state.subscribe(state => {
      if (state.state !== 'ready') return
      const { texts, isNews } = now.current
      for (const order of state.orders) {
        const { key, reference, provisional, state: stands } = order
        if (waits(order)) waited.add(key)
        if (stands.kind !== 'accepted' || !waited.delete(key) || !isNews(order)) continue
        const when = order.receipt?.late ? 'late' : 'inTime'
        const notice = shown[when]
        const isShown = notices.$notices.get().some(({ id }) => id === notice.id)
        const count = isShown ? notice.count + 1 : 1
        notices.dismiss(notice.id)
        const one = { reference, name: provisional.customerName }
        const several = { number: String(count) }
        const id =
          when === 'late'
            ? notices.add('info', count === 1 ? texts.late(one) : texts.lateSeveral(several))
            : notices.add('ok', count === 1 ? texts.accepted(one) : texts.acceptedSeveral(several))
        shown[when] = { id, count }
      }
    })
  }, [$state, notices])
}
