import { expect } from 'chai'
import { orderCalls } from '../../src/core/orders/calls.ts'
import { findCalls } from '../../src/core/orders/find-calls.ts'
import { foundOrders } from '../../stories/orders/sample-found.ts'
import { orderPage, orderRows, voidRow } from '../../stories/orders/sample-orders.ts'
import { refusal } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { placed, seen } from '../dashboard/placed.ts'
import { goesTo } from '../support/browser/look-in.ts'
import { focused, press, type } from '../support/browser/page.ts'
import { turnedClock } from '../support/browser/turned-clock.ts'
import { waitFor } from '../support/browser/wait-for.ts'

/** Between two polls. */
const pollMs = 15_000

/** Whoever is called so is called so. */
const markup = '<img src=x onerror=alert(1)>'
const calledSo = <Row extends { buyer: object }>(row: Row) => ({
  ...row,
  buyer: { ...row.buyer, name: markup },
})

describe('the widget of recent orders', () => {
  it('shows the newest five with their status, follows them, and keeps them while a poll fails', async () => {
    const clock = turnedClock()
    const { desk, api } = fakeDesk()
    api.answer(orderCalls.list, orderPage())
    const root = await placed('recentOrders', desk)
    await waitFor(() => root.querySelectorAll('li').length === 5, 'the orders')
    expect(seen(root)).to.include('4F09C2 Éva Tremblay').and.to.include('Error')
    const query = api.asked(orderCalls.list)[0]?.query
    expect(`${query?.get('pageSize')} ${query?.get('sortBy')} ${query?.get('sortDir')}`).to.equal(
      '5 boughtAt desc',
    )
    api.answer(orderCalls.list, orderPage([voidRow, ...orderRows.slice(0, 4)]))
    clock.turn(pollMs)
    await waitFor(() => seen(root.querySelector('li')).includes('Void'), 'the next poll')
    api.answer(orderCalls.list, refusal(500, 'unexpected', 'No.'))
    clock.turn(pollMs)
    await waitFor(() => api.asked(orderCalls.list).length === 3)
    expect(root.querySelectorAll('li').length).to.equal(5)
  })

  it('leads to each order, and to all of them', async () => {
    const { desk, api } = fakeDesk()
    api.answer(orderCalls.list, orderPage(orderRows.map(calledSo)))
    const root = await placed('recentOrders', desk)
    const paths = goesTo(root)
    await waitFor(() => root.querySelectorAll('li').length === 5, 'the orders')
    expect(seen(root)).to.include(markup)
    for (const link of root.querySelectorAll('a')) link.click()
    expect(paths.slice(0, 2)).to.deep.equal(['/orders', `/order/${orderRows[0]?.id}`])
  })
})

describe('the widget that finds orders', () => {
  it('finds as the finder does, in few rows, and leads there with the same words', async () => {
    const { desk, api } = fakeDesk()
    const found = foundOrders.found.map(each => ({ ...each, order: calledSo(each.order) }))
    api.answer(findCalls.find, { ...foundOrders, found })
    await desk.start()
    const root = await placed('orderSearch', desk)
    const other = await placed('orderSearch', desk)
    const paths = goesTo(root)
    const box = await waitFor(
      () => root.querySelector<HTMLInputElement>('[role="combobox"]'),
      'box',
    )
    box.focus()
    await type('tremblai')
    // Of fewer letters there is an answer, too, where they come slowly.
    await waitFor(
      () => api.asked(findCalls.find).at(-1)?.query.get('text') === 'tremblai',
      'the question',
    )
    await waitFor(
      () => root.querySelectorAll('.rd-finder-answer:not([data-refreshing]) .rd-found-order')[4],
      'the answers',
    )
    expect(root.querySelectorAll('.rd-found-order')).to.have.length(5)
    expect(other.querySelector<HTMLInputElement>('[role="combobox"]')?.value).to.equal('')
    expect(seen(root)).to.include('2,305 more orders').and.to.include(markup)
    expect(root.querySelector('.rd-found button')).to.equal(null)
    await press('ArrowDown', 'Enter')
    await waitFor(() => paths.length === 1)
    expect(paths[0]).to.equal(`/order/${foundOrders.found[0]?.order.id}`)
    const more = [...root.querySelectorAll('a')].find(each => seen(each).includes('more orders'))
    more?.click()
    expect(paths[1]).to.equal('/orders/v2?search=tremblai')
    expect(focused()).not.to.equal(null)
    expect(desk.location.$parameters.get()).to.deep.equal({})
  })
})
