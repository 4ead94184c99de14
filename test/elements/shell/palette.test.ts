import { expect } from 'chai'
import { customerCalls } from '../../../src/core/customers/calls.ts'
import { findCalls } from '../../../src/core/orders/find-calls.ts'
import { raffleListCalls } from '../../../src/core/raffles/list-calls.ts'
import type { RaffleRow } from '../../../src/core/raffles/raffle-row.ts'
import { customerRows } from '../../../stories/customers/sample-customers.ts'
import { foundOrders } from '../../../stories/orders/sample-found.ts'
import { harbourLights } from '../../../stories/raffles/sample-raffles.ts'
import { pageOf, refusal } from '../../../stories/support/fake-api.ts'
import { organization } from '../../shell/people.ts'
import { expectNoAxeViolationsInFull } from '../../support/browser/axe.ts'
import { fixture } from '../../support/browser/fixture.ts'
import { inFull } from '../../support/browser/full.ts'
import { click, focused, press, setWidth, type } from '../../support/browser/page.ts'
import { waitFor } from '../../support/browser/wait-for.ts'
import { defineFixtureScreens, openShell } from './open-shell.ts'

defineFixtureScreens('raffle-desk-dashboard', 'raffle-desk-users', 'raffle-desk-orders-v2')

/** The palette stands in the layer of overlays, beside the shell's root. */
const placed = async (options: Parameters<typeof openShell>[0] = { role: 'RB admin' }) => {
  const shell = openShell(options)
  await shell.see('raffle-desk-dashboard')
  const scope = shell.root.getRootNode() as ShadowRoot
  const query = <E extends HTMLElement = HTMLElement>(selector: string) =>
    scope.querySelector<E>(selector)
  const find = <E extends HTMLElement = HTMLElement>(selector: string) =>
    waitFor(() => query<E>(selector), selector)
  const options_ = () =>
    [...scope.querySelectorAll('[role=option]')].map(one => one.textContent?.trim() ?? '')
  return { ...shell, scope, query, find, options: options_ }
}

