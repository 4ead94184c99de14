import type { OrderRow } from '../../../core/orders/order-list.ts'
import { orderTexts } from '../../../core/orders/texts.ts'
import { addSheet } from '../../../core/style/sheets.ts'
import { useTexts } from '../../desk.tsx'
import { Dash } from '../../kit/dash.tsx'
import ordersCss from '../orders.css?inline'

addSheet(ordersCss)

/** How it was paid; of a card, which one. A paper entry wasn't: a dash. */
export function Tender({
  order: { type, cardBrand, cardEnding },
  short = false,
}: {
  order: Pick<OrderRow, 'type' | 'cardBrand' | 'cardEnding'>
  /** In a table. */
  short?: boolean
}) {
  const texts = useTexts(orderTexts)
  const words = short ? texts.cardShort : texts.cardEndingIn
  if (type === null) return <Dash />
  const tender =
    cardBrand && cardEnding
      ? words({ brand: texts[`cardBrand-${cardBrand}`], ending: cardEnding })
      : texts[`type-${type}`]
  // The one brand of two words may stand on two lines.
  const isWhole = short && cardBrand !== 'AMERICAN_EXPRESS'
  return isWhole ? <span className="rd-order-whole">{tender}</span> : tender
}

/** How it came, on one line. */
export function OrderSource({ order: { source } }: { order: Pick<OrderRow, 'source'> }) {
  const texts = useTexts(orderTexts)
  return <span className="rd-order-whole">{texts[`source-${source ?? 'online'}`]}</span>
}
