import { expect } from 'chai'
import type { FoundOrders } from '../../src/core/orders/find.ts'
import { findCalls } from '../../src/core/orders/find-calls.ts'
import { recentSearchesOf } from '../../src/core/orders/recent-searches.ts'
import { drawCalls } from '../../src/core/raffles/draws/calls.ts'
import { focusHeading } from '../../src/elements/shell/focus.ts'
import { foundNone, foundOfBuyer, foundOrders } from '../../stories/orders/sample-found.ts'
import { onWire } from '../../stories/support/fake-api.ts'
import { fakeDesk } from '../../stories/support/fake-desk.ts'
import { placed, seen } from '../dashboard/placed.ts'
import { goesTo } from '../support/browser/look-in.ts'
import { focused, press, type } from '../support/browser/page.ts'
import { turnedClock } from '../support/browser/turned-clock.ts'
import { nextFrame, waitFor } from '../support/browser/wait-for.ts'

type Options = Parameters<typeof fakeDesk>[0]

async function open(answer: FoundOrders = foundOrders, options: Options = {}) {
  const { desk, api } = fakeDesk(options)
  api.answer(findCalls.find, answer)
  await desk.start()
  const show = async (attributes: Record<string, string> = {}) => {
    const root = await placed('orderFinder', desk, attributes)
    const box = await waitFor(
      () => root.querySelector<HTMLInputElement>('[role="combobox"]'),
      'box',
    )
    const offers = () => [...root.querySelectorAll('[role="option"]')].map(seen)
    const answers = () => [...root.querySelectorAll<HTMLElement>('.rd-found-link')]
    return {
      root,
      box,
      offers,
      answers,
      gone: () => (root.getRootNode() as ShadowRoot).host.remove(),
    }
  }
  const asked = () => api.asked(findCalls.find).map(({ query }) => query.get('text'))
  return { desk, api, asked, show, ...(await show()) }
}

