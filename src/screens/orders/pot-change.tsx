import { formatMoney } from '../../core/format/money.ts'
import type { OrderDetail } from '../../core/orders/order-detail.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useTexts } from '../desk.tsx'
import { useLocale } from '../kit/language.tsx'

/** What the pot becomes by a void, or by taking one back: a guarantee may keep it as it is. */
export function PotChange({ order: { pot, currency } }: { order: OrderDetail }) {
  const texts = useTexts(orderTexts)
  const locale = useLocale()
  if (pot === null) return null
  const amount = (cents: number) => formatMoney(cents, currency, locale)
  if (pot.nowCents === pot.thenCents) return texts.potStays({ amount: amount(pot.nowCents) })
  return texts.potAfter({ from: amount(pot.nowCents), to: amount(pot.thenCents) })
}
