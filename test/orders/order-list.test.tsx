import { expect } from 'chai'
import { orderCalls } from '../../src/core/orders/calls.ts'
import type { OrderRow } from '../../src/core/orders/order-list.ts'
import { liveMs } from '../../src/core/resource.ts'
import { orderOf, orderPage, orderRows } from '../../stories/orders/sample-orders.ts'
import { type Answers, answerTo, refusal } from '../../stories/support/fake-api.ts'
import { fakeDesk, storyDesk } from '../../stories/support/fake-desk.ts'
import { usualGlobals } from '../../stories/support/toolbar.ts'
import { placed, seen } from '../dashboard/placed.ts'
import { lookIn } from '../support/browser/look-in.ts'
import { focused, press } from '../support/browser/page.ts'
import { turnedClock } from '../support/browser/turned-clock.ts'
import { waitFor } from '../support/browser/wait-for.ts'

async function open(answers: Answers) {
  const desk = storyDesk(usualGlobals, { answers })
  const root = await placed('orders', desk)
  return { root, button: lookIn(root).button }
}

/** On a desk whose answers change. */
async function openLive() {
  const { desk, api } = fakeDesk({ roles: ['account owner'] })
  api.answer(orderCalls.list, orderPage())
  await desk.start()
  return { desk, api, root: await placed('orders', desk) }
}

const rowOf = (root: HTMLElement, name: string) =>
  [...root.querySelectorAll<HTMLElement>('tbody tr')].find(row => seen(row).includes(name))

/** Of the days that are asked for, so many; of all dates 2,310. */
const ofDays = (rows: typeof orderRows) =>
  answerTo(orderCalls.list, ({ query }) =>
    query.has('from') ? orderPage(rows) : orderPage(orderRows, 2310),
  )

/** An answer that waits until it is given. */
function held<T>(answer: T) {
  const { promise: given, resolve } = Promise.withResolvers<T>()
  return { given, give: () => resolve(answer) }
}