describe('the finder', () => {
  it('answers while somebody types, once a pause, and says why each was found', async () => {
    const { asked, box, root, answers } = await open()
    box.focus()
    await type('tremblai')
    await waitFor(() => asked().at(-1) === 'tremblai' && answers().length === 5, 'the answers')
    expect(seen(root))
      .to.include('5 of 2,310 orders')
      .and.to.include('status:lost isn’t a known condition')
    const [first] = root.querySelectorAll('.rd-found-order')
    expect(seen(first)).to.include('Found by a similar name and a ticket’s number')
    expect([...(first?.querySelectorAll('mark') ?? [])].map(seen)).to.deep.equal([
      'Tremblay',
      '10401–10420',
    ])
    expect(seen(first)).to.match(/Yes: tickets 10401–10420 are in the draw of/)
    expect(focused()).to.equal(box)
  })

  it('is drawn whole where nothing else is: its box has an edge, its answers stand on a card', async () => {
    const { box, root, answers } = await open()
    box.focus()
    await type('tremblai')
    await waitFor(() => answers().length === 5, 'the answers')
    expect(getComputedStyle(box).borderTopWidth).to.equal('1px')
    const list = root.querySelector('.rd-found')
    expect(list && getComputedStyle(list).boxShadow).not.to.equal('none')
  })

  it('shows the newest text’s answer, whenever an older one comes', async () => {
    const { api, box, root, asked } = await open()
    let release: (answer: FoundOrders) => void = () => undefined
    const held = new Promise<FoundOrders>(resolve => {
      release = resolve
    })
    api.answer(findCalls.find, ({ query }) =>
      query.get('text') === 'eva t' ? { ...foundOrders, total: 7 } : held,
    )
    box.focus()
    await type('eva')
    await waitFor(() => asked().includes('eva'), 'the first question')
    await type(' t')
    await waitFor(() => seen(root).includes('5 of 7 orders'), 'the second answer')
    release(foundNone)
    await waitFor(() => root.dataset.state === 'ready')
    expect(seen(root)).to.include('5 of 7 orders')
    expect(asked().at(-1)).to.equal('eva t')
  })

  it('offers conditions by the keyboard, and takes the one that is chosen', async () => {
    const { box, offers, asked } = await open()
    box.focus()
    await press('ArrowDown')
    await waitFor(() => offers().length === 9, 'all conditions')
    await press('Escape')
    await waitFor(() => offers().length === 0, 'none')
    await type('sta')
    await waitFor(() => offers().length === 1)
    await press('ArrowDown', 'Enter')
    await waitFor(() => box.value === 'status:' && offers().length === 4, 'what it can say')
    await press('ArrowDown', 'ArrowUp', 'ArrowUp')
    await waitFor(() => box.getAttribute('aria-activedescendant')?.endsWith('-2'))
    await press('Tab')
    await waitFor(() => box.value === 'status:error ' && asked().at(-1) === 'status:error')
    expect(asked(), 'a condition that says nothing yet').not.to.include('status:')
    expect(focused()).to.equal(box)
  })

  it('gives the box the focus where its French words come after it', async () => {
    const { box, root } = await open(foundOrders, { locale: 'fr', kind: 'standalone' })
    await waitFor(() => !root.hasAttribute('data-translating') && focused() === box, 'the focus')
  })

  it('gives the box the focus where the shell puts whoever comes on the title before its French words are there', async () => {
    const { desk } = fakeDesk({ locale: 'fr', kind: 'standalone' })
    await desk.start()
    const coming = placed('orderFinder', desk)
    focusHeading(document.body, new AbortController().signal)
    const root = await coming
    await waitFor(() => !root.hasAttribute('data-translating'), 'the words')
    await waitFor(() => focused()?.getAttribute('role') === 'combobox', 'the box')
  })

  it('speaks French: its conditions, its reasons, its answer', async () => {
    const { box, root, offers, answers } = await open(foundOrders, { locale: 'fr' })
    await waitFor(() => !root.hasAttribute('data-translating'))
    box.focus()
    await type('statut:an')
    await waitFor(() => offers().join() === 'statut:annulée', 'the words')
    await press('Escape')
    await waitFor(() => answers().length === 5, 'the answers')
    expect(seen(root)).to.include('Trouvée par un nom semblable et le numéro d’un billet')
    expect(seen(root)).to.include('n’est pas une condition connue')
  })

  it('is walked by arrows, opened by Enter, cleared by Escape, with the focus always somewhere', async () => {
    const { desk, root, box, answers } = await open({ ...foundOrders, unread: [] })
    const opened = goesTo(root)
    box.focus()
    await type('eva')
    await waitFor(() => answers().length === 5, 'the answers')
    await press('ArrowDown', 'ArrowDown')
    await waitFor(() => focused() === answers()[1])
    await press('End')
    await waitFor(() => focused() === answers()[4])
    await press('Home', 'ArrowUp')
    await waitFor(() => focused() === box)
    await press('Enter')
    await waitFor(() => opened.length === 1)
    expect(opened[0]).to.equal(`/order/${foundOrders.found[0]?.order.id}`)
    expect(recentSearchesOf(desk).preference.$value.get()).to.deep.equal(['eva'])
    await press('ArrowDown', 'Escape')
    await waitFor(() => focused() === box)
    await press('Escape')
    await waitFor(() => box.value === '' && seen(root).includes('Searched before'), 'the start')
    expect(focused()).to.equal(box)
  })

  it('has text and answers again at once when somebody comes back', async () => {
    const { desk, api, box, answers, gone, show } = await open()
    box.focus()
    await type('eva')
    await waitFor(() => answers().length === 5, 'the answers')
    expect(desk.location.$parameters.get()).to.deep.equal({ search: 'eva' })
    gone()
    api.answer(findCalls.find, 'never')
    const again = await show()
    expect(again.box.value).to.equal('eva')
    await waitFor(() => again.answers().length === 5, 'the answers')
  })

  it('looks again for somebody who comes back while what they left is still on its way out', async () => {
    const clock = turnedClock(900)
    const { desk, box, answers, gone, show } = await open()
    box.focus()
    await type('eva')
    await waitFor(() => answers().length === 5, 'the answers')
    gone()
    desk.location.update({ search: null })
    // Stores that nobody watches go one after the other, a second each.
    await nextFrame()
    clock.turn(1000)
    await nextFrame()
    desk.location.update({ search: 'eva' })
    const again = await show()
    await waitFor(() => again.answers().length === 5, 'the answers')
  })

  it('leads to the list with what it can say, and begins with what it is given', async () => {
    const { show } = await open()
    const { root, answers } = await show({ search: 'eva status:error' })
    await waitFor(() => answers().length === 5, 'the answers')
    const link = root.querySelector('.rd-page-header-back')?.getAttribute('href') ?? ''
    const query = new URL(link, location.href).searchParams
    expect(query.get('orders.search')).to.equal('eva')
    expect(query.get('orders.status')).to.equal('FAILED')
    expect(query.get('orders.bought')).to.equal('')
  })

  it('says what to try where nothing matches', async () => {
    const { box, root } = await open(foundNone)
    box.focus()
    await type('zwicker')
    await waitFor(() => seen(root).includes('No order matches “zwicker”'), 'the answer')
    expect(seen(root)).to.include('the last name')
    box.select()
    await type('902')
    await waitFor(() => seen(root).includes('Type at least four digits'), 'too little of a number')
  })

  it('tells who sees their own orders alone that it looked among those', async () => {
    const roles = ['Contact Center Agent' as const]
    const { box, root } = await open(foundNone, { roles })
    box.focus()
    await type('zwicker')
    await waitFor(() => seen(root).includes('No order of this account matches “zwicker”'), 'none')
    expect(seen(root.querySelector('.rd-state'))).to.include('only the orders that you entered')
    expect(seen(root.querySelector('.rd-page-header'))).to.include('only the orders that you')
  })

  it('answers a buyer who gave their email for all their orders of a raffle', async () => {
    const { show } = await open(foundOfBuyer)
    const { root } = await show({ search: 'eva.tremblay@example.org' })
    await waitFor(() => root.querySelector('.rd-found-buyer'), 'the answer')
    expect(seen(root.querySelector('.rd-found-buyer')))
      .to.include('3 orders of eva.tremblay@example.org in Harbour Lights 50/50')
      .and.to.include('Yes: tickets 10401–10420 and 10204–10206 are in the draw of')
  })

  it('hands out the proof of a ticket whose draw is over, to those who may read draws', async () => {
    const { api, show } = await open()
    api.answer(drawCalls.proof, onWire({ body: { proof: true } }))
    const { root } = await show({ search: '0017' })
    const button = await waitFor(
      () =>
        [...root.querySelectorAll('button')].find(each => seen(each) === 'Proof of ticket 10190'),
      'the proof',
    )
    button.focus()
    await press('Enter')
    await waitFor(() => api.asked(drawCalls.proof).length === 1)
    expect(api.asked(drawCalls.proof)[0]?.params).to.include({ number: '10190' })
  })

  it('keeps the proof from those who may not', async () => {
    const { show } = await open(foundOrders, { roles: ['Data Processing'] })
    const { root, answers } = await show({ search: '0017' })
    await waitFor(() => answers().length === 5, 'the answers')
    expect([...root.querySelectorAll('.rd-found button')]).to.deep.equal([])
  })
})
