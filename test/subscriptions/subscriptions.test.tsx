import { expect } from 'chai'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { subscriptionCalls } from '../../src/core/subscriptions/calls.ts'
import type { Subscription } from '../../src/core/subscriptions/subscription.ts'
import { orderOf } from '../../stories/orders/sample-orders.ts'
import {
  failingRow,
  skippedSubscription,
  subscriptionOf,
  subscriptionOrders,
  subscriptionRows,
} from '../../stories/subscriptions/sample-subscriptions.ts'
import { pageOf } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { placed, seen } from '../dashboard/placed.ts'
import { lookIn, toldBy } from '../support/browser/look-in.ts'
import { press, type } from '../support/browser/page.ts'
import { waitFor } from '../support/browser/wait-for.ts'

const { list, get, retry, cancel } = subscriptionCalls

/** The drawer of one, opened from the list by its key. */
async function open(subscription: Subscription) {
  const { desk, api } = fakeDesk({ organization: { enabledProducts: ['subscriptions'] } })
  api.answer(list, pageOf(subscriptionRows))
  api.answer(get, subscription)
  api.answer(orderCalls.list, pageOf(subscriptionOrders))
  await desk.start()
  const root = await placed('subscriptions', desk)
  const { scope: around, find, button } = lookIn(root)
  ;(await find('tbody tr button')).focus()
  await press('Enter')
  await find('.rd-subscription-order')
  return { desk, api, around, find, button }
}

describe('the list of subscriptions', () => {
  it('narrows down by tabs, and shows one beside it with its 52 newest orders, the current one marked', async () => {
    const { api, around, find } = await open(subscriptionOf())
    const [asked] = api.asked(orderCalls.list)
    expect(asked?.query.get('subscriptionId')).to.equal(subscriptionOf().id)
    expect(asked?.query.get('pageSize')).to.equal('52')
    const lines = [...around.querySelectorAll('.rd-subscription-order')].map(seen)
    expect(lines[0]).to.include('Current')
    expect(lines[1]).to.include('Error').and.not.to.include('Current')
    expect(seen(around.querySelector('.rd-subscription-policy'))).to.include(
      '1, 3 and 7 days later',
    )
    await press('Escape')
    await waitFor(() => around.querySelector('.rd-subscription') === null, 'closed')
    ;(await find('[role="tab"]:nth-child(3)')).focus()
    await press('Enter')
    await waitFor(() => api.asked(list).at(-1)?.query.getAll('status[]').includes('failing'))
  })

  it('tries a failing one again on the version that was read, after saying what is charged', async () => {
    const failing = subscriptionOf(failingRow)
    const { api, around, button, desk, find } = await open(failing)
    api.answer(retry, { ...failing, tryOn: '2026-11-25' })
    ;(await button('Try again now')).focus()
    await press('Enter')
    const question = await find('[role="alertdialog"]')
    expect(seen(question)).to.include('asked for').and.to.include('ending in')
    expect(seen(question)).to.include('sold in Harbour Lights 50/50, for the draw of')
    expect(api.asked(retry), 'before it is confirmed').to.have.length(0)
    api.answer(get, { ...failing, lastResult: 'charged', lastResultAt: '2026-11-25T00:00:00Z' })
    ;(await find('[role="alertdialog"] button[type="submit"]')).focus()
    await press('Enter')
    await waitFor(() => api.asked(retry).length === 1)
    expect(api.asked(retry)[0]?.body).to.deep.equal({ version: failing.version })
    const said = () => desk.notices.$notices.get().map(({ text }) => text)
    await waitFor(() => said().includes('Nitap Sylliboy: Charged: order 4F09C2'), 'the outcome')
    await waitFor(
      () => seen(around.querySelector('.rd-subscription')).includes('Charged: order 4F09C2'),
      'the drawer',
    )
  })

  it('is cancelled by keyboard, for a reason', async () => {
    // Nothing else can be done at once: the menu says what it is.
    const { api, desk, find, button } = await open(skippedSubscription)
    api.answer(cancel, subscriptionOf({ ...subscriptionOf(), status: 'cancelled' }))
    ;(await button('More actions')).focus()
    await press('Enter')
    ;(await find('[role="menuitem"][data-key="cancel"]')).focus()
    await press('Enter')
    ;(await find('[role="alertdialog"] textarea, [role="alertdialog"] input')).focus()
    await type('She moved away')
    ;(await find('[role="alertdialog"] button[type="submit"]')).focus()
    await press('Enter')
    await toldBy(desk)('is cancelled')
    expect(api.asked(cancel)[0]?.body).to.deep.equal({ version: 3, reason: 'She moved away' })
  })
})

describe('the page of an order of a subscription', () => {
  it('says whether it is the current one, and leads to the others and to the subscription', async () => {
    const { desk, api } = fakeDesk({ roles: ['raffle admin'] })
    const [current, failed] = subscriptionOrders
    if (!current || !failed) throw new Error('Two orders are needed.')
    api.answer(orderCalls.get, orderOf(failed))
    api.answer(orderCalls.list, pageOf(subscriptionOrders))
    await desk.start()
    const root = await placed('order', desk, { 'order-id': failed.id })
    await waitFor(() => seen(root).includes('This is not its current order.'))
    const links = [...root.querySelectorAll('.rd-subscription-context a')].map(link =>
      link.getAttribute('href'),
    )
    expect(
      links.some(href => href?.includes(`subscriptions.open=${failed.subscriptionId}`)),
    ).to.equal(true)
    expect(links.some(href => href?.includes(current.id))).to.equal(true)
    expect(links.some(href => href?.includes(failed.id))).to.equal(false)
  })
})
