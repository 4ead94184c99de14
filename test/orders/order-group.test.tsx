import { expect } from 'chai'
import { orderCalls } from '../../src/core/orders/calls.ts'
import type { OrderDetail } from '../../src/core/orders/order-detail.ts'
import { handEntry as entry, groupedOrder } from '../../stories/orders/sample-group.ts'
import { usualOrder } from '../../stories/orders/sample-orders.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { placed, seen } from '../dashboard/placed.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const { group } = groupedOrder
if (group === null) throw new Error('The sample has no group')
const [first, other] = group.orders
if (!first || !other) throw new Error('The sample has too few orders')

async function shown(order: OrderDetail) {
  const { desk, api } = fakeDesk({ roles: ['account owner'] })
  api.answer(orderCalls.get, order)
  await desk.start()
  const root = await placed('order', desk, { 'order-id': order.id })
  await waitFor(() => root.dataset.state === 'ready', 'the order')
  return root
}
const count = (root: HTMLElement, words: string) => seen(root).split(words).length - 1
const card = (root: HTMLElement, title: string) =>
  waitFor(
    () => [...root.querySelectorAll('.rd-card')].find(each => seen(each).startsWith(title)),
    title,
  )

describe('what was bought together', () => {
  it('says once for all of it what was handed over, and what went back', async () => {
    const root = await shown({ ...groupedOrder, type: 'cash', entry })
    const words = seen(await card(root, 'Bought together'))
    expect(words).to.include('Received in cash$60.00').and.to.include('Change$10.00')
    expect(words).to.include('Total$50.00').and.not.to.include('Remaining total')
    expect(count(root, 'Received in cash')).to.equal(1)
  })

  it('says what of it still stands after some tickets, or all of an order, are void', async () => {
    const orders = [
      { ...first, voidedCents: 300 },
      { ...other, status: 'VOID' as const },
    ]
    const root = await shown({ ...groupedOrder, group: { ...group, orders } })
    const words = seen(await card(root, 'Bought together'))
    expect(words).to.include('Total$50.00').and.to.include('Remaining total$22.00')
    expect(words).not.to.include('$25.00')
  })

  it('is no more than the order itself where it was bought alone: its cash stands with its payment', async () => {
    const root = await shown({ ...usualOrder, type: 'cash', entry })
    expect(count(root, 'Received in cash')).to.equal(1)
    expect(seen(await card(root, 'Payment'))).to.include('Received in cash$60.00')
  })
})
