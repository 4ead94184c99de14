/** The orders of one raffle: the same list, all of its days, without what is the same in every row, and by no tag. */
import { GivenIdSchema } from '../fields/values.ts'
import { defineList } from '../table/list.ts'
import { orderCalls } from './calls.ts'
import { orderList } from './order-list.ts'

const { raffle: _column, ...columns } = orderList.columns
const { raffle: _filter, tag: _tag, bought, ...filters } = orderList.filters
const { initially: _, ...anyDay } = bought

export const raffleOrdersCall = {
  ...orderCalls.list,
  list: defineList({
    name: 'raffle-orders',
    row: orderList.row,
    columns,
    filters: { ...filters, bought: anyDay },
    order: orderList.order,
  }),
  of: { ...orderCalls.list.of, eventId: GivenIdSchema },
} as const
