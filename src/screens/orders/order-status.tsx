import type { OrderRow } from '../../core/orders/order-list.ts'
import { orderTexts } from '../../core/orders/texts.ts'
import { addSheet } from '../../core/style/sheets.ts'
import { useTexts } from '../desk.tsx'
import { Status, type Tone } from '../kit/status.tsx'
import ordersCss from './orders.css?inline'

addSheet(ordersCss)

const tones: Readonly<Record<OrderRow['status'], Tone>> = {
  ACTIVE: 'ok',
  PENDING: 'info',
  FAILED: 'bad',
  VOID: 'neutral',
}

/** An order's status, why it failed, and what else is to be known of it. */
export function OrderStatus({
  order: { status, failureReason, marks },
}: {
  order: Pick<OrderRow, 'status' | 'failureReason' | 'marks'>
}) {
  const texts = useTexts(orderTexts)
  return (
    <span className="rd-order-states">
      <Status tone={tones[status]}>{texts[`status-${status}`]}</Status>
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
