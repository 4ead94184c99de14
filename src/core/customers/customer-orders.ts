/** The orders of one customer: the same list, all of its days, without the buyer. */
import { orderList } from '../orders/order-list.ts'
import { defineList } from '../table/list.ts'

const { buyer: _, email: __, phone: ___, ...columns } = orderList.columns

export const customerOrderList = defineList({
  name: 'customer-orders',
  row: orderList.row,
  columns,
  filters: {},
  order: orderList.order,
})
