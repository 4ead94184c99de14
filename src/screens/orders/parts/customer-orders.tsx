import { ReceiptText } from 'lucide'
import { useCallback } from 'react'
import type { customerCalls } from '../../../core/customers/calls.ts'
import { pathTo } from '../../../core/links.ts'
import type { OrderRow } from '../../../core/orders/order-list.ts'
import { orderTexts } from '../../../core/orders/texts.ts'
import { useTexts } from '../../desk.tsx'
import { ListTable } from '../../list-table.tsx'
import { useList } from '../../use-list.tsx'
import { useTarget } from '../../use-target.ts'
import { orderCells, orderRowName } from '../order-cells.tsx'

interface CustomerOrdersProps {
  call: (typeof customerCalls)['orders']
  customerId: string
  label: string
  empty: { title: string; message: string }
}

/** The orders of one customer, on their page. */
export default function CustomerOrders({ call, customerId, label, empty }: CustomerOrdersProps) {
  const texts = useTexts(orderTexts)
  const { list: _, ...list } = useList({
    call,
    of: { customerId },
    words: texts,
    cells,
  })
  const target = useTarget()
  const rowTarget = useCallback(({ id }: OrderRow) => target(pathTo('order', { id })), [target])
  return (
    <ListTable<OrderRow>
      {...list}
      title={texts.orders}
      label={label}
      rowName={orderRowName}
      rowTarget={rowTarget}
      empty={{ icon: ReceiptText, ...empty }}
    />
  )
}

const { buyer: _, phone: __, ...cells } = orderCells
