import { orderCalls } from '../../src/core/orders/calls.ts'
import type { OrderDetail } from '../../src/core/orders/order-detail.ts'
import { usualOrder } from '../../stories/orders/sample-orders.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { placed } from '../dashboard/placed.ts'
import { lookIn, toldBy } from '../support/browser/look-in.ts'
import { waitFor } from '../support/browser/wait-for.ts'

/** The page of an order, read; `answered.order` is what it is at the next read. */
export async function openOrder(
  order: OrderDetail = usualOrder,
  roles = ['account owner' as const],
) {
  const { desk, api } = fakeDesk({ roles })
  const answered = { order }
  api.answer(orderCalls.get, () => answered.order)
  await desk.start()
  const root = await placed('order', desk, { 'order-id': order.id })
  const { scope: around, find, named, chooseAction: choose } = lookIn(root)
  await waitFor(() => root.dataset.state === 'ready', 'the order')
  return { api, answered, root, around, find, named, choose, told: toldBy(desk) }
}
