/** A donation is no part of the tickets' money: what is asked before a void, and before one is taken back, names them apart. */
import { expect } from 'chai'
import { orderCalls } from '../../src/core/orders/calls.ts'
import type { OrderDetail } from '../../src/core/orders/order-detail.ts'
import {
  chequeRow,
  orderOf,
  partlyVoidOrder,
  usualOrder,
  voidRow,
} from '../../stories/orders/sample-orders.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { placed, seen } from '../dashboard/placed.ts'
import { lookIn } from '../support/browser/look-in.ts'
import { press, type } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'

async function open(order: OrderDetail) {
  const { desk, api } = fakeDesk({ roles: ['account owner'] })
  api.answer(orderCalls.get, order)
  await desk.start()
  const root = await placed('order', desk, { 'order-id': order.id })
  await waitFor(() => root.dataset.state === 'ready', 'the order')
  return lookIn(root)
}

async function asked(
  order: OrderDetail,
  action: 'void' | 'restore' | 'refund',
  role = 'alertdialog',
) {
  const { find, chooseAction } = await open(order)
  await chooseAction(action)
  return { find, question: await find(`[role="${role}"]`) }
}

const given = { donationCents: 500, amountPaidCents: 2_500, ticketsCents: 2_000 }

describe('the donation of an order', () => {
  it('leaves with the whole order, which is named beside what its tickets cost', async () => {
    const { question } = await asked(usualOrder, 'void')
    expect(seen(question))
      .to.include('$20.00 no longer counts as sold')
      .and.to.include('Its donation of $5.00 no longer counts as given either.')
      .and.not.to.include('$25.00')
  })

  it('is part of what is owed once the order is void, and is named where that is given back', async () => {
    const { question } = await asked(orderOf(voidRow, { donationCents: 500 }), 'refund', 'dialog')
    expect(seen(question)).to.include('What is owed includes the donation of $5.00.')
  })

  it('stays where some tickets are void, and goes with the last of them', async () => {
    const { find, question } = await asked(usualOrder, 'void')
    ;(await find('[role="alertdialog"] input[type="radio"]:checked')).focus()
    await press('ArrowDown')
    const [from, to] = question.querySelectorAll<HTMLInputElement>('.rd-order-range input')
    from?.focus()
    await type('10401')
    to?.focus()
    await type('10406')
    await waitFor(() => seen(question).includes('The donation of $5.00 stays.'), 'that it stays')
    to?.select()
    await type('10420')
    await waitFor(() => seen(question).includes('Its donation of $5.00 no longer'), 'that it goes')
  })

  for (const [of, order, says] of [
    ['an uncleared cheque', { ...orderOf(chequeRow), ...given }, true],
    ['one whose donation went back', { ...usualOrder, refundedCents: 500 }, false],
    ['one without', orderOf(chequeRow), false],
  ] as const)
    it(`is ${says ? '' : 'not '}told before a void of ${of}`, async () => {
      const { question } = await asked(order, 'void')
      const words = seen(question)
      expect(words).to.include('no longer counts as sold')
      expect(words.includes('onation of $5.00')).to.equal(says)
    })

  it('counts again with the whole order', async () => {
    const { question } = await asked({ ...orderOf(voidRow), ...given }, 'restore')
    expect(seen(question))
      .to.include('$20.00 counts as sold again')
      .and.to.include('Its donation of $5.00 counts as given again.')
  })

  it('isn’t spoken of where some tickets are taken back', async () => {
    const { find } = await open(partlyVoidOrder)
    ;(await find('button[aria-label="Restore tickets 10405–10406"]')).focus()
    await press('Enter')
    const part = seen(await find('[role="alertdialog"]'))
    expect(part).to.include('$2.00 counts as sold again').and.not.to.include('donation')
  })
})