describe('the list of orders', () => {
  it('shows what others change in its row, which keeps the focus, its tick and its place', async () => {
    const clock = turnedClock()
    const { root, api } = await openLive()
    const row = () => rowOf(root, 'Oksana')
    await waitFor(row, 'the rows')
    row()?.querySelector<HTMLElement>('input[type="checkbox"]')?.click()
    const link = row()?.querySelector('a')
    link?.focus()
    const changed = orderRows.map(each =>
      each.buyer.name.startsWith('Oksana')
        ? { ...each, status: 'VOID' as const, marks: [], version: each.version + 1 }
        : each,
    )
    api.answer(orderCalls.list, orderPage(changed))
    const before = row()
    clock.turn(liveMs)
    await waitFor(() => seen(row()).includes('Void'), 'the new state')
    expect(row(), 'the same row').to.equal(before)
    expect(row()?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked).to.equal(true)
    expect(focused()).to.equal(link)
  })

  it('shows what was changed on the order’s page to whoever comes straight back, without a skeleton (Medusa: list shows the old state after a change on the order’s page)', async () => {
    const { root, api, desk } = await openLive()
    await waitFor(() => rowOf(root, 'Oksana'), 'the rows')
    const rows = orderRows.map(each =>
      each.buyer.name.startsWith('Oksana') ? { ...each, status: 'VOID' as const, marks: [] } : each,
    )
    const [changed] = rows.filter(({ status }) => status === 'VOID')
    const { id, ...order } = orderOf(changed as OrderRow)
    api.answer(orderCalls.void, { ...order, id, packageId: id, voidedComment: 'Twice.' })
    ;(root.getRootNode() as ShadowRoot).host.remove()
    const asked = { params: { id }, body: { voidedComment: 'Twice.' } }
    await desk.http.ask(orderCalls.void, asked)
    api.answer(orderCalls.list, orderPage(rows))
    const before = api.asked(orderCalls.list).length
    const back = await placed('orders', desk)
    expect(seen(back), 'what was read shows at once').to.include('Oksana')
    await waitFor(() => seen(rowOf(back, 'Oksana')).includes('Void'), 'the new state')
    expect(api.asked(orderCalls.list).length - before).to.be.at.most(2)
  })

  it('begins with the last 30 days, says what lies outside, and searches all dates at a press', async () => {
    const { root, button } = await open([ofDays(orderRows)])
    await waitFor(() => seen(root).includes('2,305 of 2,310 matches lie outside these days.'))
    expect(seen(root)).to.include('Last 30 days')
    ;(await button('Search all dates')).focus()
    await press('Enter')
    await waitFor(() => !seen(root).includes('Last 30 days'), 'all dates')
    await waitFor(() => !root.querySelector('.rd-order-older'), 'nothing outside')
  })

  it('keeps the place of what lies outside from the start: no row moves as it is counted', async () => {
    const { desk, api } = fakeDesk({ roles: ['account owner'] })
    const rows = held(orderPage())
    const every = held(orderPage(orderRows, 2310))
    api.answer(orderCalls.list, ({ query }) => (query.has('from') ? rows.given : every.given))
    await desk.start()
    const root = await placed('orders', desk)
    const top = () => root.querySelector('.rd-table-card')?.getBoundingClientRect().top
    const before = await waitFor(top, 'the table that waits')
    const all = () => root.querySelector('.rd-order-older > button')
    expect(all()?.checkVisibility({ visibilityProperty: true })).to.equal(false)
    rows.give()
    await waitFor(() => rowOf(root, 'Oksana'), 'the rows')
    expect(top(), 'with rows').to.equal(before)
    every.give()
    await waitFor(() => seen(root).includes('lie outside these days.'), 'the count')
    expect(top(), 'with the count').to.equal(before)
    expect(all()?.checkVisibility({ visibilityProperty: true })).to.equal(true)
  })

  it('counts what lies outside for the search that shows, and for none before it', async () => {
    const { desk, api, root } = await openLive()
    await waitFor(() => rowOf(root, 'Oksana'), 'the rows')
    const words = () => seen(root.querySelector('.rd-order-older > p'))
    api.answer(orderCalls.list, ({ query }) => {
      const days = query.has('from')
      if (query.get('search') !== 'Roy') return days ? orderPage() : orderPage(orderRows, 2310)
      return days ? orderPage([], 0) : slow.given
    })
    const slow = held(orderPage(orderRows, 7))
    desk.location.update({ 'orders.search': 'Oksana' })
    await waitFor(() => words().startsWith('2,305 of 2,310'), 'the first count')
    desk.location.update({ 'orders.search': 'Roy' })
    await waitFor(() => seen(root).includes('Look in the finder'), 'the next search')
    expect(words()).to.equal('')
    slow.give()
    await waitFor(() => words().startsWith('7 of 7'), 'its own count')
    api.answer(orderCalls.list, refusal(500, 'unexpected', 'No.'))
    desk.location.update({ 'orders.search': 'Roya' })
    await waitFor(() => root.dataset.state === 'failed', 'the failure')
    expect(root.querySelector('.rd-order-older')).to.equal(null)
  })

  it('says that these days have none where older ones wait, and not that there are none', async () => {
    const { root, button } = await open([ofDays([])])
    await waitFor(() => seen(root).includes('No orders in these days'), 'the days')
    expect(seen(root)).not.to.include('No orders yet')
    ;(await button('Search all dates')).focus()
    await press('Enter')
    await waitFor(() => root.querySelector('tbody a'), 'the older ones')
  })

  it('offers the finder, with what was looked for, where nothing is written so', async () => {
    const { desk, api, root } = await openLive()
    await waitFor(() => rowOf(root, 'Oksana'), 'the rows')
    api.answer(orderCalls.list, orderPage([], 0))
    desk.location.update({ 'orders.search': 'tremblai', 'orders.status': 'VOID' })
    const link = await waitFor(() => root.querySelector('.rd-state a'), 'the finder')
    expect(seen(link)).to.equal('Look in the finder')
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', location.href)
    expect([pathname, searchParams.get('search')]).to.deep.equal([
      '/orders/v2',
      'tremblai status:void',
    ])
  })

  it('says of each what is to be known: why it failed, a cheque that isn’t cleared, a void that was mailed', async () => {
    const { root } = await open([answerTo(orderCalls.list, orderPage())])
    await waitFor(() => seen(root.querySelector('tbody')).includes('Nitap Sylliboy'), 'the rows')
    const rows = [...root.querySelectorAll('tbody tr')].map(seen)
    const of = (name: string) => rows.find(row => row.includes(name))
    expect(of('Nitap')).to.include('Error').and.to.include('Postal code doesn’t match the card')
    expect(of('Oksana')).to.include('Cheque not cleared')
    expect(of('Harpreet')).to.include('Void').and.to.include('Mailed, but void')
    expect(of('Éva')).to.include('Visa …4242').and.to.include('10401–10420')
  })
})
