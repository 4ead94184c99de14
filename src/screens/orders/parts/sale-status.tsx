import type { OrderRow } from '../../../core/orders/order-list.ts'
import { Status, type Tone } from '../../kit/status.tsx'

const tones: Readonly<Record<OrderRow['status'], Tone>> = {
  ACTIVE: 'ok',
  PENDING: 'info',
  FAILED: 'bad',
  VOID: 'neutral',
}

/** The status of an order, or of what was given with it: each has its word for it. */
export function SaleStatus({ status, children }: Pick<OrderRow, 'status'> & { children: string }) {
  return <Status tone={tones[status]}>{children}</Status>
}
