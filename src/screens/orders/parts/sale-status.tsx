import type { OrderRow } from '../../../core/orders/order-list.ts'
import { orderTexts } from '../../../core/orders/texts.ts'
import { useTexts } from '../../desk.tsx'
import { Status, type Tone } from '../../kit/status.tsx'

const tones: Readonly<Record<OrderRow['status'], Tone>> = {
  ACTIVE: 'ok',
  PENDING: 'info',
  FAILED: 'bad',
  VOID: 'neutral',
}

/** The status of an order, or of what was given with it. */
export function SaleStatus({ status }: Pick<OrderRow, 'status'>) {
  const texts = useTexts(orderTexts)
  return <Status tone={tones[status]}>{texts[`status-${status}`]}</Status>
}
