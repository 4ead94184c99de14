import type { OrderRow } from '../../core/orders/order-list.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useTexts } from '../desk.tsx'
import { Status } from '../kit/status.tsx'
import ordersCss from './orders.css?inline'
import { SaleStatus } from './parts/sale-status.tsx'

addSheet(ordersCss)

/** An order's status, why it failed, and what else is to be known of it. */
export function OrderStatus({
  order: { status, failureReason, marks },
}: {
  order: Pick<OrderRow, 'status' | 'failureReason' | 'marks'>
}) {
  const texts = useTexts(orderTexts)
  return (
    <span className="rd-order-states">
      <SaleStatus status={status}>{texts[`status-${status}`]}</SaleStatus>
      {failureReason && (
        <span className="rd-order-reason">{texts[`failureReason-${failureReason}`]}</span>
      )}
      {marks.map(mark => (
        <Status key={mark} tone="warn">
          {texts[`mark-${mark}`]}
        </Status>
      ))}
    </span>
  )
}
