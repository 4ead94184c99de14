import type { BulkAction } from '../../core/orders/bulk.ts'
import type { BulkSet } from '../../core/orders/bulk-calls.ts'
import type { OrderDetail } from '../../core/orders/order-detail.ts'
import type { OrderReading } from '../../core/orders/order-view.ts'

/** What a question about an order is given. */
export interface OrderQuestionProps {
  order: OrderDetail
  view: OrderReading
  onClose: () => void
}

/** What somebody wants done, and to which orders. */
export interface AskedBulk {
  action: BulkAction
  set: BulkSet
  /** Why, until somebody writes better. */
  comment?: string
  /** The raffle that all of it is of, and that is cancelled by it. */
  cancels?: string
  /** Why it can't be done now: nothing is asked, and this is said. */
  against?: string
  /** What was ticked for it is done with. */
  clear?: () => void
}
