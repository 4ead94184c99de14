import type { OrderRow } from '../../../core/orders/order-list.ts'
import { orderTexts } from '../../../core/orders/texts.ts'
import { useTexts } from '../../desk.tsx'

/** How it was paid; of a card, which one. */
export function Tender({
  order: { type, cardBrand, cardEnding },
  short = false,
}: {
  order: Pick<OrderRow, 'type' | 'cardBrand' | 'cardEnding'>
  /** In a table. */
  short?: boolean
}) {
  const texts = useTexts(orderTexts)
  if (!cardBrand || !cardEnding) return texts[`type-${type}`]
  const words = short ? texts.cardShort : texts.cardEndingIn
  return words({ brand: texts[`cardBrand-${cardBrand}`], ending: cardEnding })
}

/** How it came, on one line. */
export function OrderSource({ order: { source } }: { order: Pick<OrderRow, 'source'> }) {
  const texts = useTexts(orderTexts)
  return <span className="rd-order-whole">{texts[`source-${source ?? 'online'}`]}</span>
}