describe('the command palette', () => {
  before(() => setWidth(1280))

  it('opens by its place in the top bar, and gives the focus back on Escape', async () => {
    const { find, see, query } = await placed()
    const button = await see('.rd-search-button')
    await click(button)
    const palette = await find('.rd-palette')
    const input = await find('.rd-palette-input')
    await waitFor(() => focused() === input)
    await expectNoAxeViolationsInFull(palette)
    await press('Escape')
    await waitFor(() => query('.rd-palette') === null)
    await waitFor(() => focused() === button)
  })

  it('has its whole words in the top bar of a desk, and only its icon on a phone', async () => {
    const { see, shell } = await placed()
    shell.desk.setLocale('fr')
    const button = await see('.rd-search-button')
    const words = await see('.rd-search-words')
    await waitFor(() => words.textContent !== 'Search or go to…')
    expect(words.scrollWidth).to.be.at.most(words.clientWidth)
    await setWidth(390)
    await waitFor(() => button.getBoundingClientRect().width === 36)
    await setWidth(1280)
  })

  it('lists what somebody may open, in their language', async () => {
    const { find, options, shell } = await placed({
      role: 'raffle admin',
      flags: ['view-users', 'view-dashboard'],
    })
    shell.desk.setLocale('fr')
    ;(await find('.rd-search-button')).click()
    await find('.rd-palette-input')
    await waitFor(() => options().includes('Utilisateurs'))
    expect(options()).to.include('Tableau de bord')
    expect(options()).not.to.include('Appareils')
    expect(options().at(-1)).to.equal('Se déconnecter')
  })

  it('goes to what was typed and chosen by keyboard; the next time that is the first', async () => {
    const { find, see, query, options, path } = await placed()
    ;(await see('.rd-search-button')).click()
    const input = await find('.rd-palette-input')
    await waitFor(() => focused() === input)
    await type('user')
    await waitFor(() => options()[0] === 'Users')
    const active = await waitFor(() => input.getAttribute('aria-activedescendant'))
    const option = (input.getRootNode() as ShadowRoot).getElementById(active)
    expect(option?.textContent).to.contain('Users')
    await press('Enter')
    await see('raffle-desk-users')
    expect(path()).to.equal('/users')
    await waitFor(() => query('.rd-palette') === null)
    ;(await see('.rd-search-button')).click()
    await find('.rd-palette-input')
    expect(options()[0]).to.equal('Users')
    expect((await find('.rd-palette-title')).textContent).to.equal('Recent')
  })

  it('opens the first that was found on Enter after a letter was taken back', async () => {
    const { find, see, options, path } = await placed()
    ;(await see('.rd-search-button')).click()
    const input = await find('.rd-palette-input')
    await waitFor(() => focused() === input)
    await press('Enter')
    expect(path(), 'nothing typed, nothing chosen').to.equal('/')
    await type('userw')
    await press('Backspace')
    await waitFor(() => options()[0] === 'Users')
    await press('Enter')
    await see('raffle-desk-users')
    expect(path()).to.equal('/users')
  })

  inFull('says when nothing was found', async () => {
    const { find, see } = await placed()
    ;(await see('.rd-search-button')).click()
    const input = await find('.rd-palette-input')
    await waitFor(() => focused() === input)
    const shown = await find('.rd-palette-status')
    const readOut = await find('.rd-palette-status + [role=status]')
    const said: (string | null)[] = []
    new MutationObserver(() => said.push(readOut.textContent)).observe(readOut, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    await type('zzzz')
    await waitFor(() => shown.textContent === 'Nothing found for “zzzz”.')
    await waitFor(() => readOut.textContent === 'Nothing found for “zzzz”.')
    expect(said.filter(Boolean), 'said once').to.have.length(1)
    await expectNoAxeViolationsInFull(await find('.rd-palette'))
  })
})

describe('the palette’s search of raffles', () => {
  before(() => setWidth(1280))

  it('says why those that the start couldn’t read can’t be searched, and asks again on Retry', async () => {
    const { find, see, options, scope, api } = await placed({
      role: 'RB admin',
      prepare: prepared =>
        prepared.answer(raffleListCalls.list, refusal(500, 'E1', 'The books are closed.')),
    })
    ;(await see('.rd-search-button')).click()
    const input = await find('.rd-palette-input')
    await waitFor(() => focused() === input)
    await type('puck')
    const said = () => scope.querySelector('.rd-palette-failures')?.textContent ?? ''
    await waitFor(() => said().includes('Raffles could not be searched: The books are closed.'))
    api.answer(
      raffleListCalls.list,
      pageOf([
        {
          ...harbourLights,
          id: '33333333-3333-4333-8333-333333333333',
          name: 'Puck Night 50/50',
          organizationId: organization.id,
          status: 'draft',
          category: '50/50',
          licenseNumber: null,
          startDate: null,
          endDate: null,
          drawDate: null,
          timeZone: 'America/Toronto',
          version: 1,
        },
      ]),
    )
    ;(await find('.rd-palette-retry')).click()
    await waitFor(() => options().includes('Puck Night 50/50'))
    // Other domains' searches say for themselves.
    await waitFor(() => !said().includes('books are closed'))
  })

  it('finds closed ones on the server, with the day they ended', async () => {
    const asked: URLSearchParams[] = []
    const raffle: RaffleRow = {
      ...harbourLights,
      id: '33333333-3333-4333-8333-333333333333',
      name: 'Puck Night 50/50',
      organizationId: organization.id,
      status: 'closed',
      category: '50/50',
      licenseNumber: null,
      startDate: null,
      endDate: '2025-12-06T02:30:00.000Z',
      drawDate: null,
      timeZone: 'America/Toronto',
      version: 1,
    }
    const { find, see, options } = await placed({
      role: 'raffle admin',
      prepare: api =>
        api.answer(raffleListCalls.list, ({ query }) => {
          const isSearch = query.get('search') !== null
          if (isSearch) asked.push(query)
          return pageOf(isSearch ? [raffle] : [])
        }),
    })
    ;(await see('.rd-search-button')).click()
    const input = await find('.rd-palette-input')
    await waitFor(() => focused() === input)
    await type('puck')
    await waitFor(() => options().some(each => each.includes('Puck Night 50/50')), 'the raffle')
    expect(options().at(-1)).to.match(/Puck Night 50\/50\s+Dec 5, 2025/)
    const titles = [...(await find('.rd-palette')).querySelectorAll('.rd-palette-title')]
    expect(titles.map(({ textContent }) => textContent)).to.include('Closed raffles')
    expect(asked.at(-1)?.getAll('status[]')).to.deep.equal(['closed'])
    expect(asked.at(-1)?.get('search')).to.equal('puck')
    await press('Escape')
  })
})

describe('the palette’s search of orders', () => {
  it('finds them as the finder does, five at most, each leading to its page', async () => {
    const { find, see, options, api, path } = await placed({
      role: 'raffle admin',
      prepare: prepared => prepared.answer(findCalls.find, foundOrders),
    })
    ;(await see('.rd-search-button')).click()
    const input = await find('.rd-palette-input')
    await waitFor(() => focused() === input)
    await type('tremblai')
    const asked = () => api.asked(findCalls.find).at(-1)?.query.get('text')
    await waitFor(
      () => asked() === 'tremblai' && options().some(each => each.includes('4F09C2 Éva Tremblay')),
      'the order',
    )
    expect(options().filter(each => each.includes('Harbour Lights 50/50'))).to.have.length(5)
    await press('Enter')
    await waitFor(() => path() === `/order/${foundOrders.found[0]?.order.id}`)
  })
})

describe('the palette’s highlight', () => {
  inFull('is on the first line, whichever answer came first, until somebody moves it', async () => {
    const answers: (() => void)[] = []
    const { find, see, options, scope, path } = await placed({
      role: 'raffle admin',
      prepare: prepared => {
        prepared.answer(customerCalls.list, pageOf(customerRows))
        prepared.answer(
          findCalls.find,
          () => new Promise(resolve => answers.push(() => resolve(foundOrders))),
        )
      },
    })
    ;(await see('.rd-search-button')).click()
    const input = await find('.rd-palette-input')
    const highlighted = () =>
      scope.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? ''
    const ordersComeLater = async (text: string, between: () => Promise<void>) => {
      await type(text)
      await waitFor(() => answers.length === 1 && highlighted().includes('Éva Tremblay'), 'hers')
      await between()
      answers.pop()?.()
      await waitFor(() => options()[0]?.includes('4F09C2'), 'the orders')
    }
    await waitFor(() => focused() === input)
    await ordersComeLater('trem', async () => {
      await press('ArrowDown')
      await waitFor(() => highlighted().startsWith('Eva Tremblay'), 'the second')
    })
    expect(highlighted(), 'what was chosen').to.include('Eva Tremblay')
    await ordersComeLater('b', () => Promise.resolve())
    await waitFor(() => highlighted() === options()[0], 'the first line')
    await press('Enter')
    await waitFor(() => path() === `/order/${foundOrders.found[0]?.order.id}`)
  })
})

describe('the shell’s keys', () => {
  const key = (target: EventTarget, init: KeyboardEventInit) =>
    target.dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init }),
    )

  it('open the palette by Ctrl K from within the shell', async () => {
    const { find, see, query } = await placed()
    const inside = await see('.rd-user-button')
    inside.focus()
    expect(key(inside, { key: 'k', ctrlKey: true })).to.equal(false)
    await find('.rd-palette')
    await press('Escape')
    await waitFor(() => query('.rd-palette') === null)
  })

  it('open the list of shortcuts by ?, not while somebody types', async () => {
    const { find, query, root } = await placed()
    const input = document.createElement('input')
    root.append(input)
    input.focus()
    await type('?')
    expect(input.value).to.equal('?')
    expect(query('.rd-shortcuts')).to.equal(null)
    input.remove()
    await press('Shift')
    key(document.body, { key: '?' })
    const list = await find('.rd-shortcuts')
    expect(list.textContent).to.contain('Search, or go to a screen')
    await waitFor(() => focused()?.closest('.rd-modal'))
    await expectNoAxeViolationsInFull(await find('.rd-dialog'))
    await press('Escape')
    await waitFor(() => query('.rd-shortcuts') === null)
  })

  it('leave alone what stands on the page outside the shell', async () => {
    const { query } = await placed()
    const outside = fixture('<input aria-label="The host’s" />')
    outside.focus()
    expect(key(outside, { key: 'k', ctrlKey: true })).to.equal(true)
    await new Promise(resolve => setTimeout(resolve))
    expect(query('.rd-search-button[aria-busy=true]')).to.equal(null)
    expect(query('.rd-palette')).to.equal(null)
  })
})
