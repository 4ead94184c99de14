import { formatCount } from '../../../core/raffles/draws/draw-words.ts'
import type { Leavable } from '../../../core/raffles/draws/rules.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { useTexts } from '../../desk.tsx'
import { useLocale } from '../../kit/language.tsx'

/** "3 orders that are pending, 1 cheque that isn't cleared"; empty when nothing is left out. */
export function useLeftOut(): (counts: Partial<Record<Leavable, number>>) => string {
  const texts = useTexts(drawTexts)
  const locale = useLocale()
  return counts => {
    const orders = counts['orders-pending'] ?? 0
    const cheques = counts['cheques-uncleared'] ?? 0
    const parts = [
      orders > 0 && texts.leftOrders({ number: formatCount(orders, locale) })(orders),
      cheques > 0 && texts.leftCheques({ number: formatCount(cheques, locale) })(cheques),
    ]
    return parts.filter(Boolean).join(', ')
  }
}
