import { formatCount } from '../../../core/raffles/draws/draw-words.ts'
import { type Leavable, leavables } from '../../../core/raffles/draws/rules.ts'
import { drawTexts } from '../../../core/raffles/draws/texts.ts'
import { useTexts } from '../../desk.tsx'
import { useLocale } from '../../kit/language.tsx'

/** What is left out and how many, as a list in words; empty when nothing is. */
export function useLeftOut(): (counts: Partial<Record<Leavable, number>>) => string {
  const texts = useTexts(drawTexts)
  const locale = useLocale()
  return counts => {
    const words = {
      'orders-pending': texts.leftOrders,
      'cheques-uncleared': texts.leftCheques,
      'late-arrivals': texts.leftLate,
      'outboxes-waiting': texts.leftDevices,
    }
    const parts = leavables.flatMap(code => {
      const count = counts[code] ?? 0
      return count > 0 ? [words[code]({ number: formatCount(count, locale) })(count)] : []
    })
    return parts.join(', ')
  }
}
