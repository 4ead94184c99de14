import { formatMoney } from '../../core/format/money.ts'
import type { OrderRow } from '../../core/orders/order-list.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { useTexts } from '../desk.tsx'
import { useLocale } from '../kit/language.tsx'
import { Money } from '../kit/money.tsx'

/** What was paid for an order; of one that is void in part, how much of that is. */
export function OrderAmount({
  order,
}: {
  order: Pick<OrderRow, 'status' | 'amountPaidCents' | 'voidedCents' | 'currency'>
}) {
  const locale = useLocale()
  const { amountPaidCents, voidedCents, currency } = order
  return (
    <span className="rd-order-amount">
      <Money cents={amountPaidCents} currency={currency} />
      <VoidOf order={order}>
        {voidedCents > 0 ? formatMoney(voidedCents, currency, locale) : ''}
      </VoidOf>
    </span>
  )
}

/** What is void of an order that stands, in a line below what was bought; nothing where nothing is. */
export function VoidOf({ order, children }: { order: Pick<OrderRow, 'status'>; children: string }) {
  const texts = useTexts(orderTexts)
  if (children === '' || order.status === 'VOID') return null
  return <span className="rd-order-small">{texts.partVoid({ tickets: children })}</span>
}
