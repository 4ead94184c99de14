import type { OrderDetail } from '../../core/orders/order-detail.ts'
import type { OrderReading } from '../../core/orders/order-view.ts'

/** What a question about an order is given. */
export interface OrderQuestionProps {
  order: OrderDetail
  view: OrderReading
  onClose: () => void
}
